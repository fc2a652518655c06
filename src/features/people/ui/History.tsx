import { IconAlertTriangle, IconHistory, IconLogin, IconLogout } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { AuditEntry } from '#features/audit/contract.ts';
import { subjectName } from '#features/audit/subjectName.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime, formatRelative } from '#web/kit/format.ts';
import { PageSteps } from '#web/kit/PageSteps.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { Facts } from './Facts.tsx';
import classes from './PersonPage.module.css';
import { HISTORY_ROWS } from './queries.ts';

const ICONS: Partial<Record<AuditEntry['action'], typeof IconLogin>> = {
  'signed-in': IconLogin,
  'sign-in-failed': IconAlertTriangle,
  'signed-out': IconLogout,
  'session-ended': IconLogout,
};

/** One thing that happened, seen from somebody's page: who did it is said when it was not they themselves. */
export function HistoryRow({ entry, person }: { entry: AuditEntry; person: number }) {
  const { t, i18n } = useTranslation('people');
  const Icon = ICONS[entry.action] ?? IconHistory;
  const why = typeof entry.detail.why === 'string' ? entry.detail.why : undefined;
  const isOther = entry.subject && (entry.subject.type !== 'person' || entry.subject.id !== person);
  const facts = [
    why && i18n.exists(`audit:reasons.${why}`) ? t(`audit:reasons.${why}`) : undefined,
    isOther ? subjectName(entry) : undefined,
    entry.actor.id !== person && entry.actor.name ? t('history.by', { name: entry.actor.name }) : undefined,
    entry.viewer ? t('history.viewedBy', { name: entry.viewer.name }) : undefined,
    entry.address,
    entry.device && say(entry.device),
  ];
  return (
    <li className={classes.event} data-failed={entry.action === 'sign-in-failed' || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <div className={classes.eventWords}>
        <div className={classes.eventName}>{t(`audit:actions.${entry.action}`)}</div>
        <Facts facts={facts} />
      </div>
      <time className={classes.when} dateTime={entry.at} title={formatDateTime(entry.at)}>
        {formatRelative(entry.at)}
      </time>
    </li>
  );
}

interface Props {
  title: string;
  empty: string;
  person: number;
  query: UseQueryResult<{ entries: AuditEntry[]; total: number }>;
  page: number;
  onPage: (page: number) => void;
}

/** Pages of what happened, newest first. */
export function History({ title, empty, person, query, page, onPage }: Props) {
  const total = query.data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / HISTORY_ROWS));
  return (
    <section className={classes.card} aria-label={title} aria-busy={query.isFetching}>
      <h2 className={classes.cardTitle}>{title}</h2>
      {query.isPending && <SkeletonRows rows={5} />}
      {query.isError && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && total === 0 && <EmptyState icon={IconHistory} title={empty} />}
      <ul className={classes.history}>
        {query.data?.entries.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} person={person} />
        ))}
      </ul>
      <PageSteps page={page} pages={pages} onPage={onPage} />
    </section>
  );
}
