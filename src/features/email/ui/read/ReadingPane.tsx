import { ActionIcon } from '@mantine/core';
import { IconMailOpened, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Hue } from '#contract/hues.ts';
import type { OneEmail } from '#features/email/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HuePill } from '#web/kit/Hue.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useIsPhone } from '#web/shell/frameLayout.ts';
import type { MailList } from '../address.ts';
import { useDeeds, withDeeds } from '../changed.ts';
import type { OpenMail } from '../EmailPage.tsx';
import { doAndTell, doDeed } from '../outgoing.ts';
import { mailQuery, metaQuery } from '../queries.ts';
import { useLabelName } from '../useListName.ts';
import { useMayManage } from '../useMayManage.ts';
import classes from './Read.module.css';
import { ReplyBox } from './ReplyBox.tsx';
import { SendNote } from './SendNote.tsx';
import { Thread } from './Thread.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { Steps } from './useSteps.ts';

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

function Head({ mail, hues, mayManage }: { mail: OneEmail; hues: ReadonlyMap<string, Hue>; mayManage: boolean }) {
  const { t } = useTranslation('email');
  const labelName = useLabelName();
  return (
    <header className={classes.head}>
      <h2 className={classes.subject} dir="auto">
        {mail.subject || t('noSubject')}
      </h2>
      <ActionIcon
        size={36}
        className={classes.star}
        data-on={mail.isStarred || undefined}
        aria-pressed={mail.isStarred}
        aria-label={t('read.star')}
        disabled={!mayManage}
        onClick={() => doAndTell({ ids: [mail.id], action: mail.isStarred ? 'unstar' : 'star' })}
      >
        {mail.isStarred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} stroke={1.75} aria-hidden />}
      </ActionIcon>
      {mail.labels.length > 0 && (
        <div className={classes.labels}>
          {mail.labels.map((name) => (
            <HuePill key={name} hue={hues.get(name) ?? 'graphite'}>
              {labelName(name)}
            </HuePill>
          ))}
        </div>
      )}
    </header>
  );
}

/** One mail with its conversation, what can be done with it, and the box to answer. */
export function ReadingPane({ id, list, steps, openMail }: Props) {
  const { t } = useTranslation('email');
  const isPhone = useIsPhone();
  const mayManage = useMayManage();
  const query = useQuery({ ...mailQuery(id ?? 0), enabled: id !== undefined });
  const deeds = useDeeds();
  const mail = useMemo(() => query.data && withDeeds(query.data, deeds), [query.data, deeds]);
  const labels = useQuery(metaQuery).data?.labels;
  const hues = useMemo(() => new Map<string, Hue>((labels ?? []).map((one) => [one.name, one.colour])), [labels]);
  const scroll = useRef<HTMLDivElement>(null);
  useMarkRead(query.data, mayManage);
  useEffect(() => {
    if (id !== undefined) scroll.current?.scrollTo({ top: 0 });
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
      (next) => openMail(next, { replace: true }),
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
  if (!mail) return <SkeletonRows rows={4} />;
  return (
    <>
      <Toolbar mail={mail} labels={labels ?? []} steps={steps} mayManage={mayManage} onBack={leave} onGone={gone} />
      {/* Keys scroll it when it has the focus. */}
      <div className={classes.scroll} ref={scroll} tabIndex={-1} key={list.folder}>
        <Head mail={mail} hues={hues} mayManage={mayManage} />
        <SendNote mail={mail} mayManage={mayManage} />
        <Thread mail={mail} mayManage={mayManage} key={mail.id} />
      </div>
      {mayManage && mail.folder !== 'trash' && mail.state !== 'draft' && (
        <ReplyBox mail={mail} key={`reply-${mail.id}`} />
      )}
    </>
  );
}
