import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

const SHOP = '/apps/ecommerce';
let made = 0;
const unique = () => `Shelf ${process.pid.toString(36)}${Date.now().toString(36)}${made++}`;

interface Product {
  id: number;
  name: string;
  slug: string;
  price: number;
  isInCart: boolean;
  isInWishlist: boolean;
}

/** A product of our own in the shop, so that nothing else is touched. */
async function product(over: object = {}) {
  const token = await as('admin');
  const body = { name: unique(), category: 'kit', priceCents: 1_250, stock: 5, status: 'published', ...over };
  return { token, product: status(await post('/api/products', body, token), 201).product as Product };
}
const list = async (token: string, query: string) => status(await get(`${SHOP}/products?${query}`, token), 200);

test('a published product is found by its name, a draft is not', async () => {
  const { token, product: one } = await product();
  const page = await list(token, `q=${encodeURIComponent(one.name.toUpperCase())}`);
  assert.deepEqual(
    page.products.map((row: Product) => [row.id, row.price]),
    [[one.id, 12.5]],
  );
  status(await post(`/api/products/${one.id}/status`, { status: 'draft' }, token), 200);
  assert.equal((await list(token, `q=${encodeURIComponent(one.name)}`)).total, 0);
  assert.equal(status(await get(`${SHOP}/products/${one.slug}-${one.id}`, token), 200).product.status, 'draft');
});

test('the cart is one’s own, bounded by the stock, and promises stay as they were given', async () => {
  const { product: one } = await product({ stock: 2, colorOptions: ['info', 'danger'] });
  const { token } = await newcomer();
  const add = () => post(`${SHOP}/cart`, { productId: one.id }, token);
  assert.equal(status(await add(), 201).item.qty, 1);
  const [before] = status(await get(`${SHOP}/cart`, token), 200).products;
  assert.equal(status(await add(), 201).item.qty, 2);
  status(await add(), 409);
  const [after] = status(await get(`${SHOP}/cart`, token), 200).products;
  assert.deepEqual(after, { ...before, qty: 2 });
  const change = (body: object) => ask('PUT', `${SHOP}/cart/${one.id}`, { token, body });
  status(await change({ qty: 1, colour: 'danger' }), 200);
  status(await change({ colour: 'success' }), 400);
  status(await ask('DELETE', `${SHOP}/cart/${one.id}`, { token: await as('admin') }), 404);
  status(await ask('DELETE', `${SHOP}/cart/${one.id}`, { token }), 200);
  status(await ask('DELETE', `${SHOP}/cart/${one.id}`, { token }), 404);
});

test('a wish moves into the cart', async () => {
  const { product: one } = await product();
  const { token } = await newcomer();
  status(await post(`${SHOP}/wishlist`, { productId: one.id }, token), 201);
  status(await post(`${SHOP}/wishlist/${one.id}/move-to-cart`, {}, token), 201);
  assert.deepEqual(status(await get(`${SHOP}/wishlist`, token), 200).products, []);
  const read = status(await get(`${SHOP}/products/${one.id}`, token), 200).product as Product;
  assert.deepEqual([read.isInCart, read.isInWishlist], [true, false]);
});

test('one review of each person makes the mean', async () => {
  const { token, product: one } = await product();
  const { token: other } = await newcomer();
  const write = (by: string, rating: number) =>
    ask('PUT', `${SHOP}/products/${one.id}/reviews/mine`, { token: by, body: { rating } });
  status(await write(token, 5), 201);
  status(await write(other, 1), 201);
  status(await write(other, 2), 200);
  const read = status(await get(`${SHOP}/products/${one.id}`, token), 200).product;
  assert.deepEqual([read.rating, read.reviewsCount, read.stars], [3.5, 2, [0, 1, 0, 0, 1]]);
});

test('filters say what each choice would leave', async () => {
  const brand = unique();
  await product({ brand, category: 'book', hasFreeShipping: true });
  const { token } = await product({ brand, category: 'kit', stock: 0 });
  const of = `brand=${encodeURIComponent(brand)}`;
  assert.equal((await list(token, `${of}&inStock=true`)).total, 1);
  const facets = status(await get(`${SHOP}/facets?${of}&category=kit`, token), 200);
  const counts = Object.fromEntries(
    facets.category.map((one: { value: string; count: number }) => [one.value, one.count]),
  );
  assert.deepEqual(counts, { course: 0, book: 1, kit: 1, licence: 0 });
  assert.deepEqual([facets.freeShipping, facets.inStock], [0, 0]);
});

test('a student and a client without permission have no shop', async () => {
  for (const who of ['client', 'student'] as const) {
    const token = await as(who);
    for (const path of [`${SHOP}/products`, `${SHOP}/cart`, `${SHOP}/wishlist`, '/api/products'])
      status(await get(path, token), 403);
  }
});
