import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#features/notifications/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { SHOP, shopping } from '../../../../tests/api/shopping.ts';
import { cartItems } from './tables.ts';

const api = testApi({ policy: { newcomers: 'admin' } });
const { done, put, buyer, list } = shopping(api);
const idsOf = (page: { products: { id: number }[] }) => page.products.map((one) => one.id);

let token = '';
beforeAll(async () => {
  token = await api.as('admin');
});

describe('the cart', () => {
  it('takes one, then one more, at the offers and the discount it was given first', async () => {
    const me = await buyer();
    const { product } = await put({ colorOptions: ['danger', 'info'] });
    const first = await done('POST', `${SHOP}/cart`, { productId: product.id }, me, 201);
    expect(first.item).toMatchObject({ productId: product.id, qty: 1 });
    const [before] = (await done('GET', `${SHOP}/cart`, undefined, me)).products;
    expect(before).toMatchObject({
      id: product.id,
      productId: product.id,
      qty: 1,
      colour: 'danger',
      isInCart: true,
      problem: null,
    });
    expect(
      before.offers >= 1 && before.offers <= 4 && before.discountPercentage >= 3 && before.discountPercentage <= 20,
    ).toBe(true);
    expect(Date.parse(before.shippingDate)).not.toBeNaN();
    await done('POST', `${SHOP}/cart`, { productId: product.id }, me, 201);
    const [after] = (await done('GET', `${SHOP}/cart`, undefined, me)).products;
    expect(after).toEqual({ ...before, qty: 2 });
    expect((await list('', me)).userCart).toEqual([{ id: first.item.id, productId: product.id, qty: 2 }]);
    // What was there already took no number.
    const { product: next } = await put();
    const second = await done('POST', `${SHOP}/cart`, { productId: next.id }, me, 201);
    expect(second.item.id).toBe(first.item.id + 1);
  });

  it('gives back what was taken out as it was: in its colour, at its discount', async () => {
    const me = await buyer();
    const { product } = await put({ colorOptions: ['danger', 'info'] });
    const rows = async () => (await done('GET', `${SHOP}/cart`, undefined, me)).products;
    const wanted = { productId: product.id, qty: 2, colour: 'info' };
    await done('POST', `${SHOP}/cart`, wanted, me, 201);
    const [{ addedAt: _, ...before }] = await rows();
    for (let times = 0; times < 5; times++) {
      await done('DELETE', `${SHOP}/cart/${product.id}`, undefined, me);
      // Nobody chooses their own discount.
      await done('POST', `${SHOP}/cart`, { ...wanted, discountPercentage: 90, offers: 9 }, me, 201);
      const [{ addedAt: __, ...after }] = await rows();
      expect(after).toEqual(before);
    }
  });

  it('holds no more than there is, and says so', async () => {
    const me = await buyer();
    const { product } = await put({ stock: 2 });
    await done('POST', `${SHOP}/cart`, { productId: product.id, qty: 2 }, me, 201);
    expect((await done('POST', `${SHOP}/cart`, { productId: product.id }, me, 409)).error).toBe('Only 2 are left.');
    expect((await done('PUT', `${SHOP}/cart/${product.id}`, { qty: 3 }, me, 409)).error).toBe('Only 2 are left.');
    await done('POST', `/api/products/${product.id}/stock`, { to: 1 });
    const rows = async () => (await done('GET', `${SHOP}/cart`, undefined, me)).products;
    expect((await rows())[0].problem).toBe('too-many');
    await done('PUT', `${SHOP}/cart/${product.id}`, { qty: 1 }, me);
    await done('POST', `/api/products/${product.id}/stock`, { by: -1 });
    expect((await rows())[0].problem).toBe('sold-out');
    expect((await done('POST', `${SHOP}/cart`, { productId: product.id }, await buyer(), 409)).error).toBe(
      'This product is sold out.',
    );
    await done('POST', `/api/products/${product.id}/status`, { status: 'draft' });
    expect((await rows())[0].problem).toBe('gone');
    const { product: endless } = await put({ category: 'course', stock: null });
    await done('POST', `${SHOP}/cart`, { productId: endless.id, qty: 99 }, me, 201);
    expect((await done('POST', `${SHOP}/cart`, { productId: endless.id }, me, 409)).error).toBe('Take at most 99.');
  });

  it('stays within the stock when the same person adds twice at once', async () => {
    const me = await buyer();
    const { product } = await put({ stock: 3 });
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => api.ask('POST', `${SHOP}/cart`, { token: me, body: { productId: product.id } })),
    );
    expect(tries.filter((one) => one.status === 201)).toHaveLength(3);
    expect((await done('GET', `${SHOP}/cart`, undefined, me)).products[0].qty).toBe(3);
  });

  it('changes the colour among those there are', async () => {
    const me = await buyer();
    const { product } = await put({ colorOptions: ['danger', 'info'] });
    await done('POST', `${SHOP}/cart`, { productId: product.id, colour: 'info' }, me, 201);
    await done('PUT', `${SHOP}/cart/${product.id}`, { colour: 'danger' }, me);
    const [row] = (await done('GET', `${SHOP}/cart`, undefined, me)).products;
    expect([row.colour, row.qty]).toEqual(['danger', 1]);
    const { error } = await done('PUT', `${SHOP}/cart/${product.id}`, { colour: 'success' }, me, 400);
    expect(Object.keys(error)).toEqual(['colour']);
    await done('PUT', `${SHOP}/cart/${product.id}`, {}, me, 400);
    await done('PUT', `${SHOP}/cart/${product.id}`, { qty: 0 }, me, 400);
  });

  it('is one’s own: nobody else sees it, changes it or hears of it', async () => {
    const [me, other] = [await api.register(), await buyer()];
    const { product } = await put();
    api.events.length = 0;
    await done('POST', `${SHOP}/cart`, { productId: product.id }, me.accessToken, 201);
    expect(api.events).toEqual([{ people: [me.user.id], topic: 'shop', ids: ['cart'] }]);
    expect((await done('GET', `${SHOP}/cart`, undefined, other)).products).toEqual([]);
    await done('DELETE', `${SHOP}/cart/${product.id}`, undefined, other, 404);
    await done('PUT', `${SHOP}/cart/${product.id}`, { qty: 2 }, other, 404);
    const signedIn = await done('POST', '/jwt/login', { email: me.email, password: me.password });
    expect(signedIn.userData.extras.eCommerceCartItemsCount).toBe(1);
    await done('DELETE', `${SHOP}/cart/${product.id}`, undefined, me.accessToken);
    await done('DELETE', `${SHOP}/cart/${product.id}`, undefined, me.accessToken, 404);
    expect(await api.db.$count(cartItems, eq(cartItems.personId, me.user.id))).toBe(0);
  });

  it('takes nothing that is not sold', async () => {
    const { product } = await put({ status: 'draft' });
    await done('POST', `${SHOP}/cart`, { productId: product.id }, token, 404);
    await done('POST', `${SHOP}/cart`, { productId: 987_654_321 }, token, 404);
    await done('POST', `${SHOP}/cart`, {}, token, 400);
    await done('POST', `${SHOP}/wishlist`, { productId: product.id }, token, 404);
    await done('POST', `${SHOP}/wishlist`, {}, token, 400);
  });
});

