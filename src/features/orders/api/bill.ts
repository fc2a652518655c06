import { eq, sql } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { readSettings } from '#api/invoiceSettings.ts';
import { dayOf } from '#api/invoiceStatus.ts';
import { BILLED, daysLater, insertInvoice, noteSent } from '#api/invoiceStore.ts';
import { randomToken } from '#api/tokens.ts';
import type { Line } from '#contract/invoice.ts';
import { invoiceClients, invoices } from '#features/invoices/api/tables.ts';
import type { AddressFields } from '#features/orders/contract.ts';
import { orders } from './tables.ts';

type StoredOrder = typeof orders.$inferSelect;

/** The address as an invoice writes it: on one line. */
const addressText = ({ street, extra, postcode, city, region }: AddressFields) =>
  [street, extra, `${postcode} ${city}`, region].filter(Boolean).join(', ').slice(0, 300);

/** Who buys becomes a client like any other; a client of that address is the same one. */
async function clientIdOf(tx: Db, { buyerEmail, address }: StoredOrder, now: Date): Promise<number> {
  const same = sql`lower(${invoiceClients.companyEmail}) = lower(${buyerEmail})`;
  const find = () => tx.select({ id: invoiceClients.id }).from(invoiceClients).where(same);
  const [known] = await find();
  if (known) return known.id;
  const { name, company, country, phone } = address;
  await tx
    .insert(invoiceClients)
    .values({
      name,
      company,
      companyEmail: buyerEmail,
      address: addressText(address),
      country,
      contact: phone,
      createdAt: now,
    })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('the client was not stored');
  return made.id;
}

const COLOURS: Record<string, string> = {
  primary: 'Blue',
  success: 'Green',
  warning: 'Yellow',
  danger: 'Red',
  info: 'Turquoise',
};

/** In words, as the shop calls it: an invoice is on paper. */
export const colourInWords = (colour: string | null | undefined) => (colour ? (COLOURS[colour] ?? colour) : '');

export interface BilledLine extends Line {
  title: string;
  description: string;
}

/** Writes the invoice of an order as the invoices app does, sent at once, and ties the order to it. */
async function writeBill(tx: Db, order: StoredOrder, lines: BilledLine[], byId: number | null, now: Date) {
  const { settings } = await readSettings(tx);
  const { address } = order;
  const clientId = await clientIdOf(tx, order, now);
  const issuedDate = dayOf(now);
  const client = {
    ...{ id: clientId, name: address.name, company: address.company, companyEmail: order.buyerEmail },
    ...{ address: addressText(address), country: address.country, contact: address.phone },
  };
  const body = {
    ...{ clientId, client, issuedDate, dueDate: daysLater(issuedDate, settings.termDays), currency: order.currency },
    ...{ service: BILLED.service, paymentMethod: 'Bank Account' as const, salesperson: '' },
    ...{ lines, note: BILLED.note(order.id), showPaymentDetails: true, showNote: true },
  };
  const id = await insertInvoice(tx, body, { byId, now });
  await tx.update(invoices).set({ linkToken: randomToken() }).where(eq(invoices.id, id));
  await tx.update(orders).set({ invoiceId: id }).where(eq(orders.id, order.id));
  await noteSent(tx, id, now);
  return id;
}

/** Pay by invoice. Answers its id. */
export async function billOrder(tx: Db, doer: Doer, order: StoredOrder, lines: BilledLine[]): Promise<number> {
  const id = await writeBill(tx, order, lines, doer.actor?.id ?? null, doer.at);
  const subject = { type: 'invoice', id, name: `#${id} ${order.address.name}` } as const;
  const detail = { order: order.id };
  await record(tx, doer, [
    { action: 'invoice-added', subject, detail },
    { action: 'invoice-marked-sent', subject, detail },
  ]);
  return id;
}
