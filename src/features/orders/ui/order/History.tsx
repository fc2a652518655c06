import { useTranslation } from 'react-i18next';
import type { Order } from '#features/orders/contract.ts';
import { formatDateTime } from '#web/kit/format.ts';
import classes from './Order.module.css';

/** What happened to the order, newest first. */
export function History({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  // What the shop itself ended was a card that nobody paid in time.
  const nameOf = ({ kind, by }: Order['events'][number]) =>
    kind === 'cancelled' && !by ? t('events.ranOut') : t(`events.${kind}`);
  return (
    <section className={classes.card} aria-label={t('history')}>
      <h2 className={classes.cardTitle}>{t('history')}</h2>
      <ol className={classes.events}>
        {order.events.toReversed().map((event) => (
          <li key={`${event.at} ${event.kind}`} className={classes.event}>
            <span className={classes.eventName}>{nameOf(event)}</span>
            {event.note && <q className={classes.eventNote}>{event.note}</q>}
            <span className={classes.quiet}>
              {event.by && (
                <>
                  <bdi>{event.by.fullName}</bdi> ·{' '}
                </>
              )}
              <time dateTime={event.at}>{formatDateTime(event.at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
