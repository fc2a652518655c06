import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type Deed, type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { settleStatus } from '#api/invoiceStatus.ts';
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

/** Deleted ones come back as they were, with the status that the day gives them. Answers which did. */
export async function restoreInvoices(tx: Db, doer: Doer, ids: number[]): Promise<number[]> {
  const rows = await tx
    .select(NAMED)
    .from(invoices)
    .where(and(inArray(invoices.id, ids), isNotNull(invoices.deletedAt)))
    .orderBy(asc(invoices.id))
    .for('update');
  const found = rows.map((row) => row.id);
  if (found.length === 0) return [];
  await tx.update(invoices).set({ deletedAt: null }).where(inArray(invoices.id, found));
  for (const id of found) await settleStatus(tx, id, doer.at);
  await record(
    tx,
    doer,
    rows.map((row): Deed => ({ action: 'invoice-restored', subject: invoiceSubject(row) })),
  );
  return found;
}
