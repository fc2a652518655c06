import type { Locator, Page } from '@playwright/test';
import {
  callAs,
  expect,
  expectAccessible,
  login,
  loseAnswer,
  newAccount,
  RED_DOT,
  signedInAsNew,
  test,
  url,
} from './lms.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, / });

/** What a line of the cart says is taken off is taken off. */
async function expectTakenOff(cart: Locator, price: number) {
  const percent = Number.parseInt((await cart.getByText(/% off/).textContent()) ?? '', 10);
  const net = (price * 100 - Math.round(price * percent)) / 100;
  await expect(cart.getByText(`$${net.toFixed(2)}`).first()).toBeVisible();
}

interface Sent {
  product: { id: number; slug: string; stock: number | null };
  mine: { id: number } | null;
}

/** Another page of the same person, or somebody else's. */
const sender = (token: string) => async (method: string, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url() + path, { method, headers, body: body ? JSON.stringify(body) : null });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as Sent;
};

test('what somebody looks for stands in the address: words, filters, order and look', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/shop`);
  await expect(page.getByRole('article')).toHaveCount(9);
  await page.getByRole('checkbox', { name: /^Kit/ }).check();
  await expect(page).toHaveURL(/category=kit/);
  await expect(card(page, 'Robot Workshop')).toBeVisible();
  await expect(card(page, 'Algebra from the Ground Up')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Price, highest first' }).click();
  await expect(page.getByRole('article').first()).toContainText('Circuit Boards, Class Set');
  await page.getByRole('textbox', { name: 'Price from' }).fill('100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/priceFrom=100/);
  await expect(card(page, 'Geometry Set, Metal')).toHaveCount(0);
  await page.locator('label').filter({ hasText: 'List' }).click();
  await expect(page).toHaveURL(/view=list/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Kit/ })).toBeChecked();
  await page.getByRole('button', { name: 'Remove the filter Kit' }).click();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Kit/ })).toBeChecked();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nothing is called this');
  await expect(page.getByText(/nothing is called this/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  await page.getByRole('button', { name: 'Page 4' }).click();
  await expect(page).toHaveURL(/page=4/);
});

test('whoever pages by keys keeps their place at the last page', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/shop`);
  const last = page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: /^Page \d/ })
    .last();
  const next = page.getByRole('button', { name: 'Next page' });
  await next.focus();
  while ((await last.getAttribute('aria-current')) === null) {
    const before = page.url();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(before);
  }
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  const there = page.url();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  expect(page.url()).toBe(there);
});

test('both ends of the price are typed one after the other, also the wrong way round', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/shop`);
  await expect(page.getByRole('article')).toHaveCount(9);
  const from = page.getByRole('textbox', { name: 'Price from' });
  const to = page.getByRole('textbox', { name: 'Price up to' });
  await from.click();
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await expect(to).toBeFocused();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]priceFrom=50(&|$)/);
  await expect(page).toHaveURL(/[?&]priceTo=100(&|$)/);
  await expect(page.getByRole('button', { name: 'Remove the filter 50 to 100' })).toBeVisible();
  await expect(to).toBeFocused();
  await expect(from).toHaveValue('50');
  await expect(to).toHaveValue('100');

  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).not.toHaveURL(/price/);
  await expect(from).toHaveValue('');
  await expect(to).toHaveValue('');
  await page.goBack();
  await expect(from).toHaveValue('50');
  await expect(to).toHaveValue('100');

  await from.fill('500');
  await to.fill('10');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/[?&]priceFrom=10(&|$)/);
  await expect(page).toHaveURL(/[?&]priceTo=500(&|$)/);
  await expect(from).toHaveValue('10');
  await expect(to).toHaveValue('500');
});

test('a page past the end leads to the first, and nothing found leaves the filters whole', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/shop?page=999`);
  await expect(page.getByText('There is no page 999')).toBeVisible();
  await page.getByRole('button', { name: 'Go to page 1' }).click();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page).not.toHaveURL(/page=/);

  await page.goto(`${url()}/apps/ecommerce/shop?q=nothing-is-called-this`);
  await expect(page.getByText('No match for “nothing-is-called-this”')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Brand' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Price up to' })).toHaveAttribute('placeholder', /[1-9]/);
});

