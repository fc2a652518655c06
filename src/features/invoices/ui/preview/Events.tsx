import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { formatDateTime, formatRelative } from '#web/kit/format.ts';
import { FailedState } from '#web/kit/states.tsx';
import { invoiceEventsQuery } from '../queries.ts';
import classes from './Preview.module.css';

/** What happened to the invoice, newest first. */
export function Events({ id }: { id: number }) {
  const { t, i18n } = useTranslation('invoices');
  const events = useQuery({ ...invoiceEventsQuery(id), enabled: isStaying });
  return (
    <section className={classes.card} aria-label={t('events.title')} aria-busy={events.isFetching}>
      <h2 className={classes.cardTitle}>{t('events.title')}</h2>
      {events.isError && <FailedState error={events.error} onRetry={() => void events.refetch()} />}
      {events.data?.length === 0 && <p className={classes.quiet}>{t('events.none')}</p>}
      <ol className={classes.rows}>
        {events.data?.map(({ at, action, by }) => (
          <li key={`${at} ${action}`} className={classes.row}>
            <div className={classes.words}>
              <span className={classes.name}>
                {i18n.exists(`audit:actions.${action}`) ? t(`audit:actions.${action}`) : action}
              </span>
              <span className={classes.detail}>
                {by && <bdi>{by.fullName}</bdi>}
                {by && ' · '}
                <time dateTime={at} title={formatDateTime(at)}>
                  {formatRelative(at)}
                </time>
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
