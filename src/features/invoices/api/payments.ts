import { and, eq, sum } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { moneyText } from '#api/formats.ts';
import { dayOf, settleStatus } from '#api/invoiceStatus.ts';
import { daysLater } from '#api/invoiceStore.ts';
import { MOST_CENTS } from '#contract/money.ts';
import type { PaymentBody } from '#features/invoices/contract.ts';
import { lockInvoice } from './queries.ts';
import type { StoredInvoice } from './rows.ts';
import { invoicePayments, invoices } from './tables.ts';
import { invoiceSubject } from './tell.ts';

const DRAFT = 'This invoice is a draft. Send it or mark it as sent first, then record what was paid.';
const IN_FUTURE = 'A payment cannot be in the future.';
const OTHER_FIGURES = 'This payment was recorded before, with other figures. Remove it to record it anew.';
const BELOW_NOTHING = 'More would be paid back than was paid.';

async function sumOf(tx: Db, invoiceId: number): Promise<number> {
  const [found] = await tx
    .select({ paid: sum(invoicePayments.amountCents).mapWith(Number) })
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, invoiceId));
  return found?.paid ?? 0;
}

/** What was paid is always the sum of the payments. */
async function settlePayments(tx: Db, invoice: StoredInvoice, now: Date) {
  const paidCents = await sumOf(tx, invoice.id);
  if (paidCents < 0) throw badInput({ amountCents: [BELOW_NOTHING] });
  if (paidCents > MOST_CENTS) throw badInput({ amountCents: ['This amount is too large.'] });
  await tx.update(invoices).set({ paidCents }).where(eq(invoices.id, invoice.id));
  await settleStatus(tx, invoice.id, now);
}

/** Sent again after a lost answer it is there already. The invoice is locked, so two at once are one after the other. */
async function isRecorded(tx: Db, doer: Doer, invoiceId: number, key: string, body: PaymentBody): Promise<boolean> {
  const [found] = await tx
    .select()
    .from(invoicePayments)
    .where(and(eq(invoicePayments.byId, doer.actor?.id ?? 0), eq(invoicePayments.writingKey, key)));
  if (!found) return false;
  const isSame =
    found.invoiceId === invoiceId && found.amountCents === body.amountCents && found.paidOn === body.paidOn;
  if (!isSame) throw new Refusal(409, OTHER_FIGURES);
  return true;
}

/** Answers whether it is new. */
export async function addPayment(tx: Db, doer: Doer, id: number, key: string | undefined, body: PaymentBody) {
  const invoice = await lockInvoice(tx, id);
  // Asked first: the payment itself may have withdrawn the invoice of a cancelled order.
  if (key !== undefined && (await isRecorded(tx, doer, id, key, body))) return false;
  if (!invoice) throw notFound();
  if (invoice.sentAt === null) throw new Refusal(409, DRAFT);
  // Where the sun rises first it is tomorrow already.
  if (body.paidOn > daysLater(dayOf(doer.at), 1)) throw badInput({ paidOn: [IN_FUTURE] });
  const byId = doer.actor?.id ?? null;
  await tx
    .insert(invoicePayments)
    .values({ ...body, invoiceId: id, recordedAt: doer.at, byId, writingKey: key ?? null });
  await settlePayments(tx, invoice, doer.at);
  const detail = { amount: moneyText(body.amountCents, invoice.currency), method: body.method, paidOn: body.paidOn };
  await record(tx, doer, [{ action: 'payment-added', subject: invoiceSubject(invoice), detail }]);
  return true;
}

export async function removePayment(tx: Db, doer: Doer, id: number, paymentId: number) {
  const invoice = await lockInvoice(tx, id);
  if (!invoice) throw notFound();
  const [gone] = await tx
    .delete(invoicePayments)
    .where(and(eq(invoicePayments.id, paymentId), eq(invoicePayments.invoiceId, id)))
    .returning();
  if (!gone) throw notFound();
  await settlePayments(tx, invoice, doer.at);
  const detail = { amount: moneyText(gone.amountCents, invoice.currency), method: gone.method, paidOn: gone.paidOn };
  await record(tx, doer, [{ action: 'payment-removed', subject: invoiceSubject(invoice), detail }]);
}
