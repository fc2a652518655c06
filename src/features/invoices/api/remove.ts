import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { type Deed, type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { settleStatus } from '#api/invoiceStatus.ts';
import { orders } from '#features/orders/api/tables.ts';
import { invoices } from './tables.ts';
import { invoiceSubject } from './tell.ts';

const NAMED = { id: invoices.id, clientName: invoices.clientName };

/** Out of every list and of every link, until it is brought back or its days are over. */
export async function deleteInvoice(tx: Db, doer: Doer, id: number) {
  const [gone] = await tx
    .update(invoices)
    .set({ deletedAt: doer.at })
    .where(and(eq(invoices.id, id), isNull(invoices.deletedAt)))
    .returning(NAMED);
  if (!gone) throw notFound();
  await record(tx, doer, [{ action: 'invoice-deleted', subject: invoiceSubject(gone) }]);
}

export const WITHDRAWN = 'The order of this invoice is cancelled, so it stays deleted: nothing is to be paid for it.';

/** Bills of cancelled orders. One with money on it that is still owed back is where that is written, so it may be there. */
async function withdrawnOf(tx: Db, ids: number[]): Promise<number[]> {
  const found = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(orders, eq(orders.invoiceId, invoices.id))
    .where(
      and(
        inArray(invoices.id, ids),
        eq(orders.status, 'cancelled'),
        or(eq(orders.paymentState, 'refunded'), lte(invoices.paidCents, 0)),
      ),
    );
  return found.map(({ id }) => id);
}

/**
 * Deleted ones come back as they were, with the status that the day gives them. Answers which did, and which stay where
 * they are because their order was cancelled.
 */
export async function restoreInvoices(tx: Db, doer: Doer, ids: number[]) {
  const deleted = await tx
    .select(NAMED)
    .from(invoices)
    .where(and(inArray(invoices.id, ids), isNotNull(invoices.deletedAt)))
    .orderBy(asc(invoices.id))
    .for('update');
  const found = deleted.map((row) => row.id);
  if (found.length === 0) return { back: [], withdrawn: [] };
  const withdrawn = await withdrawnOf(tx, found);
  const rows = deleted.filter((row) => !withdrawn.includes(row.id));
  if (rows.length === 0) return { back: [], withdrawn };
  const back = rows.map((row) => row.id);
  await tx.update(invoices).set({ deletedAt: null }).where(inArray(invoices.id, back));
  for (const id of back) await settleStatus(tx, id, doer.at);
  await record(
    tx,
    doer,
    rows.map((row): Deed => ({ action: 'invoice-restored', subject: invoiceSubject(row) })),
  );
  return { back, withdrawn };
}
