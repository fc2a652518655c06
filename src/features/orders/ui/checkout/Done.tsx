import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { startQuery } from '#features/auth/ui/queries.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatDay, formatMoney } from '#web/kit/format.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useAbility } from '#web/session.ts';
import { NotFound } from '#web/shell/misc/NotFound.tsx';
import { payOrder } from '../deeds.ts';
import { orderOne } from '../queries.ts';
import { isToPay } from '../useOrderActions.ts';
import classes from './Checkout.module.css';

/** It is ordered: its number, what happens next, and the ways on. Follows a card that is being charged. */
export function Done({ id }: { id: number }) {
  const { t } = useTranslation('orders');
  const one = useQuery(orderOne(id));
  const start = useQuery({ ...startQuery, retry: false });
  const mayRead = useAbility().can('read', 'Invoice');
  if (one.error instanceof ApiError && one.error.status === 404) return <NotFound />;
  if (one.isError && !one.data) return <FailedState error={one.error} onRetry={() => void one.refetch()} />;
  if (!one.data || start.isPending) return <SkeletonRows rows={4} />;
  const order = one.data;
  const { invoice } = order;
  const waits = isToPay(order);
  const isOver = order.status === 'cancelled';
  const Glyph = isOver ? IconCircleX : waits ? IconClock : IconCircleCheck;
  const state = isOver ? 'cancelled' : waits ? 'waits' : 'thanks';
  // Where no mail leaves the server, none is spoken of.
  const words = state === 'thanks' && start.data?.mail !== true ? 'stored' : state;
  const total = formatMoney(order.totalCents, order.currency);
  return (
    <section className={classes.done} aria-labelledby="order-done" aria-live="polite">
      <span className={classes.doneMark} data-state={state}>
        <Glyph size={32} stroke={1.75} aria-hidden />
      </span>
      <h2 id="order-done" className={classes.doneTitle}>
        {t(`done.${state}`)}
      </h2>
      <p className={classes.doneWords}>{t(`done.${words}Detail`, { number: order.id, email: order.buyer.email })}</p>
      <dl className={classes.doneFacts}>
        <div>
          <dt>{t('done.number')}</dt>
          <dd>#{order.id}</dd>
        </div>
        <div>
          <dt>{t('sums.total')}</dt>
          <dd>{total}</dd>
        </div>
        {order.deliveryDate && (
          <div>
            <dt>{t('columns.delivery')}</dt>
            <dd>{formatDay(order.deliveryDate)}</dd>
          </div>
        )}
        {invoice && (
          <div>
            <dt>{t('payment.dueBy')}</dt>
            <dd>{formatDate(invoice.dueDate)}</dd>
          </div>
        )}
      </dl>
      <div className={classes.doneWays}>
        {waits && <Button onClick={() => void payOrder(order)}>{t('actions.pay')}</Button>}
        <Button component={Link} to={`/apps/ecommerce/orders/${order.id}`} variant={waits ? 'default' : 'filled'}>
          {t('done.toOrder')}
        </Button>
        {invoice &&
          (mayRead ? (
            <Button component={Link} to={`/apps/invoice/preview/${invoice.id}`} variant="default">
              {t('invoiceNamed', { number: invoice.id })}
            </Button>
          ) : (
            invoice.link && (
              <Button component="a" href={invoice.link} target="_blank" rel="noreferrer" variant="default">
                {t('invoiceNamed', { number: invoice.id })}
              </Button>
            )
          ))}
        <Button component={Link} to="/apps/ecommerce/shop" variant="subtle">
          {t('done.toShop')}
        </Button>
      </div>
    </section>
  );
}
