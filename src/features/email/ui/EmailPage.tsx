import { VisuallyHidden } from '@mantine/core';
import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { useSoon } from '#web/kit/useSoon.ts';
import { Workbench } from '#web/kit/Workbench.tsx';
import { address, linkTo, type MailList, useMailList } from './address.ts';
import { useLetters } from './compose/letters.ts';
import { newLetter, writeTo } from './compose/open.ts';
import { MailListPane } from './list/MailListPane.tsx';
import { useMailRows } from './list/useMailRows.ts';
import { metaQuery } from './queries.ts';
import { ReadingPane } from './read/ReadingPane.tsx';
import { useSteps } from './read/useSteps.ts';
import { SidePane } from './side/SidePane.tsx';
import { useListName } from './useListName.ts';
import { useMayManage } from './useMayManage.ts';

const ComposeWindow = lazyPart(
  () => import('./compose/ComposeWindow.tsx'),
  (file) => file.ComposeWindow,
);

export const Route = createFileRoute('/_frame/apps/email')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(metaQuery);
  },
  staticData: { title: 'pages:email', workbench: true },
  component: EmailPage,
});

const route = getRouteApi('/_frame/apps/email');

/** Opens a mail of a list, or the list alone. */
export type OpenMail = (mail: number | undefined, how?: { replace?: boolean }) => void;
export type LookFor = (q: string) => void;

function useWays(list: MailList, open: number | undefined) {
  const navigate = useNavigate();
  const openMail: OpenMail = useCallback(
    (mail, how) => void navigate({ ...linkTo(list, mail), replace: how?.replace ?? false, resetScroll: false }),
    [navigate, list],
  );
  const lookFor: LookFor = useCallback(
    (q) => void navigate({ ...linkTo({ ...list, q }, open), replace: true, resetScroll: false }),
    [navigate, list, open],
  );
  return { openMail, lookFor };
}

function EmailPage() {
  const { t } = useTranslation('email');
  const { q, mail, write } = route.useSearch();
  const list = useMailList(q);
  const { openMail, lookFor } = useWays(list, mail);
  // A link from elsewhere begins a letter, once: Back must not begin another.
  useEffect(() => {
    if (write === undefined) return;
    openMail(mail, { replace: true });
    void writeTo(write);
  }, [write, mail, openMail]);
  const name = useListName(list);
  const rows = useMailRows(list);
  const steps = useSteps(list, rows, mail, openMail);
  const mayManage = useMayManage();
  const letter = useLetters().findLast((one) => one.place === 'window');
  const [sideOpened, setSideOpened] = useState(false);
  const closeSide = useCallback(() => setSideOpened(false), []);
  const openSide = useCallback(() => setSideOpened(true), []);
  useSoon(ComposeWindow.bring, mayManage);

  return (
    <>
      <VisuallyHidden component="h1">{t('title', { name })}</VisuallyHidden>
      <Workbench
        side={{
          label: t('folders.title'),
          width: 196,
          opened: sideOpened,
          onClose: closeSide,
          content: <SidePane list={list} onChosen={closeSide} onCompose={newLetter} />,
        }}
        list={{
          label: name,
          width: 364,
          content: (
            <MailListPane
              list={list}
              name={name}
              rows={rows}
              open={mail}
              openMail={openMail}
              lookFor={lookFor}
              onSide={openSide}
              steps={steps}
            />
          ),
        }}
        phoneShows={mail === undefined ? 'list' : 'main'}
        mainLabel={t('read.pane')}
      >
        <ReadingPane id={mail} list={list} steps={steps} openMail={openMail} />
      </Workbench>
      {letter && mayManage && (
        <Suspense>
          <ComposeWindow key={letter.key} letter={letter} />
        </Suspense>
      )}
    </>
  );
}
