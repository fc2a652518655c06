import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import { orders } from '#features/orders/api/tables.ts';
import { cartItems } from '#features/shop/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { billing, dayAfter } from '../../../../tests/api/billing.ts';
import { ordering } from '../../../../tests/api/ordering.ts';
import { invoices } from './tables.ts';

const api = testApi({ policy: { newcomers: 'admin' } });
const bills = billing(api);
const shop = ordering(api);

async function billed() {
  const who = await shop.buyer();
  await shop.put(who.id, (await shop.product({ priceCents: 9_999 })).id);
  const order = await shop.order(who);
  const id = order.invoice?.id ?? 0;
  const cancel = (token = who.token) => api.post(`/api/orders/${order.id}/cancel`, {}, token);
  return { id, order, who, cancel };
}

async function cancelledWithMoney() {
  const made = await billed();
  await bills.pay(made.id, 5_000);
  expect((await made.cancel()).status).toBe(200);
  return made;
}

const sums = async () => (await bills.done('GET', '/api/invoice/counts')).money;
const owed = async () => {
  const { outstanding, overdue } = await bills.done('GET', '/api/figures/invoices?range=last-28-days');
  return { outstanding, overdue };
};

it('every bill of the sample orders has its history', async () => {
  const found = await api.db.select({ id: orders.invoiceId }).from(orders).where(isNotNull(orders.invoiceId));
  expect(found.length).toBeGreaterThan(5);
  for (const { id } of found) {
    const written = await api.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'invoice'), eq(auditEntries.subjectId, id ?? 0)))
      .orderBy(asc(auditEntries.id));
    expect(written.slice(0, 2).map((one) => one.action)).toEqual(['invoice-added', 'invoice-marked-sent']);
  }
});

describe('the bill of a cancelled order', () => {
  it('says so, and what is owed back', async () => {
    const { id, order } = await cancelledWithMoney();
    const { invoice, paymentDetails } = await bills.one(id);
    expect(invoice).toMatchObject({ isCancelled: true, orderId: order.id, invoiceStatus: 'Partial Payment' });
    expect(paymentDetails.totalDue).toBe('-$50.00');
    const [row] = (await bills.list(`q=${id}&perPage=100`)).invoices.filter((one: { id: number }) => one.id === id);
    expect(row.isCancelled).toBe(true);
    expect((await bills.sent()).invoice).toMatchObject({ isCancelled: false, orderId: null });
  });

  it('is in no sum of what is to be paid', async () => {
    const { id, cancel } = await billed();
    const before = { sums: await sums(), owed: await owed() };
    const other = await billed();
    await bills.pay(other.id, 5_000);
    expect(await sums()).not.toEqual(before.sums);
    await other.cancel();
    expect(await sums()).toEqual(before.sums);
    expect(await owed()).toEqual(before.owed);
    await cancel();
    expect((await bills.send('GET', `/api/invoice/invoices/${id}`)).status).toBe(404);
  });

  it('is in no count of what is paid in full, and its balance in a file is what is owed back', async () => {
    const inFull = async () => (await bills.done('GET', '/api/invoice/counts')).paidInFull;
    const before = await inFull();
    const { id, order, cancel } = await billed();
    await bills.pay(id, order.totalCents);
    expect(await inFull()).toBe(before + 1);
    await cancel();
    expect(await inFull()).toBe(before);
    const file = await bills.send('GET', `/api/invoice/export?format=csv&ids=${id}`);
    const cells = file.text.trim().split('\r\n').at(-1)?.split(',') ?? [];
    expect(cells.slice(-2)).toEqual([String(order.totalCents / 100), String(-order.totalCents / 100)]);
  });

  it('is neither sent nor marked, alone or with others', async () => {
    const { id } = await cancelledWithMoney();
    const mails = api.mails.length;
    for (const mail of [true, false]) {
      const refused = await bills.send('POST', `/api/invoice/invoices/${id}/send`, { mail });
      expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('is cancelled')]);
    }
    const job = await bills.bulk({ action: 'send', ids: [id] });
    expect(job).toMatchObject({ changed: 0, failed: 1 });
    expect(job.problems[0]?.reason).toContain('is cancelled');
    expect(api.mails.length).toBe(mails);
  });

  it('is never late: not by a day that passes, and no longer when it was', async () => {
    const due = (id: number) =>
      api.db
        .update(invoices)
        .set({ issuedDate: dayAfter(api.now(), -9), dueDate: dayAfter(api.now(), -2) })
        .where(eq(invoices.id, id));
    const { id } = await cancelledWithMoney();
    await due(id);
    expect((await bills.one(id)).invoice.invoiceStatus).toBe('Partial Payment');
    const late = await billed();
    await bills.pay(late.id, 5_000);
    await due(late.id);
    expect((await bills.one(late.id)).invoice.invoiceStatus).toBe('Past Due');
    await late.cancel();
    expect((await bills.one(late.id)).invoice.invoiceStatus).toBe('Partial Payment');
    const day = dayAfter(api.now(), -2);
    const asked = `/apps/calendar/extras?from=${day}T00:00:00Z&to=${day}T23:59:59Z&invoices=true`;
    const { entries } = await bills.done('GET', asked);
    expect(entries.map((one: { id: number }) => one.id)).not.toContain(late.id);
  });

  it('takes what is paid back, and is gone with the last of it', async () => {
    const { id, order, who } = await cancelledWithMoney();
    const back = bills.payment(-5_000);
    await bills.done('POST', `/api/invoice/invoices/${id}/payments`, back, 201);
    expect(await shop.read(order.id, who.token)).toMatchObject({ paymentState: 'refunded', invoice: null });
  });
});

