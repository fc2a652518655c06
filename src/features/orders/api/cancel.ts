import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { Refusal } from '#api/errors.ts';
import { settleStatus } from '#api/invoiceStatus.ts';
import { withdrawInvoice } from '#api/orderMoney.ts';
import { canCancel, type PaymentState } from '#features/orders/contract.ts';
import { products } from '#features/shop/api/tables.ts';
import type { LockedOrder } from './lock.ts';
import type { StoredOrder } from './rows.ts';
import { orderSubject } from './subject.ts';
import { orderEvents, orderItems, orders } from './tables.ts';

const CANCELLED = 'This order is cancelled already.';
const ON_ITS_WAY = 'This order is on its way, so it cannot be cancelled any more.';

/**
 * Whoever cancels several orders holds the products of all of them first, in the order of their ids as every cart does:
 * order by order, two who share products would wait for each other.
 */
export const holdProducts = (tx: Db, orderIds: number[]) =>
  tx
    .select({ id: products.id })
    .from(products)
    .where(
      inArray(
        products.id,
        tx.select({ id: orderItems.productId }).from(orderItems).where(inArray(orderItems.orderId, orderIds)),
      ),
    )
    .orderBy(asc(products.id))
    .for('no key update');

/** What was taken goes back to the shelf. The order is locked and was not cancelled before: it goes back once. */
async function putBack(tx: Db, orderId: number) {
  const items = await tx
    .select({ productId: orderItems.productId, qty: orderItems.qty })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.productId));
  for (const { productId, qty } of items) {
    if (productId === null) continue;
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${qty}`, sold: sql`greatest(0, ${products.sold} - ${qty})` })
      .where(eq(products.id, productId));
  }
}

/** One with money on it stays until it says that all was paid back. */
async function withdrawBill(tx: Db, doer: Doer, { order, invoice }: LockedOrder) {
  if (invoice?.paidCents === 0) await withdrawInvoice(tx, doer, order.id, invoice.id);
}

function moneyOf({ order, invoice }: LockedOrder): PaymentState {
  if (order.totalCents === 0) return order.paymentState;
  const paid = invoice ? invoice.paidCents > 0 : order.paymentState === 'paid';
  return paid ? 'refund-due' : 'unpaid';
}

/** Ends a locked order. What was paid for it is to be paid back. */
export async function cancelOrder(tx: Db, doer: Doer, locked: LockedOrder, note: string): Promise<StoredOrder> {
  const { order, invoice } = locked;
  if (order.status === 'cancelled') throw new Refusal(409, CANCELLED);
  if (!canCancel(order)) throw new Refusal(409, ON_ITS_WAY);
  // The buyer or staff. What nobody paid in time ends by itself: its own history says so.
  const detail = { from: order.status, to: 'cancelled' };
  if (doer.actor) await record(tx, doer, [{ action: 'order-cancelled', subject: orderSubject(order), detail }]);
  await putBack(tx, order.id);
  await withdrawBill(tx, doer, locked);
  const paymentState = moneyOf(locked);
  const [cancelled] = await tx
    .update(orders)
    .set({ status: 'cancelled', paymentState, holdUntil: null, changedAt: doer.at, version: order.version + 1 })
    .where(eq(orders.id, order.id))
    .returning();
  const by = { byId: doer.actor?.id ?? null, byName: doer.actor?.name ?? null };
  const what = { orderId: order.id, at: doer.at };
  await tx.insert(orderEvents).values({ ...what, kind: 'cancelled', ...by, note });
  // The bill with money on it is not late any more.
  if (invoice) await settleStatus(tx, invoice.id, doer.at);
  if (paymentState === 'refund-due') await tx.insert(orderEvents).values({ ...what, kind: 'refund-due' });
  return cancelled ?? order;
}
