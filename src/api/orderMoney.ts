import { eq, sql } from 'drizzle-orm';
import { invoices } from '#features/invoices/api/tables.ts';
import { orderEvents, orders } from '#features/orders/api/tables.ts';
import type { OrderEventKind } from '#features/orders/contract.ts';
import { type Doer, record } from './audit.ts';
import type { Db } from './db.ts';

type StoredOrder = typeof orders.$inferSelect;
type Change = Partial<Pick<StoredOrder, 'status' | 'paymentState' | 'paidAt' | 'paymentIntent' | 'holdUntil'>>;

/** Moves a locked order by itself, nobody having touched it, and writes down why. */
async function move(tx: Db, order: StoredOrder, change: Change, kind: OrderEventKind, at: Date) {
  await tx
    .update(orders)
    .set({ ...change, changedAt: at, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({ orderId: order.id, at, kind });
}

/** The money for a locked order came in. What was cancelled meanwhile is to be paid back. */
export async function orderIsPaid(tx: Db, order: StoredOrder, at: Date, paymentIntent: string | null = null) {
  if (order.paymentState !== 'unpaid') return;
  const paid = { paidAt: at, paymentIntent, holdUntil: null };
  if (order.status === 'cancelled') {
    await move(tx, order, { ...paid, paymentState: 'refund-due' }, 'payment-late', at);
    return;
  }
  const status = order.status === 'placed' ? 'paid' : order.status;
  await move(tx, order, { ...paid, paymentState: 'paid', status }, 'paid', at);
}

/** A payment was a mistake and was taken back: the order is as far as it is, but not paid. */
async function orderIsUnpaid(tx: Db, order: StoredOrder, at: Date) {
  const status = order.status === 'paid' ? 'placed' : order.status;
  await move(tx, order, { paymentState: 'unpaid', paidAt: null, status }, 'payment-undone', at);
}

/** Nobody did it: a time ran out, or something followed from something else. */
export const byItself = (at: Date): Doer => ({ at, actor: null, address: '', device: '' });

/** Nobody should pay a bill for nothing: it goes where deleted invoices go. */
export async function withdrawInvoice(tx: Db, doer: Doer, orderId: number, invoiceId: number) {
  const [gone] = await tx
    .update(invoices)
    .set({ deletedAt: doer.at })
    .where(eq(invoices.id, invoiceId))
    .returning({ id: invoices.id, clientName: invoices.clientName });
  if (!gone) return;
  const subject = { type: 'invoice', id: gone.id, name: `#${gone.id} ${gone.clientName}` } as const;
  await record(tx, doer, [{ action: 'invoice-deleted', subject, detail: { order: orderId } }]);
}

export const orderIsRefunded = (tx: Db, order: StoredOrder, at: Date) =>
  move(tx, order, { paymentState: 'refunded' }, 'refunded', at);

interface InvoiceMoney {
  id: number;
  isPaid: boolean;
  paidCents: number;
}

/** An order that is paid by invoice is paid when that is, in the same transaction, by whatever means it came to be. */
export async function followInvoice(tx: Db, invoice: InvoiceMoney, at: Date) {
  const [order] = await tx.select().from(orders).where(eq(orders.invoiceId, invoice.id)).for('update');
  if (!order) return;
  if (order.status === 'cancelled') {
    const isOwed = order.paymentState === 'refund-due';
    if (isOwed && invoice.paidCents <= 0) {
      await orderIsRefunded(tx, order, at);
      // All went back: what is left on it would be demanded for nothing.
      await withdrawInvoice(tx, byItself(at), order.id, invoice.id);
    }
    if (order.paymentState === 'unpaid' && invoice.paidCents > 0) await orderIsPaid(tx, order, at);
    return;
  }
  if (!invoice.isPaid) {
    if (order.paymentState === 'paid') await orderIsUnpaid(tx, order, at);
    return;
  }
  // Bills that were changed before they could not be any more may ask for less than the order.
  if (invoice.paidCents >= order.totalCents) await orderIsPaid(tx, order, at);
}