describe('the bill of an order', () => {
  const CHEAP = [{ title: 'Less', quantityMilli: 1_000, priceCents: 1_000, discountBp: 0, taxBp: 0 }];

  it('keeps its total and currency; what else stands on it can be changed', async () => {
    const { id } = await billed();
    const before = await bills.one(id);
    for (const over of [{ lines: CHEAP }, { currency: 'EUR' }]) {
      const refused = await bills.save(before, over);
      expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('belongs to an order')]);
    }
    const saved = await bills.save(before, { note: 'For the school.' });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.invoice).toMatchObject({ note: 'For the school.', version: before.invoice.version + 1 });
  });

  it('that asks for less since before pays no order, and may ask for all of it again', async () => {
    const { id, order, who } = await billed();
    const before = await bills.one(id);
    await api.db.update(orders).set({ invoiceId: null }).where(eq(orders.id, order.id));
    const cheap = await bills.save(before, { lines: CHEAP });
    expect(cheap.status, cheap.text).toBe(200);
    await api.db.update(orders).set({ invoiceId: id }).where(eq(orders.id, order.id));
    const again = await bills.save(cheap.body, { lines: before.invoice.lines });
    expect(again.status, again.text).toBe(200);
    await api.db.update(orders).set({ invoiceId: null }).where(eq(orders.id, order.id));
    expect((await bills.save(again.body, { lines: CHEAP })).status).toBe(200);
    await api.db.update(orders).set({ invoiceId: id }).where(eq(orders.id, order.id));
    expect((await bills.pay(id, 1_200)).invoice.invoiceStatus).toBe('Paid');
    expect(await shop.read(order.id, who.token)).toMatchObject({ status: 'placed', paymentState: 'unpaid' });
  });

  it('that asked for less and paid its order before leaves it paid', async () => {
    const { id, order } = await billed();
    await bills.pay(id, order.totalCents);
    const dearer = order.totalCents + 100;
    await api.db.update(orders).set({ totalCents: dearer }).where(eq(orders.id, order.id));
    const saved = await bills.save(await bills.one(id), { note: 'Thank you.' });
    expect(saved.status, saved.text).toBe(200);
    const [stored] = await api.db.select().from(orders).where(eq(orders.id, order.id));
    expect(stored).toMatchObject({ paymentState: 'paid', status: 'paid' });
  });

  it('is copied as an invoice of no order', async () => {
    const { id, order } = await billed();
    const answer = await bills.send('POST', `/api/invoice/invoices/${id}/duplicate`);
    expect(answer.status, answer.text).toBe(201);
    const { invoice } = await bills.one(answer.body.invoice.id);
    expect(invoice).toMatchObject({ orderId: null, service: 'Software Development', total: order.totalCents / 100 });
    expect(invoice.note).not.toContain('Order');
    // What the office wrote is copied.
    await bills.save(await bills.one(id), { note: 'Deliver to the back door.', service: 'Template Customization' });
    const own = (await bills.send('POST', `/api/invoice/invoices/${id}/duplicate`)).body.invoice;
    expect(own).toMatchObject({ note: 'Deliver to the back door.', service: 'Template Customization' });
  });

  it('names the colour that was ordered', async () => {
    const who = await shop.buyer();
    await shop.put(who.id, (await shop.product()).id);
    await api.db.update(cartItems).set({ colour: 'info' }).where(eq(cartItems.personId, who.id));
    const { invoice } = await bills.one((await shop.order(who)).invoice?.id ?? 0);
    expect(invoice.lines.map((line) => line.description)).toEqual(['Turquoise', '']);
  });
});

it('a payment is of no day to come', async () => {
  const { invoice } = await bills.sent();
  const path = `/api/invoice/invoices/${invoice.id}/payments`;
  const on = (days: number) => bills.send('POST', path, bills.payment(100, { paidOn: dayAfter(api.now(), days) }));
  const refused = await on(2);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('A payment cannot be in the future.');
  // It is tomorrow somewhere already.
  expect((await on(1)).status).toBe(201);
});

describe('who cancels an order', () => {
  const written = (id: number) =>
    api.db
      .select({ actorId: auditEntries.actorId, detail: auditEntries.detail })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'order-cancelled'), eq(auditEntries.subjectId, id)));

  it('is written down once, be it their own or somebody else’s', async () => {
    const own = await billed();
    await own.cancel();
    const detail = { from: 'placed', to: 'cancelled' };
    expect(await written(own.order.id)).toEqual([{ actorId: own.who.id, detail }]);
    const [other, staff] = [await billed(), await shop.buyer()];
    await other.cancel(staff.token);
    expect(await written(other.order.id)).toEqual([{ actorId: staff.id, detail }]);
  });
});
