// Invoices that an order has written: what they say, what stays as it is, and what becomes of them with the order.
import { callAs, expect, expectAccessible, signedInAsNew, test, url } from './lms.ts';

const ADDRESS = { name: 'Ada Buyer', street: 'Mill Lane 12', postcode: 'LS1', city: 'Leeds', country: 'UK' };

/** An order of one thing for 200 dollars that nobody else buys. */
async function newOrder(token: string) {
  const name = `Kit ${process.pid.toString(36)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const thing = { name, category: 'book', priceCents: 20_000, stock: 5, status: 'published' };
  const { product } = await callAs<{ product: { id: number } }>(token, 'POST', '/api/products', thing);
  await callAs(token, 'POST', '/apps/ecommerce/cart', { productId: product.id, qty: 1 });
  const { address } = await callAs<{ address: { id: number } }>(token, 'POST', '/api/addresses', ADDRESS);
  const { deliveryDates } = await callAs<{ deliveryDates: string[] }>(token, 'GET', '/api/checkout');
  const body = { addressId: address.id, deliveryDate: deliveryDates[0], payment: 'invoice' };
  return (await callAs<{ order: { id: number; invoice: { id: number } } }>(token, 'POST', '/api/orders', body)).order;
}

test('the invoice of a cancelled order asks for nothing and leads to the order', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id, invoice } = await newOrder(token);
  const part = { amountCents: 10_000, paidOn: '2026-01-05', method: 'Cash' };
  await callAs(token, 'POST', `/api/invoice/invoices/${invoice.id}/payments`, part);
  await page.goto(`${url()}/apps/invoice/preview/${invoice.id}`);
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();

  await callAs(token, 'POST', `/api/orders/${id}/cancel`, {});
  await page.reload();
  const sentence = `Order ${id} is cancelled. Nothing is to be paid for it, and $100.00 is owed back to the client.`;
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  const sheet = page.locator('[data-sheet]');
  await expect(sheet.getByText('Total due')).toHaveCount(0);
  await expect(sheet.getByText('Balance due')).toHaveCount(0);
  await expect(sheet.getByText('Order cancelled')).toBeVisible();
  const rail = page.getByRole('complementary', { name: 'Actions and history' });
  await expect(rail.getByText('Credit $100.00')).toBeVisible();
  await expectAccessible(page, 'the invoice of a cancelled order');

  // What is left to do is to give the money back.
  await page.getByRole('button', { name: 'Add payment' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add payment' });
  await expect(drawer.getByLabel(/^Amount/)).toHaveValue(/^[-−]100\.00$/);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await rail.getByRole('link', { name: `Order ${id}` }).click();
  await expect(page).toHaveURL(new RegExp(`/apps/ecommerce/orders/${id}$`));
});

test('the invoice of an order names no service, and keeps its total', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id, invoice } = await newOrder(token);
  await page.goto(`${url()}/apps/invoice/preview/${invoice.id}`);
  const sheet = page.locator('[data-sheet]');
  await expect(sheet.getByText('Bill to')).toBeVisible();
  await expect(sheet.getByText('Service', { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByText(`This invoice belongs to order ${id}: its total and currency stay`)).toBeVisible();
  await expect(page.getByLabel('Service')).toHaveCount(0);
  const price = page.getByRole('group', { name: 'Line 1' }).getByLabel('Price');
  await price.fill('10');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This invoice belongs to an order, so its total and currency').first()).toBeVisible();
  await price.fill('200');
  await page.getByLabel('Salesperson').fill('Ada');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/apps/invoice/preview/${invoice.id}`));
  await expect(sheet.getByText('Ada', { exact: true })).toBeVisible();
});

test('a payment can be of no day to come', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { invoice } = await newOrder(token);
  await page.goto(`${url()}/apps/invoice/preview/${invoice.id}?open=payment`);
  const drawer = page.getByRole('dialog', { name: 'Add payment' });
  const day = drawer.getByLabel(/^Paid on/);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await expect(day).toHaveAttribute('max', tomorrow);
  await day.fill('2030-01-01');
  await drawer.getByRole('button', { name: 'Add payment' }).click();
  await expect(page.getByText('A payment cannot be in the future.').first()).toBeVisible();
});

test('the cards say what their sums are of', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/invoice/list`);
  const invoices = page.getByRole('list', { name: 'Overview' });
  await expect(invoices.getByText('Billed, without drafts')).toBeVisible();
  await expect(invoices.getByText(/^[\d,]+ paid in full$/)).toBeVisible();
  await page.goto(`${url()}/apps/ecommerce/orders`);
  const orders = page.getByRole('list', { name: 'Orders at a glance' });
  await expect(orders.getByText('Sum without cancelled ones')).toBeVisible();
});
