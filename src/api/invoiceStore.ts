import { and, eq, isNull } from 'drizzle-orm';
import { invoiceTotals } from '#contract/invoice.ts';
import { invoiceLines, invoices, invoiceVersions } from '#features/invoices/api/tables.ts';
import type { Db } from './db.ts';
import { dayOf, settleStatus } from './invoiceStatus.ts';

/** What the bill of an order says besides what was ordered. */
export const BILLED = { service: 'Unlimited Extended License', note: (id: number) => `Order ${id}` } as const;

/** What a version keeps: the whole sheet, with the client as they were. */
export type Written = typeof invoiceVersions.$inferSelect.body;

export const columnsOf = ({ client, lines, clientId: _, ...rest }: Written) => ({
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

export async function putLines(tx: Db, invoiceId: number, lines: Written['lines']) {
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
