import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { ADDRESS, ordering } from '../../../../tests/api/ordering.ts';

const api = testApi({ policy: { newcomers: 'admin' } });
const shop = ordering(api);
const key = () => crypto.randomUUID();

describe('addresses', () => {
  it('are kept for each person, one of them the usual one', async () => {
    const who = await shop.buyer();
    const school = { ...ADDRESS, label: 'School', isDefault: true };
    const added = await api.post('/api/addresses', school, who.token);
    const list = async () => (await api.get('/api/addresses', who.token)).body.addresses;
    expect((await list()).map((one: { id: number; isDefault: boolean }) => [one.id, one.isDefault])).toEqual([
      [added.body.address.id, true],
      [who.addressId, false],
    ]);
    expect((await api.ask('DELETE', `/api/addresses/${added.body.address.id}`, { token: who.token })).status).toBe(200);
    expect(await list()).toMatchObject([{ id: who.addressId, isDefault: true }]);
    const changed = { ...ADDRESS, city: 'York' };
    await api.ask('PUT', `/api/addresses/${who.addressId}`, { token: who.token, body: changed });
    expect(await list()).toMatchObject([{ city: 'York', isDefault: true }]);
  });

  it('are stored once for one key, and refused without a street', async () => {
    const who = await shop.buyer();
    const body = { ...ADDRESS, key: key() };
    const first = await api.post('/api/addresses', body, who.token);
    const again = await api.post('/api/addresses', body, who.token);
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
    // Changed before it was sent again, it is as it was sent last.
    const moved = await api.post('/api/addresses', { ...body, street: 'Mill Lane 14', isDefault: true }, who.token);
    expect(moved.status).toBe(200);
    expect(moved.body.address).toEqual({ ...first.body.address, street: 'Mill Lane 14', isDefault: true });
    expect((await api.get('/api/addresses', who.token)).body.addresses).toMatchObject([
      { id: first.body.address.id, street: 'Mill Lane 14', isDefault: true },
      { id: who.addressId, isDefault: false },
    ]);
    const bad = await api.post('/api/addresses', { ...ADDRESS, street: ' ' }, who.token);
    expect([bad.status, bad.body.error]).toEqual([400, { street: ['Enter the street.'] }]);
  });

  it('of somebody else are not there', async () => {
    const [one, other] = [await shop.buyer(), await shop.buyer()];
    const path = `/api/addresses/${one.addressId}`;
    expect((await api.ask('PUT', path, { token: other.token, body: ADDRESS })).status).toBe(404);
    expect((await api.ask('DELETE', path, { token: other.token })).status).toBe(404);
    const kit = await shop.product();
    await shop.put(other.id, kit.id);
    const answer = await shop.ask({ ...other, addressId: one.addressId });
    expect([answer.status, Object.keys(answer.body.error)]).toEqual([400, ['addressId']]);
  });
});

describe('the checkout', () => {
  it('counts as an invoice does: discount, delivery and tax by the server', async () => {
    const who = await shop.buyer();
    const kit = await shop.product({ priceCents: 1_999 });
    await shop.put(who.id, kit.id, 3, 10);
    // 59.97 - 6.00 = 53.97; with 4.90 for the parcel 58.87; 20 % of each line: 10.79 + 0.98.
    const { sums, items, needsShipping, payments } = await shop.checkout(who.token);
    expect(sums).toEqual({
      subtotalCents: 5_997,
      discountCents: 600,
      deliveryCents: 490,
      taxCents: 1_177,
      totalCents: 7_064,
    });
    expect(items).toMatchObject([{ productId: kit.id, qty: 3, netCents: 5_397, problem: null, available: 10 }]);
    expect([needsShipping, payments]).toEqual([true, ['invoice']]);
  });

  it('sends for nothing from 100 on, and what is free anyway; courses are not sent at all', async () => {
    const who = await shop.buyer();
    const course = await shop.product({ category: 'course', stock: null, priceCents: 5_000 });
    await shop.put(who.id, course.id);
    expect(await shop.checkout(who.token)).toMatchObject({
      needsShipping: false,
      deliveryDates: [],
      sums: { deliveryCents: 0 },
    });
    await shop.put(who.id, (await shop.product({ hasFreeShipping: true })).id);
    expect(await shop.checkout(who.token)).toMatchObject({ needsShipping: true, sums: { deliveryCents: 0 } });
    await shop.put(who.id, (await shop.product({ priceCents: 500 })).id);
    expect((await shop.checkout(who.token)).sums.deliveryCents).toBe(490);
    await shop.put(who.id, (await shop.product({ priceCents: 10_000 })).id);
    expect((await shop.checkout(who.token)).sums.deliveryCents).toBe(0);
  });

  it('says by when an item is sent, as the cart of the shop does; what is not sent has no day', async () => {
    const who = await shop.buyer();
    for (const category of ['kit', 'book', 'course', 'licence'] as const) {
      await shop.put(who.id, (await shop.product({ category, stock: null })).id);
    }
    const dayAfter = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const { items, deliveryDates } = await shop.checkout(who.token);
    // Nothing is to arrive before it has left.
    expect((deliveryDates[0] ?? '') > dayAfter(4)).toBe(true);
    expect(items.map((item) => item.shippingDate)).toEqual([dayAfter(4), dayAfter(2), null, null]);
    const { products } = (await api.get('/apps/ecommerce/cart', who.token)).body;
    const days = products.map((one: { shippingDate: string }) => one.shippingDate);
    expect(days).toEqual([dayAfter(4), dayAfter(2), dayAfter(0), dayAfter(0)]);
  });

  it('offers working days alone', async () => {
    const who = await shop.buyer();
    await shop.put(who.id, (await shop.product()).id);
    const { deliveryDates } = await shop.checkout(who.token);
    expect(deliveryDates).toHaveLength(10);
    for (const day of deliveryDates) expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
    const answer = await shop.ask(who, { deliveryDate: api.now().toISOString().slice(0, 10) });
    expect([answer.status, Object.keys(answer.body.error)]).toEqual([400, ['deliveryDate']]);
  });

  it('names the currency of each item, and counts one of them alone', async () => {
    const who = await shop.buyer();
    const [dollars, euros] = [await shop.product(), await shop.product({ currency: 'EUR' })];
    await shop.put(who.id, dollars.id, 1, 0);
    await shop.put(who.id, euros.id, 1, 0);
    const { items, currency, sums } = await shop.checkout(who.token);
    expect(items.map((item) => [item.productId, item.currency])).toEqual([
      [dollars.id, 'USD'],
      [euros.id, 'EUR'],
    ]);
    expect([currency, sums.subtotalCents]).toEqual(['USD', 2_000]);
    expect((await shop.ask(who)).status).toBe(409);
  });

  it('says which item cannot be had', async () => {
    const who = await shop.buyer();
    const [short, gone] = [await shop.product({ stock: 1 }), await shop.product({ status: 'archived' })];
    await shop.put(who.id, short.id, 2);
    await shop.put(who.id, gone.id);
    expect((await shop.checkout(who.token)).items.map((item) => item.problem)).toEqual(['short', 'gone']);
  });
});