test('a product goes into the cart, and the cart follows in another tab', async ({ page, context }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/shop`);
  const other = await context.newPage();
  await other.goto(`${url()}/apps/ecommerce/wishlist`);
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 0 items');
  await page.getByRole('button', { name: 'Add to cart: Robot Workshop' }).click();
  await expect(page.getByText('Robot Workshop is in your cart')).toBeVisible();
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');

  await cartButton(other).click();
  const cart = other.getByRole('dialog', { name: /^Cart, / });
  await cart.getByRole('button', { name: 'One more' }).click();
  await cart.getByRole('button', { name: 'One more' }).click();
  await expectTakenOff(cart, 447);
  await cart.getByRole('button', { name: 'Take Robot Workshop out of the cart' }).click();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await cartButton(other).click();
  await expect(cart.getByRole('status').getByText('3', { exact: true })).toBeVisible();
});

test('what cannot be sent without a connection is shown as it was', async ({ page, context }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/shop`);
  const close = { name: 'Close message' };
  await page.getByRole('button', { name: 'Add to cart: Robot Workshop' }).click();
  await page.getByRole('status').filter({ hasText: 'is in your cart' }).getByRole('button', close).click();
  // Looked at once, so that its list is there.
  const cart = page.getByRole('dialog', { name: /^Cart, / });
  const more = cart.getByRole('button', { name: 'One more' });
  await cartButton(page).click();
  await expect(more).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();

  await context.setOffline(true);
  const failed = page.getByRole('alert').filter({ hasText: 'The server did not answer' });
  const add = page.getByRole('button', { name: 'Add to cart: Young Chemist’s Laboratory' });
  await add.click();
  await failed.getByRole('button', close).click();
  await expect(add).toBeEnabled();
  await expect(failed).toHaveCount(0);
  const heart = page.getByRole('button', { name: 'Young Chemist’s Laboratory on the wishlist' });
  await heart.click();
  await failed.getByRole('button', close).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(failed).toHaveCount(0);

  await cartButton(page).click();
  const pieces = cart.getByRole('status').getByText('1', { exact: true });
  await more.click();
  await expect(failed).toHaveCount(1);
  await expect(pieces).toBeVisible();
  // By key: what failed lies on it.
  await cart.getByRole('button', { name: 'Take Robot Workshop out of the cart' }).press('Enter');
  await expect(failed).toHaveCount(2);
  await expect(pieces).toBeVisible();
  await context.setOffline(false);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});

test('what is taken out at once after one more of it leaves nothing to be refused', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await sender(token)('POST', '/apps/ecommerce/cart', { productId: 5 });
  await page.goto(`${url()}/apps/ecommerce/shop`);
  await cartButton(page).click();
  const cart = page.getByRole('dialog', { name: /^Cart, / });
  await cart.getByRole('button', { name: 'One more' }).click();
  await cart.getByRole('button', { name: 'Take Robot Workshop out of the cart' }).click();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  // A number of pieces is sent when the pressing pauses.
  await page.waitForTimeout(600);
  await expect(page.getByText('This product is not in your cart.')).toHaveCount(0);
});

