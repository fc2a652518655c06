import { eq, sql } from 'drizzle-orm';
import { statusOf } from '#contract/invoice.ts';
import { invoices } from '#features/invoices/api/tables.ts';
import type { Db } from './db.ts';
import { followInvoice } from './orderMoney.ts';

/** Days are UTC days, the same for everybody. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Its order is cancelled: nothing is to be paid any more, and what was paid is owed back. For rows that are few: each is
 * looked up by the index, where EXISTS may become a join with all orders.
 */
export const isCancelled = sql<boolean>`coalesce((SELECT orders.status = 'cancelled' FROM orders
  WHERE orders.invoice_id = invoices.id), false)`;

/**
 * What sums over all invoices take off again, as rows to select from. Cancelled orders that still have a bill owe money
 * back; there are few, and an index finds them, which is quicker than asking each invoice.
 */
export const cancelledSums = sql`(SELECT i.currency, i.status, count(*)::int AS n, sum(i.total_cents) AS total,
    sum(least(i.paid_cents, i.total_cents)) AS paid,
    coalesce(sum(i.balance_cents) FILTER (WHERE i.status NOT IN ('Draft', 'Paid')), 0) AS open
  FROM orders o JOIN invoices i ON i.id = o.invoice_id
  WHERE o.status COLLATE "C" = 'cancelled' AND o.payment_state = 'refund-due' AND i.deleted_at IS NULL
  GROUP BY i.currency, i.status) AS cancelled`;

/** After every write: the status follows from what has happened so far, and an order from that of its invoice. */
export async function settleStatus(tx: Db, id: number, now: Date) {
  const [found] = await tx.select({ row: invoices, isCancelled }).from(invoices).where(eq(invoices.id, id));
  if (!found) return;
  const { row } = found;
  const { sentAt, openedAt, totalCents, paidCents } = row;
  const today = dayOf(now);
  // What nobody has to pay is never late.
  const dueDate = found.isCancelled ? today : row.dueDate;
  const facts = { sent: sentAt !== null, opened: openedAt !== null, totalCents, paidCents, dueDate };
  const status = statusOf(facts, today);
  if (status !== row.status) await tx.update(invoices).set({ status }).where(eq(invoices.id, id));
  await followInvoice(tx, { id, isPaid: status === 'Paid', paidCents }, now);
}

/**
 * What the day alone does: open invoices whose day has passed. Asked before every reading, an index of open ones
 * answers it. A row that somebody writes just now gets its status from them.
 */
export async function settlePastDue(db: Db, now: Date) {
  await db.execute(sql`
    UPDATE invoices SET status = 'Past Due' WHERE id IN (
      SELECT id FROM invoices
      WHERE status IN ('Sent', 'Downloaded', 'Partial Payment') AND due_date < ${dayOf(now)}::date AND NOT ${isCancelled}
      ORDER BY id FOR UPDATE SKIP LOCKED)`);
}
