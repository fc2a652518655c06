import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

const ADDRESS = {
  name: 'Ada Buyer',
  street: 'Mill Lane 12',
  postcode: 'LS1 4AP',
  city: 'Leeds',
  country: 'United Kingdom',
};
interface Product {
  id: number;
  stock: number | null;
}

/** Somebody new with an address, and something in their cart that is there in numbers. */
async function buyer(qty = 2) {
  const { token } = await newcomer();
  const { address } = status(await post('/api/addresses', ADDRESS, token), 201);
  const { products } = status(await get('/apps/ecommerce/products?perPage=100', token), 200);
  const [product] = (products as Product[]).filter((one) => one.stock !== null && one.stock > 5);
  assert.ok(product);
  for (let put = 0; put < qty; put++) status(await post('/apps/ecommerce/cart', { productId: product.id }, token), 201);
  return { token, addressId: address.id as number, productId: product.id };
}
const stockOf = async (id: number, token: string) =>
  status(await get(`/apps/ecommerce/products/${id}`, token), 200).product.stock as number;

test('an order takes its pieces, makes an invoice, is paid with it, and moves on', async () => {
  const { token, addressId, productId } = await buyer();
  const before = await stockOf(productId, token);
  const { sums, deliveryDates } = status(await get('/api/checkout', token), 200);
  const body = { key: crypto.randomUUID(), addressId, payment: 'invoice', deliveryDate: deliveryDates[0] };
  const { order } = status(await post('/api/orders', { ...body, totalCents: sums.totalCents }, token), 201);
  assert.equal(status(await post('/api/orders', body, token), 200).order.id, order.id);
  assert.deepEqual([order.status, order.totalCents], ['placed', sums.totalCents]);
  assert.equal(await stockOf(productId, token), before - 2);
  assert.deepEqual(status(await get('/apps/ecommerce/cart', token), 200).products, []);
  const paidOn = new Date().toISOString().slice(0, 10);
  const payment = { amountCents: order.totalCents, paidOn, method: 'Cash' };
  status(await post(`/api/invoice/invoices/${order.invoice.id}/payments`, payment, token), 201);
  assert.equal(status(await get(`/api/orders/${order.id}`, token), 200).order.status, 'paid');
  for (const to of ['packed', 'shipped', 'delivered'])
    assert.equal(status(await post(`/api/orders/${order.id}/status`, { status: to }, token), 200).order.status, to);
  status(await post(`/api/orders/${order.id}/cancel`, {}, token), 409);
});

test('a cancelled order gives its pieces back, and nobody pays for it', async () => {
  const { token, addressId, productId } = await buyer();
  const before = await stockOf(productId, token);
  const { deliveryDates } = status(await get('/api/checkout', token), 200);
  const body = { addressId, payment: 'invoice', deliveryDate: deliveryDates[0] };
  const { order } = status(await post('/api/orders', body, token), 201);
  assert.equal(status(await post(`/api/orders/${order.id}/cancel`, {}, token), 200).order.status, 'cancelled');
  assert.equal(await stockOf(productId, token), before);
  status(await get(`/api/invoice/invoices/${order.invoice.id}`, token), 404);
});

test('orders are for those who may buy, and an order for its buyer and the shop', async () => {
  status(await get('/api/orders'), 401);
  for (const role of ['client', 'student'] as const) {
    const token = await as(role);
    status(await get('/api/orders', token), 403);
    status(await get('/api/checkout', token), 403);
  }
  const token = await as('admin');
  const { orders, total } = status(await get('/api/orders/all?perPage=100', token), 200);
  assert.ok(total >= 25);
  assert.deepEqual(new Set(orders.map((one: { status: string }) => one.status)).size, 6);
  status(await get('/api/orders/999999999', token), 404);
  status(await get('/api/orders?page=0', token), 400);
  status(await ask('POST', '/api/payments/webhook', { body: {} }), 404);
});