test('a wish is kept, moved to the cart, and the empty list says what to do', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/shop`);
  const heart = page.getByRole('button', { name: 'Young Chemist’s Laboratory on the wishlist' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // It lies on the link.
  await page
    .getByRole('status')
    .filter({ hasText: 'is on your wishlist' })
    .getByRole('button', { name: 'Close message' })
    .click();
  await page.getByRole('link', { name: 'Wishlist (1)' }).click();
  await expect(card(page, 'Young Chemist’s Laboratory')).toBeVisible();
  await expectAccessible(page, 'the wishlist');
  await page.getByRole('button', { name: 'Move to cart: Young Chemist’s Laboratory' }).click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await page.reload();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
});

test('a product page: pictures, colour, number, and a review that is written, changed and taken back', async ({
  page,
}) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/product-detail`);
  await expect(page).toHaveURL(/product-detail\/algebra-from-the-ground-up-\d+$/);
  await page.goto(`${url()}/apps/ecommerce/product-detail/robot-workshop-5`);
  await expect(page.getByRole('heading', { level: 1, name: 'Robot Workshop' })).toBeVisible();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByRole('img', { name: 'Robot Workshop, picture 2 of 3' })).toBeVisible();
  await page.getByRole('radio', { name: 'Red' }).check({ force: true });
  await page
    .getByRole('group', { name: 'How many of Robot Workshop' })
    .getByRole('button', { name: 'One more' })
    .click();
  await page.getByRole('button', { name: 'Add to cart: Robot Workshop' }).first().click();
  await expect(page.getByText('This is in your cart.')).toBeVisible();
  await cartButton(page).click();
  const cart = page.getByRole('dialog', { name: /^Cart, / });
  await expect(cart.getByText('Red')).toBeVisible();
  await expectTakenOff(cart, 298);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByText('Give one to five stars.')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: 'What should others know?' }).fill('It waves back.');
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByText('It waves back.')).toBeVisible();
  await page.getByRole('button', { name: 'Change your review' }).click();
  await page.getByRole('textbox', { name: 'What should others know?' }).fill('It waves back, twice.');
  // Which ones are shown is nothing that is lost.
  await page.getByRole('button', { name: /^Only 4 stars: / }).click();
  await expect(page).toHaveURL(/stars=4/);
  await page.getByRole('button', { name: /^Only 4 stars: / }).click();
  await expect(page).not.toHaveURL(/stars=/);
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByText('It waves back, twice.')).toBeVisible();
  await page.getByRole('button', { name: /^What to do with the review by Zed/ }).click();
  await page.getByRole('menuitem', { name: 'Remove review' }).click();
  await expect(page.getByText('It waves back, twice.')).toHaveCount(0);
});

