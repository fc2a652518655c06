import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { invoices } from '#features/invoices/api/tables.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { cartItems, products, wishlistItems } from '#features/shop/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { billing } from '../../../../tests/api/billing.ts';
import { holding } from '../../../../tests/api/holding.ts';
import { ADDRESS, ordering } from '../../../../tests/api/ordering.ts';
import { orderEvents, orders } from './tables.ts';
import { tellOfOrders } from './tell.ts';

const heard: string[] = [];
const api = testApi({ policy: { newcomers: 'admin' }, onQuery: (text) => heard.push(text) });
const shop = ordering(api);
const bills = billing(api);
const { hold, untilWaiting } = holding(api);
const key = () => crypto.randomUUID();

describe('ordering', () => {
  it('writes the order with its names and prices, takes the pieces and empties the cart', async () => {
    const who = await shop.buyer();
    const kit = await shop.product({ priceCents: 2_500 });
    await shop.put(who.id, kit.id, 2, 20);
    const made = await shop.order(who, { note: 'Ring twice.', priceCents: 1, items: [{ priceCents: 1 }] });
    expect(made).toMatchObject({ status: 'placed', paymentState: 'unpaid', pieces: 2, note: 'Ring twice.' });
    expect(made.address).toMatchObject(ADDRESS);
    expect(made.sums.subtotalCents).toBe(5_000);
    expect(await shop.stockOf(kit.id)).toBe(8);
    expect(await api.db.$count(cartItems, eq(cartItems.personId, who.id))).toBe(0);
    await api.db.update(products).set({ name: 'Renamed', priceCents: 9_999 }).where(eq(products.id, kit.id));
    const [item] = (await shop.read(made.id, who.token)).items;
    expect(item).toMatchObject({ name: kit.name, priceCents: 2_500, qty: 2, netCents: 4_000 });
  });

  it('makes an invoice of the same total for the buyer, numbered and sent like any other', async () => {
    const who = await shop.buyer();
    await shop.put(who.id, (await shop.product({ priceCents: 1_999 })).id, 3);
    const made = await shop.order(who);
    const { invoice } = await bills.one(made.invoice?.id ?? 0);
    expect(invoice).toMatchObject({
      invoiceStatus: 'Sent',
      note: `Order ${made.id}`,
      client: { name: 'Ada Buyer', companyEmail: who.email, address: 'Mill Lane 12, LS1 4AP Leeds' },
    });
    expect(invoice.totals.totalCents).toBe(made.totalCents);
    expect(invoice.totals.taxCents).toBe(made.sums.taxCents);
    expect(invoice.lines.map((line) => line.title).at(-1)).toBe('Delivery');
    const pdf = await api.get(new URL(made.invoice?.link ?? '').pathname);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('with the same key twice is one order, also at the same moment', async () => {
    const who = await shop.buyer();
    const kit = await shop.product();
    await shop.put(who.id, kit.id);
    const once = { key: key() };
    const answers = await Promise.all([shop.ask(who, once), shop.ask(who, once)]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 201]);
    expect(new Set(answers.map((one) => one.body.order.id)).size).toBe(1);
    expect((await shop.ask(who, once)).status).toBe(200);
    expect(await shop.stockOf(kit.id)).toBe(9);
    expect(await api.db.$count(orders, eq(orders.personId, who.id))).toBe(1);
  });

  it('with a key that was used for another total is refused, and leaves the new cart as it is', async () => {
    const who = await shop.buyer();
    const once = { key: key() };
    await shop.put(who.id, (await shop.product()).id);
    const first = await shop.checkout(who.token);
    const made = await shop.order(who, { ...once, totalCents: first.sums.totalCents });
    // The answer was lost: the cart is empty, and the same order is asked for again.
    const again = await shop.ask(who, { ...once, totalCents: made.totalCents });
    expect([again.status, again.body.order.id]).toEqual([200, made.id]);
    await shop.put(who.id, (await shop.product({ priceCents: 3_000 })).id);
    const { sums } = await shop.checkout(who.token);
    const other = await shop.ask(who, { ...once, totalCents: sums.totalCents });
    expect([other.status, other.body.error]).toEqual([
      409,
      'This order was placed before, with another total. Look at your orders, then order again.',
    ]);
    expect(await api.db.$count(cartItems, eq(cartItems.personId, who.id))).toBe(1);
    expect(await api.db.$count(orders, eq(orders.personId, who.id))).toBe(1);
  });

  it('sells ten pieces to ten of fifty buyers who come at once, and says so to the others', async () => {
    const kit = await shop.product({ stock: 10 });
    const other = await shop.product({ stock: null });
    const buyers = [];
    for (let at = 0; at < 50; at++) buyers.push(await shop.buyer());
    for (const { id } of buyers) {
      await shop.put(id, kit.id);
      await shop.put(id, other.id);
    }
    const answers = await Promise.all(buyers.map((who) => shop.ask(who)));
    const refused = answers.filter((one) => one.status === 409);
    expect([answers.filter((one) => one.status === 201).length, refused.length]).toEqual([10, 40]);
    const sentence = `${kit.name} is sold out. Take it out of your cart to go on.`;
    expect(new Set(refused.map((one) => one.body.error))).toEqual(new Set([sentence]));
    expect(await shop.stockOf(kit.id)).toBe(0);
    const [left] = await api.db.select().from(products).where(eq(products.id, other.id));
    expect([left?.stock, left?.sold]).toEqual([null, 10]);
    const bought = await api.db
      .select({ id: orders.personId })
      .from(orders)
      .where(eq(orders.itemNames, `${kit.name}\n${other.name}`));
    expect(bought).toHaveLength(10);
    // Who got nothing has their cart as it was.
    expect(await api.db.$count(cartItems, eq(cartItems.productId, kit.id))).toBe(40);
  }, 120_000);

  it('names what is left, and changes nothing', async () => {
    const who = await shop.buyer();
    const [enough, few] = [await shop.product({ stock: 5 }), await shop.product({ stock: 3 })];
    await shop.put(who.id, enough.id);
    await shop.put(who.id, few.id, 4);
    const answer = await shop.ask(who);
    expect([answer.status, answer.body.error]).toEqual([409, `Only 3 of ${few.name} left. Take fewer of it to go on.`]);
    expect([await shop.stockOf(enough.id), await shop.stockOf(few.id)]).toEqual([5, 3]);
    expect(await api.db.$count(cartItems, eq(cartItems.personId, who.id))).toBe(2);
    expect(await api.db.$count(orders, eq(orders.personId, who.id))).toBe(0);
  });

  it('is refused at another total than the one looked at, with an empty cart, and by card where none is taken', async () => {
    const who = await shop.buyer();
    const empty = await shop.ask(who);
    expect([empty.status, empty.body.error]).toEqual([409, 'Your cart is empty. Put something into it first.']);
    await shop.put(who.id, (await shop.product()).id);
    const { sums } = await shop.checkout(who.token);
    const other = await shop.ask(who, { totalCents: sums.totalCents - 1 });
    expect([other.status, other.body.error]).toEqual([409, expect.stringContaining('the total is $')]);
    expect((await shop.ask(who, { payment: 'card' })).body.error).toEqual({ payment: [expect.any(String)] });
    expect((await shop.ask(who, { totalCents: sums.totalCents })).status).toBe(201);
  });
});

describe('an order that is paid by invoice', () => {
  const placed = async () => {
    const who = await shop.buyer();
    const kit = await shop.product();
    await shop.put(who.id, kit.id, 2);
    return { who, kit, order: await shop.order(who) };
  };

  it('is paid when its invoice is, and not any more when the payment was a mistake', async () => {
    const { who, order } = await placed();
    const id = order.invoice?.id ?? 0;
    const half = Math.floor(order.totalCents / 2);
    await bills.pay(id, half);
    expect((await shop.read(order.id, who.token)).status).toBe('placed');
    const { invoice } = await bills.pay(id, order.totalCents - half);
    expect(await shop.read(order.id, who.token)).toMatchObject({ status: 'paid', paymentState: 'paid' });
    await bills.done('DELETE', `/api/invoice/invoices/${id}/payments/${invoice.payments[0]?.id}`);
    expect(await shop.read(order.id, who.token)).toMatchObject({
      status: 'placed',
      paymentState: 'unpaid',
      paidAt: null,
    });
  });

  it('goes its way, step by step', async () => {
    const { who, order } = await placed();
    expect((await shop.move(order.id, 'delivered', who.token)).body.error).toBe(
      'This order cannot take that step from where it stands.',
    );
    expect((await shop.move(order.id, 'paid', who.token)).status).toBe(409);
    for (const status of ['packed', 'shipped', 'delivered']) {
      expect((await shop.move(order.id, status, who.token)).body.order.status).toBe(status);
    }
    expect((await api.post(`/api/orders/${order.id}/cancel`, {}, who.token)).status).toBe(409);
    await bills.pay(order.invoice?.id ?? 0, order.totalCents);
    expect(await shop.read(order.id, who.token)).toMatchObject({ status: 'delivered', paymentState: 'paid' });
    const kinds = (await shop.read(order.id, who.token)).events.map((event) => event.kind);
    expect(kinds).toEqual(['placed', 'packed', 'shipped', 'delivered', 'paid']);
  });

  it('refuses a move made from an older version', async () => {
    const { who, order } = await placed();
    expect((await shop.move(order.id, 'packed', who.token, { version: order.version })).status).toBe(200);
    expect((await shop.move(order.id, 'shipped', who.token, { version: order.version })).status).toBe(409);
  });

  it('is cancelled once: the pieces come back once, and nobody is billed', async () => {
    const { who, kit, order } = await placed();
    const cancel = () => api.post(`/api/orders/${order.id}/cancel`, { note: 'Bought twice.' }, who.token);
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409]);
    expect(await shop.stockOf(kit.id)).toBe(10);
    const [invoice] = await api.db
      .select()
      .from(invoices)
      .where(eq(invoices.id, order.invoice?.id ?? 0));
    expect(invoice?.deletedAt).not.toBeNull();
    expect(await shop.read(order.id, who.token)).toMatchObject({
      status: 'cancelled',
      paymentState: 'unpaid',
      invoice: null,
    });
  });

  it('that was paid is owed when it is cancelled, until the invoice says that it was paid back', async () => {
    const { who, order } = await placed();
    const id = order.invoice?.id ?? 0;
    await bills.pay(id, order.totalCents);
    await api.post(`/api/orders/${order.id}/cancel`, {}, who.token);
    expect((await shop.read(order.id, who.token)).paymentState).toBe('refund-due');
    expect((await api.post(`/api/orders/${order.id}/refunded`, {}, who.token)).status).toBe(409);
    const { invoice } = await bills.pay(id, -order.totalCents);
    expect(invoice).toMatchObject({ id, totals: { paidCents: 0 } });
    expect(await shop.read(order.id, who.token)).toMatchObject({ paymentState: 'refunded', invoice: null });
    expect(await bills.ids(`q=${id}`)).not.toContain(id);
  });

  it('that was paid in part says so, and its invoice is withdrawn when that was paid back', async () => {
    const { who, order } = await placed();
    const id = order.invoice?.id ?? 0;
    const open = async () => (await api.get('/api/orders/counts', who.token)).body.money[0].openCents;
    expect(await open()).toBe(order.totalCents);
    await bills.pay(id, 500);
    expect(await shop.read(order.id, who.token)).toMatchObject({ paymentState: 'unpaid', paidCents: 500 });
    expect(await open()).toBe(order.totalCents - 500);
    await api.post(`/api/orders/${order.id}/cancel`, {}, who.token);
    expect(await shop.read(order.id, who.token)).toMatchObject({ paymentState: 'refund-due', invoice: { id } });
    const back = { ...bills.payment(-500), key: key() };
    const path = `/api/invoice/invoices/${id}/payments`;
    expect((await bills.send('POST', path, back)).status).toBe(201);
    // After a lost answer it is the same payment, also of an invoice that is gone by then.
    expect((await bills.send('POST', path, back)).status).toBe(200);
    const [gone] = await api.db.select().from(invoices).where(eq(invoices.id, id));
    expect(gone).toMatchObject({ deletedAt: expect.any(Date), paidCents: 0 });
    expect(await shop.read(order.id, who.token)).toMatchObject({
      paymentState: 'refunded',
      paidCents: 0,
      invoice: null,
    });
  });

  it('survives the deletion of who placed it', async () => {
    const { who, order } = await placed();
    await bills.done('DELETE', `/apps/users/delete?id=${who.id}`);
    const admin = await api.as('admin');
    expect((await shop.read(order.id, admin)).buyer).toMatchObject({ id: null, email: who.email });
    expect((await shop.move(order.id, 'packed', admin)).status).toBe(200);
  });
});

