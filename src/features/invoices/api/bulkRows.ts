import { asc } from 'drizzle-orm';
import { bulkOf } from '#api/bulkRows.ts';
import { type InvoiceMatch, invoiceMatch } from '#features/invoices/listContract.ts';
import { matchInvoices } from './queries.ts';
import type { StoredInvoice } from './rows.ts';
import { invoices } from './tables.ts';
import { invoiceSubject } from './tell.ts';

export const { chosenRows, problemOf, goneOf, lockRows, nextRows } = bulkOf<StoredInvoice, InvoiceMatch>({
  table: invoices,
  id: invoices.id,
  read: (tx, where, most) =>
    tx.select().from(invoices).where(where).orderBy(asc(invoices.id)).limit(most).for('update'),
  match: (match, askedAt) => matchInvoices(invoiceMatch.parse(match), askedAt),
  nameOf: (row) => invoiceSubject(row).name,
  gone: 'This invoice is not there any more.',
});