test('a product page keeps to its edges, and apart what is two things', async ({ page }) => {
  await signedInAsNew(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url()}/apps/ecommerce/product-detail/robot-workshop-5`);
  await expect(page.getByRole('group', { name: 'Colour Blue', exact: true })).toBeVisible();
  const boxOf = async (part: Locator) => {
    await expect(part).toBeVisible();
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { start: x, end: x + width, top: y, bottom: y + height };
  };
  const reviews = page.locator('#reviews');
  const write = await boxOf(page.getByRole('button', { name: 'Write a review' }));
  const first = await boxOf(reviews.getByRole('listitem').filter({ hasText: 'Wanda Kowalska' }));
  expect(first.top - write.bottom).toBeGreaterThanOrEqual(12);
  // What goes with it begins and ends where the rest of the page does.
  const whole = await boxOf(reviews);
  const others = page.getByRole('region', { name: 'More like this' }).getByRole('article');
  expect((await boxOf(others.first())).start).toBe(whole.start);
  expect((await boxOf(others.nth(3))).end).toBe(whole.end);
});

test('a product is written, published, repriced in bulk and back, and deleted', async ({ page }) => {
  const name = `Abacus ${Date.now().toString(36)}`;
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/products`);
  await page.getByRole('button', { name: 'Add product' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New product' });
  await drawer.getByRole('button', { name: 'Save as draft' }).click();
  await expect(drawer.getByText('Enter the name.')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await drawer.getByRole('combobox', { name: 'Category' }).selectOption('kit');
  await drawer.getByRole('textbox', { name: 'Price' }).fill('20');
  await drawer.getByRole('switch', { name: 'Count pieces' }).check();
  await drawer.getByRole('textbox', { name: 'Stock' }).fill('7');
  await drawer
    .getByRole('region', { name: 'Add pictures' })
    .locator('input[type=file]')
    .setInputFiles([{ name: 'one.png', mimeType: 'image/png', buffer: RED_DOT }]);
  await expect(drawer.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Description' }).fill('Ten beads on each wire.');
  await drawer.getByRole('button', { name: 'Save as draft' }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search name or brand' }).fill(name);
  // Another search lets go of what was ticked.
  await expect(page).toHaveURL(/[?&]q=Abacus/);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  await expect(row.getByText('Draft')).toBeVisible();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(row.getByText('Published')).toBeVisible();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change price' }).click();
  await page.getByRole('menuitem', { name: '-10%' }).click();
  await expect(row.getByText('$18.00')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row.getByText('$20.00')).toBeVisible();

  await row.getByRole('link', { name }).click();
  const editor = page.getByRole('dialog', { name: 'Edit product' });
  await expect(editor.getByText('Ten beads on each wire.')).toBeVisible();
  await editor.getByRole('combobox', { name: 'Brand' }).fill('Beads & Co');
  await editor.getByRole('button', { name: 'Save product' }).click();
  await expect(row.getByText('Beads & Co')).toBeVisible();

  await page.goto(`${url()}/apps/ecommerce/shop?q=${encodeURIComponent(name)}`);
  await expect(card(page, name)).toContainText('$20.00');
  await page.goto(`${url()}/apps/ecommerce/products?q=${encodeURIComponent(name)}`);
  await row.getByRole('button', { name: /Actions|More/ }).click();
  await page.getByRole('menuitem', { name: 'Delete product' }).click();
  await page.getByRole('button', { name: 'Delete product' }).click();
  await expect(row).toHaveCount(0);
});

test('the form of a product leads to the next one of the list, and asks before it loses anything', async ({ page }) => {
  const word = `Ruler ${Date.now().toString(36)}`;
  const { token } = await signedInAsNew(page);
  const add = async (name: string) =>
    (await sender(token)('POST', '/api/products', { name, category: 'kit', priceCents: 500 })).product.id;
  const first = await add(`${word} 1`);
  const second = await add(`${word} 2`);
  const list = `q=${encodeURIComponent(word)}&sortColumn=id&sort=asc`;
  await page.goto(`${url()}/apps/ecommerce/products?${list}&edit=${first}`);
  const editor = page.getByRole('dialog', { name: 'Edit product' });
  const step = (name: string) => editor.getByRole('button', { name, exact: true });
  const name = editor.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue(`${word} 1`);
  await expect(step('Previous')).toBeDisabled();
  await step('Next').click();
  await expect(name).toHaveValue(`${word} 2`);
  await expect(page).toHaveURL(new RegExp(`[?&]edit=${second}(&|$)`));
  await name.fill('Not saved');
  await step('Previous').click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(name).toHaveValue(`${word} 1`);
  await expect(page).toHaveURL(new RegExp(`[?&]edit=${first}(&|$)`));
});

test('a price is read as people write it, and refused below zero', async ({ page }) => {
  const name = `Slate ${Date.now().toString(36)}`;
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/products?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Add product' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New product' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  const price = drawer.getByRole('textbox', { name: 'Price' });
  await price.fill('-5');
  await drawer.getByRole('button', { name: 'Save as draft' }).click();
  await expect(drawer.getByText('Give an amount from zero on.')).toBeVisible();
  await price.fill('1,234.50');
  await price.press('Tab');
  await expect(price).toHaveValue('1234.50');
  await drawer.getByRole('button', { name: 'Save as draft' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('1,234.50');
});

test('a new product starts in the currency of the school', async ({ page }) => {
  await signedInAsNew(page);
  await page.route(/\/api\/products\/counts/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), currency: 'CHF' } });
  });
  await page.goto(`${url()}/apps/ecommerce/products?edit=new`);
  await expect(page.getByRole('dialog', { name: 'New product' }).getByLabel('Currency')).toHaveValue('CHF');
});

test('two who change one product keep what each of them typed', async ({ page }) => {
  const name = `Globe ${Date.now().toString(36)}`;
  const { token } = await signedInAsNew(page);
  const send = sender(token);
  const fields = { name, category: 'kit', priceCents: 2_000, currency: 'USD' };
  const { product } = await send('POST', '/api/products', fields);
  await page.goto(`${url()}/apps/ecommerce/products?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const editor = page.getByRole('dialog', { name: 'Edit product' });
  await editor.getByRole('textbox', { name: 'Price' }).fill('25');
  await send('PUT', `/api/products/${product.id}`, { ...fields, brand: 'Theirs & Co' });
  await editor.getByRole('button', { name: 'Save product' }).click();
  await expect(editor.getByText('Somebody else saved this product meanwhile.')).toBeVisible();
  await expect(editor.getByRole('combobox', { name: 'Brand' })).toHaveValue('Theirs & Co');
  await editor.getByRole('button', { name: 'Save product' }).click();
  await expect(editor).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Theirs & Co');
  await expect(row).toContainText('$25.00');
});

test('a product that was stored while its answer got lost keeps what was changed after that', async ({ page }) => {
  const name = `Compass ${Date.now().toString(36)}`;
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/products?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Add product' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New product' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await drawer.getByRole('textbox', { name: 'Price' }).fill('20');
  await loseAnswer(page, /\/api\/products$/);
  await drawer.getByRole('button', { name: 'Save as draft' }).click();
  await expect(drawer.getByRole('alert')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Name' }).fill(`${name}, brass`);
  await drawer.getByRole('textbox', { name: 'Price' }).fill('30');
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(drawer).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`${name}, brass`);
  await expect(row).toContainText('$30.00');
  await expect(row).toContainText('Published');
});

test('a stock that orders take from meanwhile is not put back', async ({ page }) => {
  const name = `Beaker ${Date.now().toString(36)}`;
  const { token } = await signedInAsNew(page);
  const send = sender(token);
  const { product } = await send('POST', '/api/products', { name, category: 'kit', priceCents: 500, stock: 10 });
  const path = `/api/products/${product.id}`;
  const stock = async () => (await send('GET', path)).product.stock;
  await page.goto(`${url()}/apps/ecommerce/products?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  const drawer = page.getByRole('dialog', { name: 'Change stock' });
  const open = async () => {
    await row.getByRole('button', { name: /Actions|More/ }).click();
    await page.getByRole('menuitem', { name: 'Change stock' }).click();
  };

  await open();
  await expect(drawer.getByRole('textbox', { name: 'Stock' })).toHaveValue('10');
  await send('POST', `${path}/stock`, { by: -3 });
  await drawer.getByRole('button', { name: 'Save stock' }).click();
  await expect(drawer).toBeHidden();
  expect(await stock()).toBe(7);

  await open();
  await expect(drawer.getByRole('textbox', { name: 'Stock' })).toHaveValue('7');
  await drawer.getByRole('textbox', { name: 'Stock' }).fill('12');
  await send('POST', `${path}/stock`, { by: -1 });
  await drawer.getByRole('button', { name: 'Save stock' }).click();
  await expect(drawer.getByText('The stock changed meanwhile. Now: 6 pieces.')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Stock' })).toHaveValue('12');
  expect(await stock()).toBe(6);
  await drawer.getByRole('button', { name: 'Save stock' }).click();
  await expect(drawer).toBeHidden();
  expect(await stock()).toBe(12);

  await row.getByRole('link', { name }).click();
  const editor = page.getByRole('dialog', { name: 'Edit product' });
  await editor.getByRole('textbox', { name: 'Stock' }).fill('20');
  await send('POST', `${path}/stock`, { by: -2 });
  await editor.getByRole('button', { name: 'Save product' }).click();
  await expect(editor.getByText('The stock changed meanwhile. Now: 10 pieces.')).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Stock' })).toHaveValue('20');
  await editor.getByRole('button', { name: 'Save product' }).click();
  await expect(editor).toBeHidden();
  expect(await stock()).toBe(20);
});

test('pictures are waited for, counted, and put in order by key', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/ecommerce/products?edit=new`);
  const drawer = page.getByRole('dialog', { name: 'New product' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Album');
  let arrive = () => {};
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/\/api\/files\?/, async (route) => {
    await arrival;
    await route.continue();
  });
  const files = Array.from({ length: 14 }, (_, at) => ({
    name: `${at}.png`,
    mimeType: 'image/png',
    buffer: RED_DOT,
  }));
  await drawer.getByRole('region', { name: 'Add pictures' }).locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText('A product has at most 12 pictures. Left out: 2.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Save as draft' })).toBeDisabled();
  await expect(drawer.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  arrive();
  await expect(drawer.getByRole('button', { name: 'Remove picture 12' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Save as draft' })).toBeEnabled();
  await expect(drawer.getByRole('region', { name: 'Add pictures' })).toHaveCount(0);

  await drawer.getByRole('textbox', { name: 'What picture 2 shows' }).fill('The second');
  await drawer.getByRole('button', { name: 'Move picture 2 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('textbox', { name: 'What picture 1 shows' })).toHaveValue('The second');
  await expect(drawer.getByRole('button', { name: 'Move picture 1 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('textbox', { name: 'What picture 1 shows' })).toHaveValue('The second');
  await drawer.getByRole('button', { name: 'Move picture 11 down' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Move picture 12 down' })).toBeFocused();
});

test('a product page lets go of a colour and a picture that are taken away', async ({ page }) => {
  const name = `Kite ${Date.now().toString(36)}`;
  const { token } = await signedInAsNew(page);
  const send = sender(token);
  const gallery = [1, 2, 3].map((at) => ({ url: `/shop/the-school-atlas-${at}.svg`, alt: '' }));
  const fields = { name, category: 'kit', priceCents: 2_000, currency: 'USD', gallery };
  const { product } = await send('POST', '/api/products', {
    ...fields,
    colorOptions: ['primary', 'danger'],
    status: 'published',
  });
  await page.goto(`${url()}/apps/ecommerce/product-detail/${product.slug}-${product.id}`);
  await page.getByRole('radio', { name: 'Red' }).check({ force: true });
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(page.getByRole('img', { name: `${name}, picture 3 of 3` })).toBeVisible();
  await send('PUT', `/api/products/${product.id}`, {
    ...fields,
    slug: product.slug,
    gallery: gallery.slice(0, 2),
    colorOptions: ['primary', 'success'],
  });
  await expect(page.getByRole('img', { name: `${name}, picture 2 of 2` })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await page
    .getByRole('button', { name: `Add to cart: ${name}` })
    .first()
    .click();
  await expect(page.getByText('This is in your cart.')).toBeVisible();
});

test('one more of what lies in the cart leaves it in its colour', async ({ page }) => {
  const name = `Kite ${Date.now().toString(36)}`;
  const { token } = await signedInAsNew(page);
  const send = sender(token);
  const fields = { name, category: 'kit', priceCents: 2_000, currency: 'USD', colorOptions: ['primary', 'danger'] };
  const { product } = await send('POST', '/api/products', { ...fields, status: 'published' });
  await send('POST', '/apps/ecommerce/cart', { productId: product.id, colour: 'danger' });
  await page.goto(`${url()}/apps/ecommerce/product-detail/${product.slug}-${product.id}`);
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  await page
    .getByRole('button', { name: `Add to cart: ${name}` })
    .first()
    .click();
  await expect(page.getByText(`${name} is in your cart`)).toBeVisible();
  expect(await callAs(token, 'GET', '/apps/ecommerce/cart')).toMatchObject({
    products: [{ qty: 2, colour: 'danger' }],
  });
});

test('the last review of a page is removed and brought back as it was', async ({ page }) => {
  const name = `Lens ${Date.now().toString(36)}`;
  const { token } = await signedInAsNew(page);
  const send = sender(token);
  const fields = { name, category: 'kit', priceCents: 2_000, status: 'published' };
  const { product } = await send('POST', '/api/products', fields);
  const path = `/apps/ecommerce/products/${product.id}/reviews`;
  await send('PUT', `${path}/mine`, { rating: 4, text: 'The first of all.' });
  for (let at = 0; at < 5; at += 1) {
    const { email, password } = await newAccount();
    await sender((await login(email, password)).accessToken)('PUT', `${path}/mine`, { rating: 5 });
  }
  const { mine } = await send('GET', path);
  await page.goto(`${url()}/apps/ecommerce/product-detail/${product.slug}-${product.id}?reviews=2`);
  await expect(page.getByText('The first of all.')).toBeVisible();
  await page.getByRole('button', { name: /^What to do with the review by Zed/ }).click();
  await page.getByRole('menuitem', { name: 'Remove review' }).click();
  await expect(page).not.toHaveURL(/reviews=/);
  await expect(page.getByRole('button', { name: /^What to do with the review by Zed/ })).toHaveCount(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Change your review' })).toBeVisible();
  expect((await send('GET', path)).mine).toEqual(mine);

  await page.getByRole('button', { name: 'Change your review' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeFocused();
});