describe('who hears of an order', () => {
  const toldOf = async (order: number, personId: number) =>
    (await api.db.select().from(notifications).where(eq(notifications.personId, personId)))
      .filter((one) => one.data.order === String(order))
      .map((one) => one.kind);

  it('are those who run the shop, and the buyer when it moves', async () => {
    const who = await shop.buyer();
    await shop.put(who.id, (await shop.product()).id);
    const { send } = api.deps.mailer;
    api.deps.mailer.send = () => Promise.reject(new Error('not now'));
    const order = await shop.order(who);
    const told = (personId: number) => toldOf(order.id, personId);
    const [admin] = await api.db.select().from(people).where(eq(people.email, 'admin@demo.com'));
    await shop.move(order.id, 'packed', await api.as('admin'));
    expect(await told(admin?.id ?? 0)).toEqual(['order-new']);
    expect(await told(who.id)).toEqual(['order-packed']);
    expect(api.events).toContainEqual({ people: 'staff', topic: 'orders', ids: [order.id] });
    await doDue(api.deps);
    api.deps.mailer.send = send;
    api.later(2);
    await doDue(api.deps);
    const confirmed = api.mails.filter((mail) => mail.to === who.email && mail.subject === `Your order ${order.id}`);
    expect(confirmed.map((mail) => mail.text)).toEqual([expect.stringContaining(`/orders/${order.id}`)]);
  });

  it('are told later when they could not be at first', async () => {
    const who = await shop.buyer();
    await shop.put(who.id, (await shop.product()).id);
    const order = await shop.order(who);
    const admin = await api.as('admin');
    await api.db.execute("ALTER TABLE notifications ADD CONSTRAINT none CHECK (kind <> 'order-packed') NOT VALID");
    await shop.move(order.id, 'packed', admin);
    await api.db.execute('ALTER TABLE notifications DROP CONSTRAINT none');
    expect(await toldOf(order.id, who.id)).toEqual([]);
    await doDue(api.deps);
    await doDue(api.deps);
    expect(await toldOf(order.id, who.id)).toEqual(['order-packed']);
  });
});

