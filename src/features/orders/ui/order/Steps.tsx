import { IconCheck, IconX } from '@tabler/icons-react';
import type { Order, OrderStatus } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime, formatShortDate } from '#web/kit/format.ts';
import { statusIcon } from '../StatusPill.tsx';
import classes from './Order.module.css';

/** Who pays by invoice mostly pays last; who paid before it was packed did not. */
function wayOf({ needsShipping, payment, events }: Order): OrderStatus[] {
  const sending: OrderStatus[] = needsShipping ? ['packed', 'shipped', 'delivered'] : ['delivered'];
  const first = events.find((event) => event.kind === 'paid' || sending.some((step) => step === event.kind));
  const paysLast = payment === 'invoice' && first?.kind !== 'paid';
  return paysLast ? ['placed', ...sending, 'paid'] : ['placed', 'paid', ...sending];
}

/** Each step stands for itself. */
function isDone(order: Order, step: OrderStatus, way: OrderStatus[]): boolean {
  if (step === 'placed') return true;
  if (step === 'paid') return order.paymentState !== 'unpaid';
  const sent: OrderStatus[] = way.filter((one) => one !== 'paid');
  return sent.indexOf(step) <= sent.indexOf(order.status);
}

/** Whether it was packed last of all: what was packed can be taken back to where it was, and a payment may come later. */
function isPacked(events: Order['events']): boolean {
  let [packed, paid] = [false, false];
  for (const { kind } of events) {
    if (kind === 'packed') packed = true;
    else if (kind === 'placed' || (kind === 'paid' && paid)) packed = false;
    paid ||= kind === 'paid';
  }
  return packed;
}

/** Of a cancelled order, what was taken back before is not told. What was sent cannot be cancelled. */
function stoodAtTheEnd({ events, paymentState }: Order, step: OrderStatus): boolean {
  if (step === 'paid') return paymentState !== 'unpaid';
  return step === 'placed' || (step === 'packed' && isPacked(events));
}

/** How far the order is, with the day of each step. A cancelled one ends where it was cancelled. */
export function Steps({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const whole = wayOf(order);
  const lastOf = (kind: OrderStatus) => order.events.findLast((event) => event.kind === kind)?.at;
  const isCancelled = order.status === 'cancelled';
  const happened = whole.filter((step) => stoodAtTheEnd(order, step));
  const steps: OrderStatus[] = isCancelled ? [...happened, 'cancelled'] : whole;
  const next = steps.find((step) => !isDone(order, step, whole));
  return (
    <ol className={classes.steps} aria-label={t('steps')}>
      {steps.map((step) => {
        const done = isCancelled || isDone(order, step, whole);
        const at = done ? lastOf(step) : undefined;
        const Glyph = statusIcon(step);
        return (
          <li
            key={step}
            className={classes.step}
            data-state={step === 'cancelled' ? 'ended' : done ? 'done' : step === next ? 'next' : 'ahead'}
            aria-current={step === order.status ? 'step' : undefined}
          >
            <span className={classes.stepMark} aria-hidden>
              {step === 'cancelled' ? (
                <IconX size={16} stroke={2} />
              ) : done ? (
                <IconCheck size={16} stroke={2} />
              ) : (
                <Glyph size={16} stroke={1.75} />
              )}
            </span>
            <span className={classes.stepWords}>
              <span className={classes.stepName}>{t(`statuses.${step}`)}</span>
              <span className={classes.stepTime}>
                {at ? (
                  <time dateTime={at} title={formatDateTime(at)}>
                    {formatShortDate(at)}
                  </time>
                ) : step === 'delivered' && order.deliveryDate ? (
                  t('planned', { date: formatShortDate(order.deliveryDate) })
                ) : (
                  t(done ? 'stepDone' : 'stepAhead')
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
