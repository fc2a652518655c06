import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#features/notifications/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { billing } from '../../../../tests/api/billing.ts';
import { cartItems, products } from './tables.ts';

const api = testApi({ policy: { newcomers: 'admin' } });
const { staff } = billing(api);
const SHOP = '/apps/ecommerce';

let token = '';
beforeAll(async () => {
  token = await api.as('admin');
});

const done = async (method: string, path: string, body?: unknown, as = token, status = 200) => {
  const answer = await api.ask(method, path, { token: as, ...(body === undefined ? {} : { body }) });
  expect(answer.status, `${method} ${path} ${answer.text}`).toBe(status);
  return answer.body;
};
const put = (over: object = {}) =>
  done(
    'POST',
    '/api/products',
    { name: unique('Thing '), category: 'kit', priceCents: 1_000, stock: 5, status: 'published', ...over },
    token,
    201,
  );
const buyer = async () => (await api.register()).accessToken;
const list = (query = '', as = token) => done('GET', `${SHOP}/products?perPage=100&${query}`, undefined, as);
const idsOf = (page: { products: { id: number }[] }) => page.products.map((one) => one.id);

describe('the shop', () => {
  it('shows nine a page of what is published, and no draft', async () => {
    const page = await done('GET', `${SHOP}/products`);
    expect(page.products).toHaveLength(9);
    expect(page.total).toBeGreaterThanOrEqual(30);
    const { product } = await put({ status: 'draft' });
    expect(idsOf(await list())).not.toContain(product.id);
    const reader = await staff('restricted-user');
    await done('GET', `${SHOP}/products/${product.id}`, undefined, reader, 404);
    expect((await done('GET', `${SHOP}/products/${product.id}`)).product.status).toBe('draft');
  });

  it('searches by name alone, as it was typed, without minding accents and case', async () => {
    const word = unique('zq');
    const { product } = await put({ name: `Étude ${word} Maps`, brand: `Brand${word}` });
    expect(idsOf(await list(`q=etude ${word.toUpperCase()}`))).toEqual([product.id]);
    expect((await list(`q=Brand${word}`)).total).toBe(0);
    expect((await list(`q=Maps ${word}`)).total).toBe(0);
    expect((await list('q=100%25')).total).toBe(0);
  });

  it('sorts by price both ways and by what is put forward, pages following each other', async () => {
    for (const [sortBy, way] of [
      ['price-asc', 1],
      ['price-desc', -1],
    ] as const) {
      const prices = (await list(`sortBy=${sortBy}`)).products.map((one: { price: number }) => one.price);
      expect(prices).toEqual([...prices].sort((a, b) => (a - b) * way));
    }
    const whole = idsOf(await list('sortBy=featured'));
    const first = await done('GET', `${SHOP}/products?perPage=5`);
    const second = await done('GET', `${SHOP}/products?perPage=5&page=2`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(whole.slice(0, 10));
    expect(idsOf(await done('GET', `${SHOP}/products?page=5000`))).toEqual([]);
  });

  it('filters by kind, brand, price, stars, shipping and stock, and counts what each choice would leave', async () => {
    const brand = unique('Brand, ');
    const quoted = encodeURIComponent(brand.replace(',', '\\,'));
    await put({ brand, category: 'book', priceCents: 1_999, hasFreeShipping: true });
    await put({ brand, category: 'kit', priceCents: 5_000, stock: 0 });
    const { product } = await put({ brand, category: 'course', priceCents: 9_000, stock: null });
    const total = async (query: string) => (await list(`brand=${quoted}&${query}`)).total;
    expect(await total('')).toBe(3);
    expect([await total('category=book,kit'), await total('category=')]).toEqual([2, 3]);
    expect([await total('priceFrom=20'), await total('priceFrom=19.99&priceTo=50')]).toEqual([2, 2]);
    expect([await total('freeShipping=true'), await total('inStock=true')]).toEqual([1, 2]);
    expect(await total('rating=1')).toBe(0);
    await done('PUT', `${SHOP}/products/${product.id}/reviews/mine`, { rating: 4 }, token, 201);
    expect([await total('rating=4'), await total('rating=5')]).toEqual([1, 0]);
    const facets = await done('GET', `${SHOP}/facets?brand=${quoted}&category=book`);
    expect(facets.category).toEqual([
      { value: 'course', count: 1 },
      { value: 'book', count: 1 },
      { value: 'kit', count: 1 },
      { value: 'licence', count: 0 },
    ]);
    expect([facets.brand.length > 1, facets.freeShipping, facets.inStock]).toEqual([true, 1, 1]);
    expect(facets.price).toEqual({ from: 19.99, to: 19.99 });
    expect((await done('GET', `${SHOP}/facets?brand=${quoted}`)).rating[0]).toEqual({ value: 4, count: 1 });
  });

  it('refuses what is no filter and names it', async () => {
    for (const [query, field] of [
      ['page=0', 'page'],
      ['perPage=101', 'perPage'],
      ['sortBy=cheap', 'sortBy'],
      ['category=food', 'category'],
      ['priceFrom=-1', 'priceFrom'],
      ['rating=6', 'rating'],
      ['freeShipping=maybe', 'freeShipping'],
    ]) {
      const { error } = await done('GET', `${SHOP}/products?${query}`, undefined, token, 400);
      expect(Object.keys(error)).toEqual([field]);
    }
  });

  it('answers a product by its number or by its address, with gallery, stars and what goes with it', async () => {
    const { product } = await put({ name: unique('Atlas '), gallery: [{ url: '/shop/the-school-atlas-1.svg' }] });
    for (const path of [product.id, `${product.slug}-${product.id}`, `renamed-since-${product.id}`]) {
      const one = (await done('GET', `${SHOP}/products/${path}`)).product;
      expect([one.id, one.image, one.gallery.length, one.stars]).toEqual([
        product.id,
        '/shop/the-school-atlas-1.svg',
        1,
        [0, 0, 0, 0, 0],
      ]);
    }
    for (const path of ['987654321', 'nothing', `${product.slug}`.replace(/\d/g, 'x'), '0', '99999999999']) {
      await done('GET', `${SHOP}/products/${path}`, undefined, token, 404);
    }
    const related = await done('GET', `${SHOP}/products/${product.id}/related`);
    expect(related.products.length).toBeGreaterThan(3);
    expect(
      related.products.every(
        (one: { category: string; id: number }) => one.category === 'kit' && one.id !== product.id,
      ),
    ).toBe(true);
    expect((await done('GET', `${SHOP}/featured`)).slug).toBe('algebra-from-the-ground-up');
  });
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

describe('reviews', () => {
  it('are one for each person, and their mean is the product’s', async () => {
    const [one, two] = [await buyer(), await buyer()];
    const { product } = await put();
    const path = `${SHOP}/products/${product.id}/reviews`;
    const { review } = await done('PUT', `${path}/mine`, { rating: 5, text: ' Good. ' }, one, 201);
    expect(review).toMatchObject({ rating: 5, text: 'Good.', isMine: true });
    await done('PUT', `${path}/mine`, { rating: 2 }, two, 201);
    await done('PUT', `${path}/mine`, { rating: 3, text: 'Better.' }, two);
    const page = await done('GET', path, undefined, two);
    expect([page.total, page.mine.text, page.reviews.map((r: { rating: number }) => r.rating)]).toEqual([
      2,
      'Better.',
      [3, 5],
    ]);
    const read = async () => (await done('GET', `${SHOP}/products/${product.id}`)).product;
    expect(await read()).toMatchObject({ rating: 4, reviewsCount: 2, stars: [0, 0, 1, 0, 1], version: 1 });
    expect((await done('GET', `${path}?rating=5`, undefined, two)).total).toBe(1);
    for (const rating of [0, 6, 2.5, 'five', undefined]) await done('PUT', `${path}/mine`, { rating }, two, 400);
    await done('DELETE', `${path}/${page.mine.id}`, undefined, two);
    expect(await read()).toMatchObject({ rating: 5, reviewsCount: 1 });
  });

  it('are removed by whoever wrote them or manages the shop, and by no other reader', async () => {
    const reader = await staff('restricted-user');
    const { product } = await put();
    const path = `${SHOP}/products/${product.id}/reviews`;
    const { review } = await done('PUT', `${path}/mine`, { rating: 1 }, await buyer(), 201);
    await done('DELETE', `${path}/${review.id}`, undefined, reader, 404);
    await done('DELETE', `${path}/${review.id}`);
    expect((await done('GET', `${SHOP}/products/${product.id}`)).product).toMatchObject({ rating: 3, reviewsCount: 0 });
    const { entries } = await done('GET', '/api/audit?action=review-removed');
    expect(entries[0].subject).toEqual({ type: 'product', id: product.id, name: product.name });
  });

  it('stay when their writer’s account is gone', async () => {
    const writer = await api.register();
    const { product } = await put();
    await done('PUT', `${SHOP}/products/${product.id}/reviews/mine`, { rating: 4 }, writer.accessToken, 201);
    await done('POST', `${SHOP}/cart`, { productId: product.id }, writer.accessToken, 201);
    await done('DELETE', `/apps/users/delete?id=${writer.user.id}`);
    const { reviews } = await done('GET', `${SHOP}/products/${product.id}/reviews`);
    expect(reviews).toMatchObject([{ rating: 4, by: null }]);
    expect((await api.db.select().from(products).where(eq(products.id, product.id)))[0]?.stock).toBe(5);
  });
});