it('many are cancelled while somebody orders the same products, and neither crosses the other', async () => {
  const [who, other] = [await shop.buyer(), await shop.buyer()];
  const [first, second, third] = [await shop.product(), await shop.product(), await shop.product()];
  const ids: number[] = [];
  for (const { id } of [third, first]) {
    await shop.put(who.id, id);
    ids.push((await shop.order(who)).id);
  }
  for (const { id } of [first, second, third]) await shop.put(other.id, id);
  const deliveryDate = (await shop.checkout(other.token)).deliveryDates[0];
  heard.length = 0;
  const letGo = await hold(sql`SELECT 1 FROM ${products} WHERE id = ${second.id} FOR UPDATE`);
  const ordering = api.post(
    '/api/orders',
    { addressId: other.addressId, payment: 'invoice', deliveryDate },
    other.token,
  );
  await untilWaiting(1);
  const cancelling = bills.done('POST', '/api/orders/bulk', { status: 'cancelled', ids });
  await untilWaiting(2);
  await letGo();
  expect((await ordering).status).toBe(201);
  expect(await bills.ended((await cancelling).job)).toMatchObject({ state: 'done', changed: 2, failed: 0 });
  expect(heard.filter((text) => /rollback/i.test(text))).toEqual([]);
  for (const { id } of [first, second, third]) expect(await shop.stockOf(id)).toBe(9);
});

