import { eq } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { lockOrder } from './lock.ts';
import { orderSubject } from './subject.ts';
import { orderEvents, orders } from './tables.ts';

const NOTHING_OWED = 'Nothing is owed for this order.';
const ON_INVOICE = 'Its invoice keeps the payments: record there what was paid back, and the order follows.';

/** Somebody paid it back by hand: by cash, or where no invoice is left to write it on. */
export async function settleRefund(tx: Db, doer: Doer, id: number) {
  const locked = await lockOrder(tx, id);
  if (!locked) throw notFound();
  const { order, invoice } = locked;
  if (order.paymentState !== 'refund-due') throw new Refusal(409, NOTHING_OWED);
  if (invoice) throw new Refusal(409, ON_INVOICE);
  await tx
    .update(orders)
    .set({ paymentState: 'refunded', changedAt: doer.at, version: order.version + 1 })
    .where(eq(orders.id, id));
  const by = { byId: doer.actor?.id ?? null, byName: doer.actor?.name ?? null };
  await tx.insert(orderEvents).values({ orderId: id, at: doer.at, kind: 'refunded', ...by });
  await record(tx, doer, [{ action: 'order-refunded', subject: orderSubject(order) }]);
}
