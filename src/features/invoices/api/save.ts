import { and, eq } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { readSettings } from '#api/invoiceSettings.ts';
import { dayOf } from '#api/invoiceStatus.ts';
import { BILLED, daysLater, insertInvoice, type Written } from '#api/invoiceStore.ts';
import { lastChange } from '#api/lastChange.ts';
import { storedAs } from '#api/oneAtATime.ts';
import { invoiceTotals } from '#contract/invoice.ts';
import type { InvoiceBody } from '#features/invoices/contract.ts';
import { SERVICES } from '#features/invoices/listContract.ts';
import { orders } from '#features/orders/api/tables.ts';
import { findClient } from './clients.ts';
import { lockInvoice } from './queries.ts';
import type { StoredInvoice } from './rows.ts';
import { clientFor, daysFrom, differences, updateInvoice, writtenNow, writtenOf } from './store.ts';
import { invoices, invoiceVersions } from './tables.ts';
import { invoiceSubject } from './tell.ts';

const whoDid = (doer: Doer) => ({ byId: doer.actor?.id ?? null, now: doer.at });

const WRITTEN = { table: invoices, writer: invoices.createdById };

const CHANGED_SINCE =
  'This invoice was stored before, and somebody changed it since. Nothing was overwritten: open it from the list.';

/**
 * Sent once more after the answer was lost. What its writer changed in between is a version of the same invoice, unless it
 * has been opened and changed since, be it by the same person in another window.
 */
async function addAgain(tx: Db, doer: Doer, id: number, body: InvoiceBody) {
  const current = await lockInvoice(tx, id);
  const [first] = await tx
    .select({ body: invoiceVersions.body })
    .from(invoiceVersions)
    .where(and(eq(invoiceVersions.invoiceId, id), eq(invoiceVersions.version, 1)));
  if (!current || !first) return;
  const asked = writtenOf(body, await clientFor(tx, body.clientId));
  if (differences(first.body, asked).length === 0) return;
  if (differences(await writtenNow(tx, current), asked).length === 0) return;
  if (current.version > 1) throw new Refusal(409, CHANGED_SINCE);
  await changeInvoice(tx, doer, id, current.version, body);
}

export async function addInvoice(tx: Db, doer: Doer, key: string | undefined, body: InvoiceBody) {
  const before = key === undefined ? undefined : await storedAs(tx, WRITTEN, doer.actor?.id ?? 0, key);
  if (before !== undefined) {
    await addAgain(tx, doer, before, body);
    return { id: before, isNew: false };
  }
  const client = await clientFor(tx, body.clientId);
  const id = await insertInvoice(tx, writtenOf(body, client), { ...whoDid(doer), avatar: client.avatar, key });
  await record(tx, doer, [{ action: 'invoice-added', subject: invoiceSubject({ id, clientName: client.name }) }]);
  return { id, isNew: true };
}

/** Says who was quicker. */
async function refuseOlder(tx: Db, current: StoredInvoice): Promise<never> {
  const { name, when } = await lastChange(tx, current);
  throw new Refusal(
    409,
    `${name} changed this invoice on ${when} UTC, after you opened it. Nothing was overwritten: look at the newer version first.`,
  );
}

const PAID = 'This invoice is paid, so its total and currency stay as they are. Duplicate it to bill something else.';
const PAID_IN_PART = 'There are payments in this currency, so it stays as it is. Duplicate it to bill in another one.';

const OF_ORDER =
  'This invoice belongs to an order, so its total and currency stay as they are. Duplicate it to bill something else.';

async function orderOf(tx: Db, invoiceId: number) {
  const [order] = await tx
    .select({ id: orders.id, totalCents: orders.totalCents })
    .from(orders)
    .where(eq(orders.invoiceId, invoiceId));
  return order;
}

/** An order is paid when its bill is, so both ask for the same. One that was changed before may go back to that. */
async function refuseOtherThanOrdered(tx: Db, current: StoredInvoice, next: Written) {
  const order = await orderOf(tx, current.id);
  if (!order) return;
  const { totalCents } = invoiceTotals(next.lines);
  const isSame = totalCents === current.totalCents || totalCents === order.totalCents;
  if (!isSame || next.currency !== current.currency) throw new Refusal(409, OF_ORDER);
}

function refuseRewriting(current: StoredInvoice, next: Written) {
  if (current.paidCents === 0) return;
  const isPaid = current.sentAt !== null && current.paidCents >= current.totalCents;
  const isOther = next.currency !== current.currency;
  if (isPaid && (isOther || invoiceTotals(next.lines).totalCents !== current.totalCents)) throw new Refusal(409, PAID);
  if (isOther) throw new Refusal(409, PAID_IN_PART);
}

/** Saves over the version the writer started from, and no other. Every save is a version. */
export async function changeInvoice(tx: Db, doer: Doer, id: number, version: number, body: InvoiceBody) {
  const current = await lockInvoice(tx, id);
  if (!current) throw notFound();
  if (current.version !== version) return refuseOlder(tx, current);
  const client = await clientFor(tx, body.clientId);
  const next = writtenOf(body, client);
  refuseRewriting(current, next);
  await refuseOtherThanOrdered(tx, current, next);
  const fields = differences(await writtenNow(tx, current), next);
  if (fields.length === 0) return;
  await updateInvoice(tx, current, next, { ...whoDid(doer), avatar: client.avatar });
  const subject = invoiceSubject({ id, clientName: client.name });
  await record(tx, doer, [{ action: 'invoice-changed', subject, detail: { version: version + 1, fields } }]);
}

const LONGEST_TERM = 3650;

/** What a bill says of its order, as a new invoice says it; what somebody wrote there stays. */
async function withoutOrder(tx: Db, id: number, { service, note }: Written): Promise<Partial<Written>> {
  const order = await orderOf(tx, id);
  if (!order) return {};
  const { settings } = await readSettings(tx);
  return {
    ...(service === BILLED.service ? { service: SERVICES[0] } : {}),
    ...(note === BILLED.note(order.id) ? { note: settings.note } : {}),
  };
}

/**
 * The same once more: a draft of today, due after as many days, for the client as they are now. A copy of an order's bill
 * belongs to no order, and says what a new invoice says.
 */
export async function duplicateInvoice(tx: Db, doer: Doer, id: number): Promise<number> {
  const current = await lockInvoice(tx, id);
  if (!current) throw notFound();
  const before = await writtenNow(tx, current);
  const client = current.clientId === null ? undefined : await findClient(tx, current.clientId);
  const today = dayOf(doer.at);
  const dueDate = daysLater(today, Math.min(LONGEST_TERM, daysFrom(current.issuedDate, current.dueDate)));
  const next = { ...before, ...(await withoutOrder(tx, id, before)), issuedDate: today, dueDate };
  const avatar = client ? client.avatar : current.avatar;
  const copy = await insertInvoice(tx, client ? writtenOf(next, client) : next, { ...whoDid(doer), avatar });
  const subject = invoiceSubject({ id: copy, clientName: client?.name ?? current.clientName });
  await record(tx, doer, [{ action: 'invoice-added', subject, detail: { copyOf: id } }]);
  return copy;
}
