// Buying, and running the shop. Each journey has a buyer of its own; on a demo server they run the shop, too.
import type { Page } from '@playwright/test';
import {
  callAs,
  expect,
  expectAccessible,
  expectNoOverflow,
  firstKey,
  holdBack,
  signedInAsNew,
  test,
  url,
} from './lms.ts';

interface Product {
  id: number;
  name: string;
  stock: number | null;
}

/** A product that nobody else buys. */
async function newProduct(token: string, stock: number | null = 20, more: object = {}): Promise<Product> {
  const name = `Kit ${process.pid.toString(36)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const body = { name, category: 'kit', priceCents: 2_000, stock, status: 'published', ...more };
  return (await callAs<{ product: Product }>(token, 'POST', '/api/products', body)).product;
}

const put = (token: string, productId: number, qty = 1) =>
  callAs(token, 'POST', '/apps/ecommerce/cart', { productId, qty });

async function newOrder(token: string) {
  const { id } = await newProduct(token);
  await put(token, id);
  const { addresses } = await callAs<{ addresses: { id: number }[] }>(token, 'GET', '/api/addresses');
  const address = { name: 'Ada Buyer', street: 'Mill Lane 12', postcode: 'LS1', city: 'Leeds', country: 'UK' };
  const addressId =
    addresses[0]?.id ??
    (await callAs<{ address: { id: number } }>(token, 'POST', '/api/addresses', address)).address.id;
  const { deliveryDates } = await callAs<{ deliveryDates: string[] }>(token, 'GET', '/api/checkout');
  const body = { addressId, deliveryDate: deliveryDates[0], payment: 'invoice' };
  return (await callAs<{ order: { id: number; invoice: { id: number } } }>(token, 'POST', '/api/orders', body)).order;
}

const addAddress = (token: string) =>
  callAs(token, 'POST', '/api/addresses', {
    ...{ name: 'Ada Buyer', street: 'Mill Lane 12', postcode: 'LS1', city: 'Leeds', country: 'UK' },
  });

interface Row {
  name: string;
  qty: number;
  colour: string;
  discountPercentage: number;
}

const cartOf = async (token: string) =>
  (await callAs<{ products: Row[] }>(token, 'GET', '/apps/ecommerce/cart')).products.map(
    ({ name, qty, colour, discountPercentage }) => ({ name, qty, colour, discountPercentage }),
  );

const CHECKOUT = '/apps/ecommerce/checkout';
const box = (page: Page) => page.getByRole('complementary', { name: 'Price' });
const settled = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

test('buys what is in the cart, from the quantity to the invoice', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const kit = await newProduct(token);
  await put(token, kit.id);
  await page.goto(url() + CHECKOUT);
  await expect(page.getByRole('link', { name: kit.name })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('textbox', { name: `How many of ${kit.name}` })).toHaveValue('2');
  await expect(box(page).getByText('$40.00')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to address' }).click();
  await expect(page).toHaveURL(/step=address/);

  await page.getByRole('button', { name: 'Add address' }).click();
  const drawer = page.getByRole('dialog', { name: 'New address' });
  await drawer.getByLabel('Street and number').fill('Mill Lane 12');
  await drawer.getByLabel('Postcode').fill('LS1 4AP');
  await drawer.getByLabel('City').fill('Leeds');
  await drawer.getByRole('button', { name: 'Add address' }).click();
  await expect(drawer.getByText('Enter the country.')).toBeVisible();
  await drawer.getByLabel('Country').fill('United Kingdom');
  await drawer.getByRole('button', { name: 'Add address' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('radio', { name: /Mill Lane 12/ })).toBeChecked();
  const days = page.getByRole('region', { name: 'Delivery day' }).getByRole('radio');
  await days.nth(2).click();
  await expect(days.nth(2)).toBeChecked();
  await page.reload();
  await expect(days.nth(2)).toBeChecked();
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(page.getByRole('radio', { name: /Invoice/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Card/ })).toHaveCount(0);
  await page.getByLabel('Note for us').fill('Ring twice.');
  await page.reload();
  await expect(page.getByLabel('Note for us')).toHaveValue('Ring twice.');
  await page.getByRole('button', { name: /^Order for/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  // Nobody is told that a mail was sent where none leaves.
  await expect(page.getByText(/is stored\. We tell you here/)).toBeVisible();
  await expectAccessible(page, 'the finished order');
  await page.getByRole('link', { name: 'View the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible();
  await expect(page.getByText('Ring twice.')).toBeVisible();
  await page.getByRole('link', { name: /^Invoice \d+/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Invoice #/ })).toBeVisible();
});

test('pressing twice orders nothing, and too many of a thing are refused in words', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await newOrder(token);
  const kit = await newProduct(token, 5);
  await put(token, kit.id);
  const orders = async () => (await callAs<{ total: number }>(token, 'GET', '/api/orders')).total;
  const before = await orders();
  await page.goto(url() + CHECKOUT);
  const qty = page.getByRole('textbox', { name: `How many of ${kit.name}` });
  await qty.fill('150');
  await expect(page.getByRole('alert').filter({ hasText: 'At most 99 of one thing. In the cart: 1.' })).toBeVisible();
  await qty.press('Tab');
  await page.getByRole('button', { name: 'Continue to address' }).click();
  await expect(qty).toBeFocused();
  await expect(qty).toHaveValue('150');
  await expect(page).not.toHaveURL(/step=address/);
  await qty.fill('50');
  const short = page.getByRole('alert').filter({ hasText: kit.name });
  await expect(short).toContainText('5');
  await expect(qty).toHaveValue('1');

  await page.getByRole('button', { name: 'Continue to address' }).dblclick();
  await expect(page).toHaveURL(/step=address/);
  await page.getByRole('button', { name: 'Continue to payment' }).dblclick();
  await expect(page.getByRole('button', { name: /^Order for/ })).toBeVisible();
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Checkout: Payment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await settled(page);
  expect(await orders()).toBe(before);
});

test('an order whose answer is lost is stored once and found again, and the next one is another', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await addAddress(token);
  const orders = async () => (await callAs<{ total: number }>(token, 'GET', '/api/orders')).total;
  let lost = 1;
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST' || lost === 0) return route.fallback();
    lost--;
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  const order = async () => {
    await put(token, (await newProduct(token)).id);
    await page.goto(`${url()}${CHECKOUT}?step=payment`);
    await page.getByRole('button', { name: /^Order for/ }).click();
  };
  const thanks = page.getByRole('heading', { name: 'Thank you for your order' });
  await order();
  await expect(thanks).toBeVisible();
  expect(await orders()).toBe(1);

  // However often it is sent, no answer comes.
  lost = 3;
  await order();
  await expect(page.getByText('No answer came to your order.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await order();
  await expect(thanks).toBeVisible();
  expect(await orders()).toBe(3);
  expect(await cartOf(token)).toEqual([]);
});

test('the way back from the page where cards are paid leads to the order that waits', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await addAddress(token);
  await put(token, (await newProduct(token)).id);
  // This server takes no cards: what it answers is changed on the way, as if it did.
  const asCard = (order: object) => ({ ...order, payment: 'card', invoice: null, invoiceId: null });
  await page.route('**/api/checkout', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), payments: ['invoice', 'card'] } });
  });
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch({ postData: { ...route.request().postDataJSON(), payment: 'invoice' } });
    const { order } = (await response.json()) as { order: object };
    await route.fulfill({ response, json: { order: asCard(order), redirectUrl: 'https://pay.example/page' } });
  });
  await page.route(/\/api\/orders\/\d+$/, async (route) => {
    const response = await route.fetch();
    const { order } = (await response.json()) as { order: object };
    await route.fulfill({ response, json: { order: asCard(order) } });
  });
  await page.route('https://pay.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title><h1>Pay by card</h1>' }),
  );
  await page.goto(`${url()}${CHECKOUT}?step=payment&pay=card`);
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/step=done&order=\d+/);
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toHaveCount(0);
});

test('nobody orders at the sums of before: the way on waits until a quantity is counted', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await put(token, (await newProduct(token)).id);
  await page.goto(url() + CHECKOUT);
  const on = page.getByRole('button', { name: 'Continue to address' });
  await expect(on).toBeEnabled();
  const held = await holdBack(page, /\/apps\/ecommerce\/cart\/\d+$/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect.poll(held.asked).toBe(1);
  await expect(on).toBeDisabled();
  held.letGo();
  await expect(box(page).getByText('$40.00')).toBeVisible();
  await expect(on).toBeEnabled();
});

test('half a piece is not ordered: the field goes back to what is in the cart', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id, name } = await newProduct(token);
  await put(token, id, 2);
  await page.goto(url() + CHECKOUT);
  const qty = page.getByRole('textbox', { name: `How many of ${name}` });
  await expect(qty).toHaveValue('2');
  await qty.fill('1.5');
  await qty.blur();
  await expect(qty).toHaveValue('2');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(qty).toHaveValue('3');
  await expect(box(page).getByText('$60.00')).toBeVisible();
  expect(await cartOf(token)).toMatchObject([{ qty: 3 }]);
});

test('says which things cannot be ordered together, and goes on with one currency', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const dollars = await newProduct(token, 20, { currency: 'USD' });
  const euros = await newProduct(token, 20, { currency: 'EUR' });
  await put(token, dollars.id);
  await put(token, euros.id);
  await page.goto(url() + CHECKOUT);
  await expect(page.getByText('These prices are in different currencies')).toBeVisible();
  const lines = page.getByRole('region', { name: 'Cart', exact: true }).getByRole('listitem');
  await expect(lines.filter({ hasText: euros.name })).toContainText('€20.00');
  await expect(page.getByRole('button', { name: 'Continue to address' })).toBeDisabled();
  await firstKey(page);
  await page.getByRole('button', { name: `Remove ${euros.name}` }).press('Enter');
  await expect(page.getByRole('link', { name: dollars.name })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Continue to address' })).toBeEnabled();
});

test('what is taken out by mistake comes back as it was', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const kit = await newProduct(token, 20, { colorOptions: ['danger', 'info'] });
  await callAs(token, 'POST', '/apps/ecommerce/cart', { productId: kit.id, qty: 2, colour: 'info' });
  const before = await cartOf(token);
  await page.goto(url() + CHECKOUT);
  await page.getByRole('button', { name: `Remove ${kit.name}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: kit.name })).toBeVisible();
  expect(await cartOf(token)).toEqual(before);
});

