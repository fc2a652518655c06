import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { settlePastDue } from '#api/invoiceStatus.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { billing, dayAfter, LINE, TOTAL_CENTS } from '../../../../tests/api/billing.ts';
import { invoices } from './tables.ts';

const api = testApi();
const bills = billing(api);

const DAY_MINUTES = 24 * 60;
const statusOf = async (id: number) => (await bills.one(id)).invoice.invoiceStatus;
const open = async (id: number) => {
  const { link } = await bills.done('POST', `/api/invoice/invoices/${id}/link`);
  return api.get(new URL(link).pathname);
};

describe('the status of an invoice', () => {
  it('is Draft until it is sent, Sent then, and Downloaded when its client opens the link', async () => {
    const { invoice } = await bills.draft();
    expect(invoice.invoiceStatus).toBe('Draft');
    expect((await bills.mark(invoice.id)).invoice.invoiceStatus).toBe('Sent');
    expect((await open(invoice.id)).status).toBe(200);
    expect(await statusOf(invoice.id)).toBe('Downloaded');
  });

  it('takes no payment while it is a draft', async () => {
    const { invoice } = await bills.draft();
    const answer = await bills.send('POST', `/api/invoice/invoices/${invoice.id}/payments`, bills.payment(100));
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatch(/draft/);
    expect((await bills.one(invoice.id)).invoice.payments).toEqual([]);
  });

  it('is Partial Payment while something is left, then Paid, and Paid too when more came in', async () => {
    const { invoice } = await bills.sent();
    expect((await bills.pay(invoice.id, 20_050)).invoice.invoiceStatus).toBe('Partial Payment');
    const paid = await bills.pay(invoice.id, 100_000);
    expect(paid.invoice).toMatchObject({ invoiceStatus: 'Paid', balance: 0 });
    const over = await bills.pay(invoice.id, 550);
    expect(over.invoice).toMatchObject({ invoiceStatus: 'Paid', balance: -5.5 });
    expect(over.paymentDetails.totalDue).toBe('-$5.50');
  });

  it('moves back when a payment is removed or paid back', async () => {
    const { invoice } = await bills.sent();
    const paid = await bills.pay(invoice.id, TOTAL_CENTS);
    expect((await bills.pay(invoice.id, -50)).invoice.invoiceStatus).toBe('Partial Payment');
    const [first, back] = (await bills.one(invoice.id)).invoice.payments;
    const path = `/api/invoice/invoices/${invoice.id}/payments`;
    expect((await bills.done('DELETE', `${path}/${back?.id}`)).invoice.invoiceStatus).toBe('Paid');
    expect((await bills.done('DELETE', `${path}/${first?.id}`)).invoice.invoiceStatus).toBe('Sent');
    expect((await bills.send('DELETE', `${path}/${paid.invoice.payments[0]?.id}`)).status).toBe(404);
  });

  it('never says that more was paid back than was paid', async () => {
    const { invoice } = await bills.sent();
    const answer = await bills.send('POST', `/api/invoice/invoices/${invoice.id}/payments`, bills.payment(-1));
    expect([answer.status, answer.body.error]).toEqual([
      400,
      { amountCents: ['More would be paid back than was paid.'] },
    ]);
  });

  it('follows the lines: what was paid in part can become paid, and what costs nothing is paid until it costs', async () => {
    const { invoice } = await bills.sent();
    const partial = await bills.pay(invoice.id, 60_025);
    const half = await bills.save(partial, { lines: [{ ...LINE, quantityMilli: 5_000 }] });
    expect(half.body.invoice).toMatchObject({ invoiceStatus: 'Paid', balance: 0, version: 2 });

    const free = await bills.sent({ lines: [{ ...LINE, priceCents: 0 }] });
    expect(free.invoice.invoiceStatus).toBe('Paid');
    const dearer = await bills.save(free, { lines: [LINE] });
    expect(dearer.body.invoice.invoiceStatus).toBe('Sent');
  });

  it('stays when it is edited after sending', async () => {
    const before = await bills.sent();
    const answer = await bills.save(before, { note: 'Please mind the new address.' });
    expect(answer.body.invoice).toMatchObject({ invoiceStatus: 'Sent', version: 2 });
    const { versions } = await bills.done('GET', `/api/invoice/invoices/${before.invoice.id}/versions`);
    expect(versions.map((one: { after: string }) => one.after)).toEqual(['changed-after-sending', 'made']);
  });

  it('keeps total and currency once it is paid, and the currency once anything is', async () => {
    const { invoice } = await bills.sent();
    const partial = await bills.pay(invoice.id, 50);
    expect((await bills.save(partial, { currency: 'EUR' })).status).toBe(409);
    const paid = await bills.pay(invoice.id, TOTAL_CENTS - 50);
    const refused = await bills.save(paid, { lines: [LINE, LINE] });
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('Duplicate it')]);
    expect((await bills.save(paid, { currency: 'EUR' })).status).toBe(409);
    const fine = await bills.save(paid, { lines: [{ ...LINE, title: 'Ten hours of drawing' }], note: 'Thank you' });
    expect(fine.body.invoice).toMatchObject({ invoiceStatus: 'Paid', note: 'Thank you', version: 2 });
  });

  it('is Past Due the day after it was due, whatever was open, and no longer when it is due later', async () => {
    const due = { dueDate: dayAfter(api.now(), 1) };
    const sent = await bills.sent(due);
    const opened = await bills.sent(due);
    await open(opened.invoice.id);
    const partial = await bills.sent(due);
    await bills.pay(partial.invoice.id, 100);
    const paid = await bills.sent(due);
    await bills.pay(paid.invoice.id, TOTAL_CENTS);
    const draft = await bills.draft(due);
    const all = [sent, opened, partial, paid, draft].map(({ invoice }) => invoice.id);
    const statuses = () => Promise.all(all.map(statusOf));

    api.later(DAY_MINUTES);
    expect(await statuses()).toEqual(['Sent', 'Downloaded', 'Partial Payment', 'Paid', 'Draft']);
    api.later(DAY_MINUTES);
    const { invoices: late } = await bills.list(`status=Past Due&perPage=100`);
    const found = late.map((row: { id: number }) => row.id);
    expect(all.map((id) => found.includes(id))).toEqual([true, true, true, false, false]);
    expect(await statuses()).toEqual(['Past Due', 'Past Due', 'Past Due', 'Paid', 'Draft']);
    expect((await bills.mark(draft.invoice.id)).invoice.invoiceStatus).toBe('Past Due');

    const extended = await bills.save(await bills.one(opened.invoice.id), { dueDate: dayAfter(api.now(), 30) });
    expect(extended.body.invoice.invoiceStatus).toBe('Downloaded');
    expect((await bills.pay(sent.invoice.id, TOTAL_CENTS)).invoice.invoiceStatus).toBe('Paid');
  });

  it('is moved by the day also while somebody else writes, and without waiting for them', async () => {
    const { invoice } = await bills.sent({ dueDate: dayAfter(api.now(), 0) });
    api.later(DAY_MINUTES);
    const { db } = api;
    await db.transaction(async (tx) => {
      await tx.select().from(invoices).where(eq(invoices.id, invoice.id)).for('update');
      await settlePastDue(db, api.now());
    });
    await Promise.all([settlePastDue(db, api.now()), settlePastDue(db, api.now())]);
    expect(await statusOf(invoice.id)).toBe('Past Due');
  });

  it('comes back with a deleted invoice as the day has it', async () => {
    const { invoice } = await bills.sent({ dueDate: dayAfter(api.now(), 0) });
    await bills.done('DELETE', `/apps/invoice/delete?id=${invoice.id}`);
    api.later(DAY_MINUTES);
    expect(await bills.done('POST', '/api/invoice/restore', { ids: [invoice.id] })).toEqual({ ids: [invoice.id] });
    expect(await statusOf(invoice.id)).toBe('Past Due');
  });
});
