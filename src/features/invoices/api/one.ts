import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import { moneyText } from '#api/formats.ts';
import { readSettings } from '#api/invoiceSettings.ts';
import { settlePastDue } from '#api/invoiceStatus.ts';
import type { InvoiceLine, OneInvoice, Payment } from '#features/invoices/contract.ts';
import { orders } from '#features/orders/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { linkTo } from './links.ts';
import { rowOf, type StoredInvoice } from './rows.ts';
import { invoiceLines, invoicePayments, invoices } from './tables.ts';

const by = alias(people, 'by');
export const BY = { id: by.id, fullName: by.fullName, avatar: by.avatar };
export const whoWas = by;

const LINE = {
  title: invoiceLines.title,
  description: invoiceLines.description,
  quantityMilli: invoiceLines.quantityMilli,
  priceCents: invoiceLines.priceCents,
  discountBp: invoiceLines.discountBp,
  taxBp: invoiceLines.taxBp,
};

export const readLines = (db: Db, id: number): Promise<InvoiceLine[]> =>
  db.select(LINE).from(invoiceLines).where(eq(invoiceLines.invoiceId, id)).orderBy(asc(invoiceLines.position));

async function readPayments(db: Db, id: number): Promise<Payment[]> {
  const found = await db
    .select({
      id: invoicePayments.id,
      amountCents: invoicePayments.amountCents,
      paidOn: invoicePayments.paidOn,
      method: invoicePayments.method,
      note: invoicePayments.note,
      recordedAt: invoicePayments.recordedAt,
      by: BY,
    })
    .from(invoicePayments)
    .leftJoin(by, eq(by.id, invoicePayments.byId))
    .where(eq(invoicePayments.invoiceId, id))
    .orderBy(asc(invoicePayments.paidOn), asc(invoicePayments.id));
  return found.map((one) => ({ ...one, recordedAt: one.recordedAt.toISOString() }));
}

/** The sheet of an invoice that was read: with its lines, its payments and who sends it. */
export async function sheetOf(deps: Pick<Deps, 'db' | 'policy'>, row: StoredInvoice): Promise<OneInvoice> {
  const { db } = deps;
  // One after the other: within a transaction there is one connection.
  const lines = await readLines(db, row.id);
  const payments = await readPayments(db, row.id);
  const { settings } = await readSettings(db);
  const [around] = await db
    .select({ changedBy: BY, order: { id: orders.id, status: orders.status } })
    .from(invoices)
    .leftJoin(by, eq(by.id, invoices.changedById))
    .leftJoin(orders, eq(orders.invoiceId, invoices.id))
    .where(eq(invoices.id, row.id));
  const { changedBy, order } = around ?? { changedBy: null, order: null };
  const isCancelled = order?.status === 'cancelled';
  const { subtotalCents, discountCents, taxCents, totalCents, paidCents, balanceCents } = row;
  const { sender, bankName, country, iban, swiftCode } = settings;
  const totalDue = moneyText(isCancelled ? -paidCents : balanceCents, row.currency);
  return {
    invoice: {
      ...rowOf(row, isCancelled),
      orderId: order?.id ?? null,
      lines,
      note: row.note,
      salesperson: row.salesperson,
      paymentMethod: row.paymentMethod,
      showPaymentDetails: row.showPaymentDetails,
      showNote: row.showNote,
      totals: { subtotalCents, discountCents, taxCents, totalCents, paidCents, balanceCents },
      payments,
      createdAt: row.createdAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
      changedBy,
      sentAt: row.sentAt?.toISOString() ?? null,
      openedAt: row.openedAt?.toISOString() ?? null,
      link: row.linkToken === null ? null : linkTo(deps, row.linkToken),
    },
    paymentDetails: { totalDue, bankName, country, iban, swiftCode },
    sender,
  };
}

type Reading = Pick<Deps, 'db' | 'policy' | 'clock'>;

/** An invoice that was written to just now: its last payment may have withdrawn it with its order. */
export async function readWritten(deps: Reading, id: number): Promise<OneInvoice> {
  const [found] = await deps.db.select().from(invoices).where(eq(invoices.id, id));
  if (!found) throw notFound();
  return sheetOf(deps, found);
}

export async function readInvoice(deps: Reading, id: number): Promise<OneInvoice> {
  await settlePastDue(deps.db, deps.clock());
  const [found] = await deps.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), isNull(invoices.deletedAt)));
  if (!found) throw notFound();
  return sheetOf(deps, found);
}