it('who waits for something that is sold out hears of it when an order is cancelled', async () => {
  const [who, waiting] = [await shop.buyer(), await shop.buyer()];
  const kit = await shop.product({ stock: 2 });
  await shop.put(who.id, kit.id, 2);
  const order = await shop.order(who);
  await api.db.insert(wishlistItems).values({ personId: waiting.id, productId: kit.id, addedAt: api.now() });
  await api.post(`/api/orders/${order.id}/cancel`, {}, who.token);
  const told = await api.db.select().from(notifications).where(eq(notifications.personId, waiting.id));
  expect(told.filter((one) => one.data.name === kit.name).map((one) => one.kind)).toEqual(['product-back']);
});

describe('who waits for something that several orders took', () => {
  const taken = async (orders: number) => {
    const [who, waiting] = [await shop.buyer(), await shop.buyer()];
    const kit = await shop.product({ stock: orders * 2 });
    const ids: number[] = [];
    for (let at = 0; at < orders; at += 1) {
      await shop.put(who.id, kit.id, 2);
      ids.push((await shop.order(who)).id);
    }
    expect(await shop.stockOf(kit.id)).toBe(0);
    await api.db.insert(wishlistItems).values({ personId: waiting.id, productId: kit.id, addedAt: api.now() });
    const news = async () =>
      (await api.db.select().from(notifications).where(eq(notifications.personId, waiting.id)))
        .filter((one) => one.data.name === kit.name)
        .map((one) => one.kind);
    return { ids, news };
  };

  it('hears of it once when they are cancelled together', async () => {
    const { ids, news } = await taken(2);
    const { job } = await bills.done('POST', '/api/orders/bulk', { status: 'cancelled', ids });
    expect(await bills.ended(job)).toMatchObject({ state: 'done', changed: 2 });
    expect(await news()).toEqual(['product-back']);
  });

  it('hears of it once also where so many are cancelled that they are told of in turn', async () => {
    const { ids, news } = await taken(3);
    // What happened to the second comes more than a hundred events after the first.
    const [first = 0, ...others] = ids;
    await api.db.execute("ALTER TABLE notifications ADD CONSTRAINT none CHECK (kind <> 'product-back') NOT VALID");
    const cancel = (some: number[]) => bills.done('POST', '/api/orders/bulk', { status: 'cancelled', ids: some });
    await bills.ended((await cancel([first])).job);
    await api.db
      .insert(orderEvents)
      .values(Array.from({ length: 120 }, () => ({ orderId: first, at: api.now(), kind: 'payment-undone' as const })));
    await bills.ended((await cancel(others)).job);
    await api.db.execute('ALTER TABLE notifications DROP CONSTRAINT none');
    await doDue(api.deps);
    expect(await news()).toEqual(['product-back']);
  });
});

