import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { billing } from '../../../../tests/api/billing.ts';
import { SHOP, shopping } from '../../../../tests/api/shopping.ts';
import { products } from './tables.ts';

const api = testApi({ policy: { newcomers: 'admin' } });
const { staff } = billing(api);
const { done, put, buyer, list } = shopping(api);
const idsOf = (page: { products: { id: number }[] }) => page.products.map((one) => one.id);

let token = '';
beforeAll(async () => {
  token = await api.as('admin');
});

describe('the shop', () => {
  it('of a demo ends with what can be had, and has something scarce and something sold out among the others', async () => {
    const { products: all } = await list();
    const stocks = all.map((one: { stock: number | null }) => one.stock ?? 1_000);
    expect(Math.min(...stocks.slice(0, 9), ...stocks.slice(-3))).toBeGreaterThan(5);
    expect([stocks.includes(0), stocks.some((left: number) => left > 0 && left <= 5)]).toEqual([true, true]);
    await done('POST', `${SHOP}/cart`, { productId: all.at(-1).id }, await buyer(), 201);
  });

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
    // Wide forms are folded to what would be wildcards.
    await put({ name: `${word} 1x2` });
    const wide = await put({ name: `${word} 1_2, 100%` });
    for (const q of [`${word} 1＿2`, `${word} 1_2`, `${word}％`, `${word} 1＼＿2`])
      expect([q, idsOf(await list(`q=${encodeURIComponent(q)}`))]).toEqual([
        q,
        q.includes('1_') || q.includes('1＿') ? [wide.product.id] : [],
      ]);
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

  it('come back as they were for whoever took theirs away, on its product and for a while', async () => {
    const writer = await api.register();
    const [one, two] = [writer.accessToken, await buyer()];
    const { product } = await put();
    const path = `${SHOP}/products/${product.id}/reviews`;
    const said = { rating: 4, text: 'Good.' };
    const { review } = await done('PUT', `${path}/mine`, said, one, 201);
    const drop = async (id: number) => (await done('DELETE', `${path}/${id}`, undefined, one)).back;
    const write = async (over: object, as = one, at = path) =>
      (await done('PUT', `${at}/mine`, { ...said, ...over }, as, 201)).review;

    api.later(1);
    const back = await drop(review.id);
    expect(await write({ back })).toEqual(review);
    expect((await done('GET', `${SHOP}/products/${product.id}`)).product.reviewsCount).toBe(1);

    // Other words are changed words, and the day they were first written stays.
    await drop(review.id);
    const changed = await write({ back, text: 'Better.' });
    expect([changed.id, changed.createdAt]).toEqual([review.id, review.createdAt]);
    expect(changed.changedAt).not.toBe(review.changedAt);

    await drop(review.id);
    const other = await put();
    expect((await write({ back }, two)).createdAt).not.toBe(review.createdAt);
    expect((await write({ back }, one, `${SHOP}/products/${other.product.id}/reviews`)).id).not.toBe(review.id);
    const made = await write({ back: `${back}x` });
    expect(made.id).not.toBe(review.id);

    // Another's, which somebody who manages the shop removed, stays away.
    const { mine } = await done('GET', path, undefined, two);
    expect(await done('DELETE', `${path}/${mine.id}`)).toEqual({ id: mine.id });

    const late = await drop(made.id);
    expect((await api.get(path, late)).status).toBe(401);
    api.later(11);
    const again = (await api.signIn(writer.email, writer.password)).accessToken;
    expect((await write({ back: late }, again)).id).not.toBe(made.id);
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
