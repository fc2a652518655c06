import { IconMailOpened } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import type { Label, OneEmail } from '#features/email/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useSoon } from '#web/kit/useSoon.ts';
import { useIsPhone } from '#web/shell/frameLayout.ts';
import type { MailList } from '../address.ts';
import { useDeeds, withDeeds } from '../changed.ts';
import type { OpenMail } from '../EmailPage.tsx';
import { doDeed } from '../outgoing.ts';
import { mailQuery, metaQuery } from '../queries.ts';
import { useMayManage } from '../useMayManage.ts';
import classes from './Read.module.css';
import type { Steps } from './useSteps.ts';

const OpenedMail = lazyPart(
  () => import('./OpenedMail.tsx'),
  (file) => file.OpenedMail,
);

const NO_LABELS: Label[] = [];
const Waiting = () => <SkeletonRows rows={4} />;

interface Props {
  id: number | undefined;
  list: MailList;
  steps: Steps;
  openMail: OpenMail;
}

/** What is open was read, and so was what arrives in its conversation meanwhile. */
function useMarkRead(mail: OneEmail | undefined, mayManage: boolean) {
  const marked = useRef(new Set<number>());
  const open = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!mail || !mayManage) return;
    if (open.current !== mail.id) marked.current.clear();
    open.current = mail.id;
    const unread = [mail, ...mail.replies].filter((one) => !one.isRead && !marked.current.has(one.id));
    if (unread.length === 0) return;
    const ids = unread.map((one) => one.id);
    for (const id of ids) marked.current.add(id);
    doDeed({ ids, action: 'read' });
  }, [mail, mayManage]);
}

/** The mail that is open, or that none is. */
export function ReadingPane({ id, list, steps, openMail }: Props) {
  const { t } = useTranslation('email');
  const isPhone = useIsPhone();
  const mayManage = useMayManage();
  const query = useQuery({ ...mailQuery(id ?? 0), enabled: id !== undefined });
  const deeds = useDeeds();
  const mail = useMemo(() => query.data && withDeeds(query.data, deeds), [query.data, deeds]);
  const labels = useQuery(metaQuery).data?.labels;
  useMarkRead(query.data, mayManage);
  useSoon(OpenedMail.bring);
  // At the same time as the mail itself, not after it.
  useEffect(() => {
    if (id !== undefined) OpenedMail.bring().catch(() => {});
  }, [id]);

  function leave() {
    openMail(undefined);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-mail="${id}"]`)?.focus());
  }
  /** On to the one below, as it was before this one left. */
  function gone() {
    const { row, total = 0 } = steps;
    if (isPhone || row === undefined) return openMail(undefined, { replace: true });
    steps.neighbour(row + 1 < total ? 1 : -1).then(
      ([next]) => openMail(next, { replace: true }),
      () => openMail(undefined, { replace: true }),
    );
  }

  if (id === undefined)
    return (
      <div className={classes.nothing}>
        <EmptyState icon={IconMailOpened} title={t('read.nothing')} detail={t('read.nothingDetail')} />
      </div>
    );
  if (query.error && !mail) {
    const isGone = query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400);
    return (
      <div className={classes.nothing}>
        {isGone ? (
          <EmptyState icon={IconMailOpened} title={t('read.gone')} detail={t('read.goneDetail')} />
        ) : (
          <FailedState error={query.error} onRetry={() => void query.refetch()} />
        )}
      </div>
    );
  }
  if (!mail) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <OpenedMail
        mail={mail}
        list={list}
        labels={labels ?? NO_LABELS}
        steps={steps}
        mayManage={mayManage}
        onBack={leave}
        onGone={gone}
      />
    </Suspense>
  );
}
