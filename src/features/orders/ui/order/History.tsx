import type { Order } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Timeline } from '#web/kit/Timeline.tsx';
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
      <Timeline
        label={t('history')}
        entries={order.events.toReversed().map((event, index) => ({
          id: `${event.at} ${event.kind}`,
          title: nameOf(event),
          note: event.note && <q>{event.note}</q>,
          by: event.by?.fullName,
          at: event.at,
          ...(index === 0 ? { tone: 'accent' } : {}),
        }))}
      />
    </section>
  );
}
