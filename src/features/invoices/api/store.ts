import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput } from '#api/errors.ts';
import { invoiceTotals } from '#contract/invoice.ts';
import type { Client, InvoiceBody } from '#features/invoices/contract.ts';
import { findClient } from './clients.ts';
import { readLines } from './one.ts';
import { clientIn, type StoredInvoice } from './rows.ts';
import { dayOf, settleStatus } from './status.ts';
import { invoiceLines, invoices, invoiceVersions } from './tables.ts';

/** What a version keeps: the whole sheet, with the client as they were. */
export type Written = typeof invoiceVersions.$inferSelect.body;

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

const columnsOf = ({ client, lines, clientId: _, ...rest }: Written) => ({
  ...rest,
  clientId: client.id,
  clientName: client.name,
  clientCompany: client.company,
  clientEmail: client.companyEmail,
  clientAddress: client.address,
  clientCountry: client.country,
  clientContact: client.contact,
  ...invoiceTotals(lines),
});

async function putLines(tx: Db, invoiceId: number, lines: Written['lines']) {
  await tx.delete(invoiceLines).where(eq(invoiceLines.invoiceId, invoiceId));
  await tx.insert(invoiceLines).values(lines.map((line, position) => ({ ...line, invoiceId, position })));
}

export interface Writing {
  byId: number | null;
  now: Date;
  avatar?: string | null;
  key?: string | undefined;
}

/** Stores a new draft with its first version. */
export async function insertInvoice(tx: Db, body: Written, { byId, now, avatar = null, key }: Writing) {
  const [made] = await tx
    .insert(invoices)
    .values({
      ...columnsOf(body),
      avatar,
      status: 'Draft',
      createdAt: now,
      createdById: byId,
      writingKey: key ?? null,
      changedAt: now,
      changedById: byId,
    })
    .returning({ id: invoices.id });
  if (!made) throw new Error('the invoice was not stored');
  await putLines(tx, made.id, body.lines);
  const { totalCents } = invoiceTotals(body.lines);
  const version = { invoiceId: made.id, version: 1, at: now, byId, totalCents, body };
  await tx.insert(invoiceVersions).values({ ...version, afterSending: false });
  return made.id;
}

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

/** Sent: by mail or by other means. Sent again, it stays sent since the first time. */
export async function noteSent(tx: Db, id: number, now: Date) {
  await tx
    .update(invoices)
    .set({ sentAt: now })
    .where(and(eq(invoices.id, id), isNull(invoices.sentAt)));
  await settleStatus(tx, id, now);
}

export const daysLater = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
export const daysFrom = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
