import { eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput } from '#api/errors.ts';
import { settleStatus } from '#api/invoiceStatus.ts';
import { columnsOf, putLines, type Writing, type Written } from '#api/invoiceStore.ts';
import { invoiceTotals } from '#contract/invoice.ts';
import type { Client } from '#features/invoices/clientContract.ts';
import type { InvoiceBody } from '#features/invoices/contract.ts';
import { findClient } from './clients.ts';
import { readLines } from './one.ts';
import { clientIn, type StoredInvoice } from './rows.ts';
import { invoices, invoiceVersions } from './tables.ts';

export async function clientFor(tx: Db, id: number): Promise<Client> {
  const client = await findClient(tx, id);
  if (!client) throw badInput({ clientId: ['There is no such client.'] });
  return client;
}

export const writtenOf = (body: InvoiceBody, client: Client): Written => {
  const { id, name, company, companyEmail, address, country, contact } = client;
  return { ...bodyOf(body), client: { id, name, company, companyEmail, address, country, contact } };
};

/** A body and nothing that came with it. */
function bodyOf(body: InvoiceBody): InvoiceBody {
  const { clientId, issuedDate, dueDate, service, currency, lines, note, salesperson } = body;
  const { paymentMethod, showPaymentDetails, showNote } = body;
  const head = { clientId, issuedDate, dueDate, service, currency };
  return { ...head, lines, note, salesperson, paymentMethod, showPaymentDetails, showNote };
}

/** An invoice as it is now, in the form of its versions. */
export async function writtenNow(tx: Db, row: StoredInvoice): Promise<Written> {
  const lines = await readLines(tx, row.id);
  return { ...bodyOf({ ...row, clientId: row.clientId ?? 0, lines }), client: clientIn(row) };
}

/** Which parts of two versions differ. */
export const differences = (a: Written, b: Written): string[] =>
  (Object.keys(a) as (keyof Written)[]).filter((part) => part !== 'clientId' && !isSame(a[part], b[part]));

/** JSON from the database comes with its keys in another order. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);

/** Makes a new version of a locked invoice. */
export async function updateInvoice(tx: Db, current: StoredInvoice, body: Written, { byId, now, avatar }: Writing) {
  const version = current.version + 1;
  await tx
    .update(invoices)
    .set({
      ...columnsOf(body),
      ...(avatar === undefined ? {} : { avatar }),
      version,
      changedAt: now,
      changedById: byId,
    })
    .where(eq(invoices.id, current.id));
  await putLines(tx, current.id, body.lines);
  const { totalCents } = invoiceTotals(body.lines);
  const afterSending = current.sentAt !== null;
  await tx
    .insert(invoiceVersions)
    .values({ invoiceId: current.id, version, at: now, byId, afterSending, totalCents, body });
  await settleStatus(tx, current.id, now);
}

export const daysFrom = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