describe('the wishlist', () => {
  it('keeps a wish once, newest first, until it is taken off', async () => {
    const me = await buyer();
    const [{ product: a }, { product: b }] = [await put(), await put()];
    for (const product of [a, b, a]) await done('POST', `${SHOP}/wishlist`, { productId: product.id }, me, 201);
    expect(idsOf(await done('GET', `${SHOP}/wishlist`, undefined, me))).toEqual([b.id, a.id]);
    const page = await list('', me);
    expect(page.userWishlist).toHaveLength(2);
    const { product: c } = await put();
    const { item } = await done('POST', `${SHOP}/wishlist`, { productId: c.id }, me, 201);
    expect(item.id).toBe(Math.max(...page.userWishlist.map((one: { id: number }) => one.id)) + 1);
    expect(page.products.filter((one: { isInWishlist: boolean }) => one.isInWishlist)).toHaveLength(2);
    await done('DELETE', `${SHOP}/wishlist/${a.id}`, undefined, me);
    await done('DELETE', `${SHOP}/wishlist/${a.id}`, undefined, me, 404);
    await done('DELETE', `${SHOP}/wishlist/${b.id}`, undefined, token, 404);
  });

  it('moves into the cart, both or neither', async () => {
    const me = await buyer();
    const [{ product }, { product: none }] = [await put(), await put({ stock: 0 })];
    for (const one of [product, none]) await done('POST', `${SHOP}/wishlist`, { productId: one.id }, me, 201);
    await done('POST', `${SHOP}/wishlist/${product.id}/move-to-cart`, undefined, me, 201);
    await done('POST', `${SHOP}/wishlist/${none.id}/move-to-cart`, undefined, me, 409);
    expect(idsOf(await done('GET', `${SHOP}/wishlist`, undefined, me))).toEqual([none.id]);
    expect(idsOf(await done('GET', `${SHOP}/cart`, undefined, me))).toEqual([product.id]);
  });

  it('tells those who want to know that a product got cheaper or is back, and nobody else', async () => {
    const [fan, quiet, idle] = [await api.register(), await api.register(), await api.register()];
    const { product } = await put({ stock: 0 });
    for (const one of [fan, quiet])
      await done('POST', `${SHOP}/wishlist`, { productId: product.id }, one.accessToken, 201);
    const notices = { productUpdates: { app: false, mail: false } };
    await api.db.execute(
      `INSERT INTO person_details (person_id, notices) VALUES (${quiet.user.id}, '${JSON.stringify(notices)}') ON CONFLICT (person_id) DO UPDATE SET notices = excluded.notices`,
    );
    const change = (over: object) =>
      done('PUT', `/api/products/${product.id}`, {
        name: product.name,
        slug: product.slug,
        category: 'kit',
        priceCents: 1_000,
        ...over,
      });
    await change({ priceCents: 1_500 });
    await change({ priceCents: 900 });
    await change({ priceCents: 900, stock: 4 });
    await done('POST', `/api/products/${product.id}/stock`, { by: 3 });
    const told = async (id: number) =>
      (await api.db.select().from(notifications).where(eq(notifications.personId, id)).orderBy(notifications.id))
        .filter((one) => one.kind.startsWith('product-'))
        .map((one) => [one.kind, one.data.price, one.link]);
    const link = `${SHOP}/product-detail/${product.slug}-${product.id}`;
    expect(await told(fan.user.id)).toEqual([
      ['product-cheaper', '$9.00', link],
      ['product-back', undefined, link],
    ]);
    expect([await told(quiet.user.id), await told(idle.user.id)]).toEqual([[], []]);
  });
});
