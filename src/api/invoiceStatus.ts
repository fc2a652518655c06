import { eq, sql } from 'drizzle-orm';
import { statusOf } from '#contract/invoice.ts';
import { invoices } from '#features/invoices/api/tables.ts';
import type { Db } from './db.ts';
import { followInvoice } from './orderMoney.ts';

/** Days are UTC days, the same for everybody. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** After every write: the status follows from what has happened so far, and an order from that of its invoice. */
export async function settleStatus(tx: Db, id: number, now: Date) {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id));
  if (!row) return;
  const { sentAt, openedAt, totalCents, paidCents, dueDate } = row;
  const facts = { sent: sentAt !== null, opened: openedAt !== null, totalCents, paidCents, dueDate };
  const status = statusOf(facts, dayOf(now));
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
      WHERE status IN ('Sent', 'Downloaded', 'Partial Payment') AND due_date < ${dayOf(now)}::date
      ORDER BY id FOR UPDATE SKIP LOCKED)`);
}