test('a wish from before outlives a move to the wishlist that is undone', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [wished, other] = [await newProduct(token), await newProduct(token)];
  await callAs(token, 'POST', '/apps/ecommerce/wishlist', { productId: wished.id });
  for (const { id } of [wished, other]) await put(token, id);
  await page.goto(url() + CHECKOUT);
  for (const { name } of [wished, other]) {
    const line = page.getByRole('link', { name });
    await page.getByRole('button', { name: `Move to wishlist: ${name}` }).click();
    await expect(line).toHaveCount(0);
    await page.getByRole('status').filter({ hasText: name }).getByRole('button', { name: 'Undo' }).click();
    await expect(line).toBeVisible();
  }
  const wishes = async () =>
    (await callAs<{ products: Product[] }>(token, 'GET', '/apps/ecommerce/wishlist')).products.map(({ id }) => id);
  await expect.poll(wishes).toEqual([wished.id]);
  for (const { id } of [wished, other]) await callAs(token, 'DELETE', `/api/products/${id}`);
});

test('what cannot be taken out without a connection stays in its place', async ({ page, context }) => {
  const { token } = await signedInAsNew(page);
  const [first, second] = [await newProduct(token), await newProduct(token)];
  for (const { id } of [first, second]) await put(token, id);
  await page.goto(url() + CHECKOUT);
  const lines = page.getByRole('region', { name: 'Cart', exact: true }).getByRole('listitem');
  // Said once while there is a connection, so that it can be said without one.
  await page.getByRole('button', { name: `Remove ${second.name}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(2);
  await context.setOffline(true);
  await page.getByRole('button', { name: `Remove ${first.name}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server did not answer' })).toBeVisible();
  await expect(lines).toContainText([first.name, second.name]);
  await context.setOffline(false);
  for (const { id } of [first, second]) await callAs(token, 'DELETE', `/api/products/${id}`);
});

test('an address that was deleted by mistake is the chosen one again', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const product = await newProduct(token);
  await put(token, product.id);
  const address = { name: 'Ada Buyer', postcode: 'LS1', city: 'Leeds', country: 'UK' };
  await callAs(token, 'POST', '/api/addresses', { ...address, street: 'Mill Lane 12', isDefault: true });
  await callAs(token, 'POST', '/api/addresses', { ...address, street: 'Testweg 5' });
  await page.goto(`${url()}${CHECKOUT}?step=address`);
  const other = page.getByRole('radio', { name: /Testweg 5/ });
  await other.check();
  await page.getByRole('button', { name: /Testweg 5/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(other).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other).toBeChecked();
  await callAs(token, 'DELETE', `/api/products/${product.id}`);
});

test('a note for the shop is shown to whoever wrote it alone', async ({ page }) => {
  const note = page.getByLabel('Note for us');
  const visit = async () => {
    const { token } = await signedInAsNew(page);
    await addAddress(token);
    await put(token, (await newProduct(token)).id);
    await page.goto(`${url()}${CHECKOUT}?step=payment`);
    await expect(note).toHaveValue('');
  };
  await visit();
  await note.fill('The key lies under the pot.');
  await visit();
});

test('says beside a thing that it is sold out, and goes on without it', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [rare, plenty] = [await newProduct(token, 1), await newProduct(token)];
  await put(token, rare.id);
  await put(token, plenty.id);
  await callAs(token, 'POST', `/api/products/${rare.id}/stock`, { to: 0 });
  await page.goto(`${url()}${CHECKOUT}?step=payment`);
  // Nobody pays for what is gone: the cart is shown, with the reason.
  const line = page.getByRole('listitem').filter({ hasText: rare.name });
  await expect(line.getByText('Sold out')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to address' })).toBeDisabled();
  await expectAccessible(page, 'the cart with something sold out');
  await page.getByRole('button', { name: `Remove ${rare.name}` }).click();
  await expect(line).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continue to address' })).toBeEnabled();
  await page.getByRole('button', { name: `Move to wishlist: ${plenty.name}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText('Nothing is ordered before you confirm it')).toHaveCount(0);
});

test('a stock that runs out while somebody pays is shown where it is', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const kit = await newProduct(token, 3);
  await put(token, kit.id, 3);
  const address = { name: 'Ada Buyer', street: 'Mill Lane 12', postcode: 'LS1', city: 'Leeds', country: 'UK' };
  await callAs(token, 'POST', '/api/addresses', address);
  await page.goto(`${url()}${CHECKOUT}?step=payment`);
  const order = page.getByRole('button', { name: /^Order for/ });
  await expect(order).toBeVisible();
  // The page hears of it by itself or is told when it sends: either way it says so at the thing.
  await callAs(token, 'POST', `/api/products/${kit.id}/stock`, { to: 1 });
  if (await order.isVisible()) await order.click({ timeout: 2_000 }).catch(() => {});
  await expect(page.getByRole('listitem').filter({ hasText: kit.name }).getByText('Only 1 left')).toBeVisible();
});

test('a manager moves an order on, undoes it, and cancels another', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await newOrder(token);
  await page.goto(`${url()}/apps/ecommerce/orders/${id}`);
  // A second press is the same one.
  await page.getByRole('button', { name: 'Mark as packed' }).dblclick();
  await expect(page.getByText(`Order ${id} is packed.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  await expect(page.getByText('Somebody changed this order')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: `Cancel order ${id}?` });
  await question.getByRole('button', { name: 'Cancel order' }).click();
  const steps = page.getByRole('list', { name: 'How far it is' });
  await expect(steps.getByText('Cancelled')).toBeVisible();
  await expect(steps.getByText('Packed'), 'that was taken back').toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
});

test('an order that is paid in part says so, and what becomes of the money when it is cancelled', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id, invoice } = await newOrder(token);
  const part = { amountCents: 500, paidOn: '2026-01-05', method: 'Cash' };
  await callAs(token, 'POST', `/api/invoice/invoices/${invoice.id}/payments`, part);
  await page.goto(`${url()}/apps/ecommerce/orders/${id}`);
  await expect(page.getByRole('region', { name: 'Payment' }).getByText('Partly paid')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: `Cancel order ${id}?` });
  await expect(question.getByText('what was paid is to be paid back')).toBeVisible();
});