it('somebody is deleted while others are told of their order, and neither crosses the other', async () => {
  const who = await shop.buyer();
  await shop.put(who.id, (await shop.product()).id);
  await api.db.execute("ALTER TABLE notifications ADD CONSTRAINT none CHECK (kind <> 'order-new') NOT VALID");
  const order = await shop.order(who);
  await api.db.execute('ALTER TABLE notifications DROP CONSTRAINT none');
  const letGo = await hold(sql`LOCK TABLE profiles`);
  heard.length = 0;
  const deleting = bills.send('DELETE', `/apps/users/delete?id=${who.id}`);
  await untilWaiting(1);
  const telling = tellOfOrders(api.deps);
  await untilWaiting(2);
  await letGo();
  await telling;
  expect((await deleting).status).toBe(200);
  expect(heard.filter((text) => /rollback/i.test(text))).toEqual([]);
  const told = await api.db.select().from(notifications).where(eq(notifications.kind, 'order-new'));
  expect(told.some((one) => one.data.order === String(order.id))).toBe(true);
});

describe('who sees orders', () => {
  it('is the buyer, and whoever runs the shop: for others there are none', async () => {
    const who = await shop.buyer();
    await shop.put(who.id, (await shop.product()).id);
    const order = await shop.order(who);
    const looker = await bills.staff('restricted-user');
    expect((await api.get(`/api/orders/${order.id}`, looker)).status).toBe(404);
    expect((await api.post(`/api/orders/${order.id}/cancel`, {}, looker)).status).toBe(404);
    expect((await api.get('/api/orders', looker)).body).toMatchObject({ orders: [], total: 0 });
    for (const [method, path] of [
      ['GET', '/api/orders/all'],
      ['GET', '/api/orders/all/counts'],
      ['GET', '/api/orders/export'],
      ['POST', '/api/orders/bulk'],
      ['POST', `/api/orders/${order.id}/status`],
      ['POST', `/api/orders/${order.id}/refunded`],
    ] as const) {
      const answer = await api.ask(method, path, { token: looker, ...(method === 'POST' ? { body: {} } : {}) });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    const manager = await bills.staff('manager');
    expect((await api.get(`/api/orders/${order.id}`, manager)).body.order.next).toEqual(['packed', 'cancelled']);
    expect((await api.get('/api/orders', await api.as('Student'))).status).toBe(403);
    expect((await api.get('/api/orders', await api.as('client'))).status).toBe(403);
  });
});
