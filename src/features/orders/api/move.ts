import { eq } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { Refusal } from '#api/errors.ts';
import { nextStatuses, type OrderStatus } from '#features/orders/contract.ts';
import { ORDER_STATUSES } from '#features/orders/listContract.ts';
import { cancelOrder } from './cancel.ts';
import type { LockedOrder } from './lock.ts';
import { factsOf } from './rows.ts';
import { orderSubject } from './subject.ts';
import { orderEvents, orders } from './tables.ts';

const UNPAID_CARD = 'This order is not paid yet. It goes on by itself as soon as the card is charged.';
const NOT_FROM_HERE = 'This order cannot take that step from where it stands.';
const BY_INVOICE = 'This order is paid when its invoice is: record the payment there.';

/** Why a locked order cannot become this; undefined when it can. */
export function objection({ order, invoice }: LockedOrder, status: OrderStatus): string | undefined {
  if (nextStatuses(factsOf(order, invoice !== null)).includes(status)) return undefined;
  if (order.status === 'placed' && order.payment === 'card') return UNPAID_CARD;
  if (status === 'paid' && order.paymentState === 'unpaid') return BY_INVOICE;
  return NOT_FROM_HERE;
}

/** Where it came from: a step back is a mistake put right, which nobody has to be told. */
const isBack = (from: OrderStatus, to: OrderStatus) => ORDER_STATUSES.indexOf(to) < ORDER_STATUSES.indexOf(from);

/** Moves a locked order on. Answers whether anything changed. */
export async function moveOrder(tx: Db, doer: Doer, locked: LockedOrder, status: OrderStatus, note: string) {
  const { order } = locked;
  if (order.status === status) return false;
  const why = objection(locked, status);
  if (why) throw new Refusal(409, why);
  if (status === 'cancelled') {
    await cancelOrder(tx, doer, locked, note);
    return true;
  }
  const detail = { from: order.status, to: status };
  await record(tx, doer, [{ action: 'order-moved', subject: orderSubject(order), detail }]);
  const isPaidByHand = status === 'paid' && order.paymentState === 'unpaid';
  await tx
    .update(orders)
    .set({
      status,
      ...(isPaidByHand ? { paymentState: 'paid', paidAt: doer.at } : {}),
      changedAt: doer.at,
      version: order.version + 1,
    })
    .where(eq(orders.id, order.id));
  const by = { byId: doer.actor?.id ?? null, byName: doer.actor?.name ?? null };
  const toldAt = isBack(order.status, status) ? doer.at : null;
  await tx.insert(orderEvents).values({ orderId: order.id, at: doer.at, kind: status, ...by, note, toldAt });
  return true;
}