test('a phone shows how an order stands', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await newOrder(token);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url()}/apps/ecommerce/orders/${id}`);
  await expect(page.getByRole('main').locator('header [aria-hidden]').filter({ hasText: 'Placed' })).toBeVisible();
  await expectNoOverflow(page, 'an order');
});

test('follows the order when its invoice is paid, without being loaded anew', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id, invoice } = await newOrder(token);
  await page.goto(`${url()}/apps/ecommerce/orders/${id}`);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByText('Not paid')).toBeVisible();
  const { invoice: open } = await callAs<{ invoice: { totals: { balanceCents: number } } }>(
    token,
    'GET',
    `/api/invoice/invoices/${invoice.id}`,
  );
  const paid = { amountCents: open.totals.balanceCents, paidOn: '2026-01-05', method: 'Cash' };
  await callAs(token, 'POST', `/api/invoice/invoices/${invoice.id}/payments`, paid);
  await expect(payment.getByText('Paid', { exact: true })).toBeVisible();
});

test('lists all orders and one’s own, with filters in the address', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await newOrder(token);
  await page.goto(`${url()}/apps/ecommerce/orders?status=placed`);
  await expect(page.getByRole('link', { name: `#${id}` })).toBeVisible();
  await page.getByText('My orders').click();
  await expect(page).toHaveURL(/whose=own/);
  await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(1);
  await page.getByRole('link', { name: `#${id}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
});

test('on a phone the export of orders stands beside the filters, and is for everybody’s alone', async ({ page }) => {
  await signedInAsNew(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url()}/apps/ecommerce/orders`);
  const exporting = page.getByRole('button', { name: 'Export', exact: true });
  await expect(exporting).toHaveCount(1);
  await expect(exporting).toBeVisible();
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toBeVisible();
  // The figures above come a moment later.
  await expect(async () => {
    expect((await exporting.boundingBox())?.y).toBe((await filters.boundingBox())?.y);
  }).toPass();
  await page.getByText('My orders').click();
  await expect(page).toHaveURL(/whose=own/);
  await expect(exporting).toHaveCount(0);
});

test('the checkout stands on a narrow phone, with the keyboard and from right to left', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await put(token, (await newProduct(token)).id);
  const address = { name: 'Ada Buyer', street: 'Mill Lane 12', postcode: 'LS1', city: 'Leeds', country: 'UK' };
  await callAs(token, 'POST', '/api/addresses', address);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const step of ['cart', 'address', 'payment']) {
    await page.goto(`${url()}${CHECKOUT}?step=${step}`);
    await expect(box(page)).toBeVisible();
    await expectNoOverflow(page, `step ${step}`);
  }
  await page.goto(`${url()}${CHECKOUT}?step=address`);
  const days = page.getByRole('region', { name: 'Delivery day' }).getByRole('radio');
  await days.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
  await page.goto(`${url()}${CHECKOUT}?step=address&edit=new`);
  await expect(page.getByRole('dialog', { name: 'New address' })).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'a new address');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/edit=/);
});
