// Invoices as somebody in the office works with them. Each journey has a client of its own, so that they do not meet.
import type { Page } from '@playwright/test';
import {
  callAs,
  expect,
  expectAccessible,
  expectNoOverflow,
  holdBack,
  login,
  loseAnswer,
  mailTo,
  newAccount,
  signedIn,
  signedInAsClient,
  test,
  url,
} from './lms.ts';

let made = 0;
/** A word that is in nobody else's name. */
const newWord = () => `v${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;

let token = '';
let email = '';
let password = '';

const call = <T>(method: string, path: string, body?: unknown) => callAs<T>(token, method, path, body);

interface One {
  invoice: { id: number; version: number };
}

const bodyFor = (clientId: number) => ({
  clientId,
  issuedDate: '2026-01-05',
  dueDate: '2999-01-05',
  service: 'Software Development',
  currency: 'USD',
  lines: [{ title: 'Workshop', quantityMilli: 2000, priceCents: 15_000 }],
});

async function newClient(word: string) {
  const fields = { name: `Client ${word}`, companyEmail: `${word}@example.org` };
  return (await call<{ client: { id: number } }>('POST', '/api/invoice/clients', fields)).client.id;
}

async function newInvoice(word: string, isSent = false) {
  const clientId = await newClient(word);
  const { invoice } = await call<One>('POST', '/api/invoice/invoices', bodyFor(clientId));
  if (isSent) await call('POST', `/api/invoice/invoices/${invoice.id}/send`, { mail: false });
  return { ...invoice, clientId };
}

const dialog = (page: Page) => page.getByRole('dialog');
const line = (page: Page, number: number) => page.getByRole('group', { name: `Line ${number}` });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

const undo = (page: Page, sentence: string) =>
  page.getByRole('status').filter({ hasText: sentence }).getByRole('button', { name: 'Undo' });

/** A drawer that slides in is see-through on its way. */
const settled = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

test.beforeEach(async ({ page }) => {
  ({ email, password } = await newAccount());
  token = (await login(email, password)).accessToken;
  await signedIn(page, email, password);
});

test('an invoice is written, put in order, sent and paid in two parts', async ({ page }) => {
  const word = newWord();
  await newClient(word);
  await page.goto(`${url()}/apps/invoice/add`);
  await page.getByRole('combobox', { name: 'Bill to' }).fill(word);
  await page.getByRole('option', { name: `Client ${word}` }).click();
  await expect(page.getByText(`${word}@example.org`)).toBeVisible();

  await line(page, 1).getByLabel('Item').fill('Second thing');
  await line(page, 1).getByLabel('Price').fill('99.50');
  await line(page, 1).getByLabel('Tax %').fill('0');
  await line(page, 1).getByLabel('Item').press('Enter');
  await expect(line(page, 2).getByLabel('Item')).toBeFocused();
  await line(page, 2).getByLabel('Item').fill('First thing');
  await line(page, 2).getByLabel('Quantity').fill('1.5');
  await line(page, 2).getByLabel('Price').fill('100');
  await line(page, 2).getByLabel('Discount %').fill('10');
  await line(page, 2).getByLabel('Tax %').fill('20');
  await line(page, 2).getByLabel('Item').press('Alt+ArrowUp');
  await expect(line(page, 1).getByLabel('Item')).toHaveValue('First thing');
  await expect(line(page, 1).getByLabel('Item')).toBeFocused();
  // 1.5 x 100 less a tenth is 135, and a fifth of that is 27.
  await expect(page.getByText('$261.50', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the editor of an invoice');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
  await expect(heading(page)).toContainText('Draft');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('article tbody tr').first()).toContainText('First thing');

  await page.getByRole('button', { name: 'Send invoice' }).click();
  await expect(dialog(page).getByLabel('To *')).toHaveValue(`${word}@example.org`);
  await settled(page);
  await expectAccessible(page, 'the drawer to send an invoice');
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(heading(page)).toContainText('Sent');
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Add payment' }).click();
  await expect(dialog(page).getByLabel(/^Amount/)).toHaveValue('261.50');
  await dialog(page)
    .getByLabel(/^Amount/)
    .fill('61.50');
  await dialog(page).getByRole('button', { name: 'Add payment' }).click();
  await expect(heading(page)).toContainText('Partial payment');
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Add payment' }).click();
  await expect(dialog(page).getByLabel(/^Amount/)).toHaveValue('200.00');
  await dialog(page).getByRole('button', { name: 'Add payment' }).click();
  await expect(heading(page)).toContainText('Paid');
  await expect(dialog(page)).toBeHidden();
  await expectAccessible(page, 'an invoice that is paid');

  await page.getByRole('button', { name: 'Remove payment of $200.00' }).press('Enter');
  await expect(heading(page)).toContainText('Partial payment');
  await expect(page.getByRole('button', { name: 'Add payment' })).toBeFocused();
  await undo(page, 'Payment of $200.00 removed').press('Enter');
  await expect(heading(page)).toContainText('Paid');
  await expect(page.getByRole('button', { name: 'Add payment' })).toBeFocused();
});

test('a payment above the balance is warned of, and Undo takes it back', async ({ page }) => {
  const { id } = await newInvoice(newWord(), true);
  await page.goto(`${url()}/apps/invoice/preview/${id}`);
  await expect(heading(page)).toContainText('Sent');
  await page.getByRole('button', { name: 'Add payment' }).click();
  const amount = dialog(page).getByLabel(/^Amount/);
  await expect(amount).toHaveValue('300.00');
  await amount.fill('1000');
  const warning = dialog(page).getByText('That is $700.00 more than is open');
  await expect(warning).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'a payment above the balance');
  await amount.fill('300');
  await expect(dialog(page).getByText('more than is open')).toHaveCount(0);
  await amount.fill('1000');
  await expect(warning).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add payment' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toContainText('Paid');
  await expect(page.getByRole('region', { name: 'Actions', exact: true })).toContainText('Credit $700.00');

  await undo(page, 'Payment of $1,000.00 added').press('Enter');
  await expect(heading(page)).toContainText('Sent');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('No payments yet.');
  await expect(page.getByRole('button', { name: 'Add payment' })).toBeFocused();
});

test('a payment is booked once: by a double click, and when the answer to it was lost', async ({ page }) => {
  const { id } = await newInvoice(newWord(), true);
  await page.goto(`${url()}/apps/invoice/preview/${id}`);
  await page.getByRole('button', { name: 'Add payment' }).click();
  await expect(dialog(page).getByLabel(/^Amount/)).toHaveValue('300.00');
  await dialog(page).getByRole('button', { name: 'Add payment' }).dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toContainText('Paid');
  await expect(page.getByRole('button', { name: /^Remove payment/ })).toHaveCount(1);

  const other = await newInvoice(newWord(), true);
  await page.goto(`${url()}/apps/invoice/preview/${other.id}`);
  await loseAnswer(page, '**/payments');
  await page.getByRole('button', { name: 'Add payment' }).click();
  await dialog(page).getByRole('button', { name: 'Add payment' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add payment' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Remove payment/ })).toHaveCount(1);
});

test('Enter adds a line from every figure of the line before', async ({ page }) => {
  await page.goto(`${url()}/apps/invoice/add`);
  await expect(heading(page)).toContainText('New invoice');
  await line(page, 1).getByLabel('Item').fill('Thing 1');
  for (const [place, figure] of ['Quantity', 'Price', 'Discount %', 'Tax %'].entries()) {
    await line(page, place + 1)
      .getByLabel(figure)
      .fill('7');
    await line(page, place + 1)
      .getByLabel(figure)
      .press('Enter');
    const next = line(page, place + 2).getByLabel('Item');
    await expect(next).toBeFocused();
    await next.fill(`Thing ${place + 2}`);
    await expect(line(page, place + 1).getByLabel(figure)).toHaveValue(figure === 'Price' ? '7.00' : '7');
  }
  await expect(line(page, 5)).toBeVisible();
  await expect(line(page, 6)).toHaveCount(0);
});

test('what is deleted comes back with Undo, and from the list of deleted ones', async ({ page }) => {
  const word = newWord();
  const { id } = await newInvoice(word);
  await page.goto(`${url()}/apps/invoice/list?q=${word}`);
  await page.getByRole('button', { name: `Actions for Invoice #${id}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText(`Invoice #${id} was deleted`)).toBeVisible();
  await expect(page.getByRole('link', { name: `#${id}`, exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: `#${id}`, exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: `Select Invoice #${id}` }).check();
  await page.getByRole('region', { name: 'Actions for the selection' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 invoice deleted')).toBeVisible();
  await page.goto(`${url()}/apps/invoice/list?deleted=true&q=${word}`);
  const actions = page.getByRole('button', { name: `Actions for Invoice #${id}` });
  await expect(actions).toBeVisible();
  await expectAccessible(page, 'the list of deleted invoices');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText(`Invoice #${id} is back`)).toBeVisible();
});

test('a deleted invoice has no menu for who may do nothing with it', async ({ page }) => {
  const word = newWord();
  const { id } = await newInvoice(word);
  const menu = page.getByRole('button', { name: `Actions for Invoice #${id}` });
  await page.goto(`${url()}/apps/invoice/list?q=${word}`);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText(`Invoice #${id} was deleted`)).toBeVisible();
  const deleted = `${url()}/apps/invoice/list?deleted=true&q=${word}`;
  await page.goto(deleted);
  await expect(menu).toBeVisible();
  await signedInAsClient(page, 'restricted-user');
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(deleted);
    await expect(page.getByText(`#${id}`).first()).toBeVisible();
    await expect(menu).toHaveCount(0);
  }
});

test('whoever saves second is told, and overwrites only knowingly', async ({ page }) => {
  const word = newWord();
  const { id, version, clientId } = await newInvoice(word, true);
  await page.goto(`${url()}/apps/invoice/edit/${id}`);
  await expect(page.getByText('What you change is kept as a new version.')).toBeVisible();
  await page.getByLabel('Salesperson').fill('Mine');
  const other = await newAccount();
  token = (await login(other.email, other.password)).accessToken;
  await call('PUT', `/api/invoice/invoices/${id}`, { ...bodyFor(clientId), salesperson: 'Theirs', version });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('region', { name: 'Somebody else changed this invoice.' });
  await expect(conflict).toContainText('Theirs');
  await expect(conflict).toContainText(`${other.fullName} saved it`);
  await expect(page.getByLabel('Salesperson')).toHaveValue('Mine');
  await expectAccessible(page, 'an invoice that somebody else changed');
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page).toHaveURL(new RegExp(`/apps/invoice/preview/${id}`));
  await expect(page.locator('article')).toContainText('Mine');

  await page.getByRole('button', { name: 'Show version 2' }).click();
  await expect(page.locator('article')).toContainText('Theirs');
  await expect(page.getByRole('region', { name: 'What has changed since' })).toContainText('Mine');
  await expectAccessible(page, 'an older version of an invoice');
});

test('whoever saved it in another window is told so once, with the prices that differ', async ({ page }) => {
  const { id, version, clientId } = await newInvoice(newWord());
  await page.goto(`${url()}/apps/invoice/edit/${id}`);
  await expect(heading(page)).toContainText(`#${id}`);
  await line(page, 1).getByLabel('Price').fill('25');
  const lines = [{ title: 'Workshop', quantityMilli: 2000, priceCents: 1_999 }];
  await call('PUT', `/api/invoice/invoices/${id}`, { ...bodyFor(clientId), lines, version });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('region', { name: 'You changed this invoice in another window.' });
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('Workshop: 2 × $19.99 = $39.98');
  await expect(conflict).toContainText('Workshop: 2 × $25.00 = $50.00');
  await expect(page.getByText('look at the newer version first')).toHaveCount(0);
  await expectAccessible(page, 'an invoice changed in two windows');
  // What is no number is gone with the rest that was mine.
  await line(page, 1).getByLabel('Price').fill('abc');
  await conflict.getByRole('button', { name: 'Take what was saved' }).click();
  await expect(conflict).toBeHidden();
  await expect(line(page, 1).getByLabel('Price')).toHaveValue('19.99');
});

test('too many decimals and a total below zero are said where they are', async ({ page }) => {
  const { id } = await newInvoice(newWord());
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${url()}/apps/invoice/edit/${id}`);
  const [price, tax] = [line(page, 1).getByLabel('Price'), line(page, 1).getByLabel('Tax')];
  await price.fill('12.345');
  await tax.fill('8.875');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Use at most two digits after the point.')).toHaveCount(2);
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('12.345');
  await expect(tax).toHaveValue('8.875');

  await price.fill('-90000');
  await tax.fill('8.87');
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const wrong = page.getByRole('alert').filter({ hasText: 'The total cannot be below zero.' });
  await expect(wrong).toBeFocused();
  await expect(wrong).toBeInViewport();
  await expectAccessible(page, 'an invoice below zero');
});

test('what was typed outlives a reload, and a client can be made on the spot', async ({ page }) => {
  const word = newWord();
  await newClient(word);
  await page.goto(`${url()}/apps/invoice/add`);
  await page.getByRole('button', { name: 'New client' }).click();
  await dialog(page).getByLabel('Name').fill('The same again');
  await dialog(page).getByLabel('Email').fill(`${word}@example.org`);
  await dialog(page).getByRole('button', { name: 'Add client' }).click();
  await dialog(page)
    .getByRole('button', { name: `Use Client ${word}` })
    .click();
  await expect(dialog(page)).toBeHidden();
  await line(page, 1).getByLabel('Item').fill('Half written');
  await expect(page.getByText('Kept on this computer')).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('This goes on from what was not saved')).toBeVisible();
  await expect(line(page, 1).getByLabel('Item')).toHaveValue('Half written');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(line(page, 1).getByLabel('Item')).toHaveValue('');
});

/** A new invoice in the editor that is open, with all it needs. */
async function write(page: Page, word: string, item: string) {
  await page.getByRole('combobox', { name: 'Bill to' }).fill(word);
  await page.getByRole('option', { name: `Client ${word}` }).click();
  await line(page, 1).getByLabel('Item').fill(item);
  await line(page, 1).getByLabel('Price').fill('10');
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
}

const invoicesOf = async (word: string) =>
  (await call<{ invoices: { id: number }[] }>('GET', `/apps/invoice/invoices?q=${word}`)).invoices;

/** A new invoice arrives at the server, and nobody hears of it. */
async function saveUnheard(page: Page) {
  await loseAnswer(page, '**/api/invoice/invoices');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('[data-form-problems]')).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('This goes on from what was not saved')).toBeVisible();
}

test('two tabs make two invoices, whatever one took over from the other', async ({ page, context }) => {
  const word = newWord();
  await newClient(word);
  await page.goto(`${url()}/apps/invoice/add`);
  await write(page, word, 'Written first');
  await expect(page.getByText('Kept on this computer')).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${url()}/apps/invoice/add`);
  await expect(line(second, 1).getByLabel('Item')).toHaveValue('Written first');
  await second.getByRole('button', { name: 'Discard it' }).click();
  await write(second, word, 'Written second');
  await save(second);
  await expect(second.locator('article')).toContainText('Written second');
  await save(page);
  await expect(page.locator('article')).toContainText('Written first');
  await second.reload();
  await expect(second.locator('article')).toContainText('Written second');
  expect(await invoicesOf(word)).toHaveLength(2);
});

test('a new invoice whose answer was lost is stored once, and what is written instead is another', async ({ page }) => {
  const word = newWord();
  await newClient(word);
  await page.goto(`${url()}/apps/invoice/add`);
  await write(page, word, 'Half written');
  await saveUnheard(page);
  await line(page, 1).getByLabel('Item').fill('Written to the end');
  await save(page);
  await expect(page.locator('article')).toContainText('Written to the end');
  expect(await invoicesOf(word)).toHaveLength(1);

  await page.goto(`${url()}/apps/invoice/add`);
  await write(page, word, 'Stored unheard');
  await saveUnheard(page);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await write(page, word, 'Something else');
  await save(page);
  await expect(page.locator('article')).toContainText('Something else');
  const [, unheard] = await invoicesOf(word);
  await page.goto(`${url()}/apps/invoice/preview/${unheard?.id}`);
  await expect(page.locator('article')).toContainText('Stored unheard');
  expect(await invoicesOf(word)).toHaveLength(3);
});

test('a line with nothing but a price comes back with Undo, and its item has room', async ({ page }) => {
  await page.goto(`${url()}/apps/invoice/add`);
  await line(page, 1).getByLabel('Item').fill('Thing');
  await line(page, 1).getByLabel('Item').press('Enter');
  await line(page, 2).getByLabel('Price').fill('12.50');
  await page.getByRole('button', { name: 'Remove Line 2' }).click();
  await expect(line(page, 2)).toHaveCount(0);
  await undo(page, 'Line 2 was removed').click();
  await expect(line(page, 2).getByLabel('Price')).toHaveValue('12.50');
  for (const width of [1100, 1280, 1440, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const item = await line(page, 1).getByLabel('Item').boundingBox();
    expect(item?.width, `${width} px`).toBeGreaterThanOrEqual(250);
    await expectNoOverflow(page, `${width} px`);
  }
});

test('a removed line comes back with Undo also while the sheet is looked at', async ({ page }) => {
  await page.goto(`${url()}/apps/invoice/add`);
  await line(page, 1).getByLabel('Item').fill('Thing');
  await line(page, 1).getByLabel('Item').press('Enter');
  await line(page, 2).getByLabel('Item').fill('Removed by mistake');
  await page.getByRole('button', { name: 'Remove Line 2' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  const looked = page.getByRole('article').locator('tbody');
  await expect(looked).toContainText('Thing');
  await undo(page, 'Line 2 was removed').click();
  await expect(looked).toContainText('Removed by mistake');
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await expect(line(page, 2).getByLabel('Item')).toHaveValue('Removed by mistake');
});

test('what is wrong is shown where it is written when somebody saves while looking at the sheet', async ({ page }) => {
  await page.goto(`${url()}/apps/invoice/add`);
  await line(page, 1).getByLabel('Item').fill('Thing');
  for (const round of [1, 2]) {
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('article').locator('tbody')).toContainText('Thing');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Preview' }), `round ${round}`).toBeVisible();
    await expect(page.locator('form :focus[aria-invalid="true"]')).toBeVisible();
  }
});

test('a sheet with something wrong in it is looked at until somebody writes on', async ({ page }) => {
  await page.goto(`${url()}/apps/invoice/add`);
  await line(page, 1).getByLabel('Item').fill('Thing');
  const price = line(page, 1).getByLabel('Price');
  await price.fill('12.345');
  await page.getByRole('button', { name: 'Preview' }).click();
  // It is checked when it is left.
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(1);
  await expect(page.getByRole('article').locator('tbody')).toContainText('Thing');
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await expect(price).toHaveValue('12.345');
});

test('settings that somebody else saved meanwhile are not overwritten', async ({ page }) => {
  interface Known {
    settings: { note: string; termDays: number };
    version: number;
  }
  const known = () => call<Known>('GET', '/api/invoice/settings');
  const { settings, version } = await known();
  const [mine, theirs] = [newWord(), settings.termDays + 7];
  await page.goto(`${url()}/apps/invoice/add`);
  await page.getByRole('button', { name: 'Sender and defaults' }).click();
  try {
    await dialog(page).getByLabel('Note', { exact: true }).fill(mine);
    await call('PUT', '/api/invoice/settings', { ...settings, termDays: theirs, version });
    await dialog(page).getByRole('button', { name: 'Save settings' }).click();
    await expect(dialog(page).getByText('Somebody else saved these settings meanwhile.')).toBeVisible();
    await expect(dialog(page).getByLabel('Days until due')).toHaveValue(String(theirs));
    await expect(dialog(page).getByLabel('Note', { exact: true })).toHaveValue(mine);
    expect((await known()).settings.note).toBe(settings.note);
    await settled(page);
    await expectAccessible(page, 'settings that somebody else saved');
    await dialog(page).getByRole('button', { name: 'Save settings' }).click();
    await expect(dialog(page)).toBeHidden();
    expect((await known()).settings).toMatchObject({ note: mine, termDays: theirs });
  } finally {
    await call('PUT', '/api/invoice/settings', settings);
  }
});

test('Duplicate pressed twice makes one copy', async ({ page }) => {
  const word = newWord();
  const { id } = await newInvoice(word);
  await page.goto(`${url()}/apps/invoice/preview/${id}`);
  await page.getByRole('button', { name: 'Duplicate' }).dblclick();
  await expect(page).toHaveURL(/\/apps\/invoice\/edit\/\d+/);
  await expect(heading(page)).toContainText('Draft');
  expect(await invoicesOf(word)).toHaveLength(2);
});

test('the letter asks for nothing that is paid, and speaks the language of who writes it', async ({ page }) => {
  const { id } = await newInvoice(newWord(), true);
  const pay = (amountCents: number) =>
    call('POST', `/api/invoice/invoices/${id}/payments`, { amountCents, paidOn: '2026-01-06', method: 'Cash' });
  const letter = `${url()}/apps/invoice/preview/${id}?open=send`;
  await page.goto(letter);
  const message = dialog(page).getByLabel('Message');
  await expect(message).toHaveValue(/\$300\.00 is due by/);
  await pay(30_000);
  await expect(message).toHaveValue(/Nothing is left to pay\./);
  await pay(1_000);
  await expect(message).toHaveValue(/\$10\.00 was paid too much/);
  await expect(message).not.toHaveValue(/is due/);
  await call('PUT', '/api/preferences', { language: 'de' });
  await page.goto(letter);
  await expect(dialog(page).getByLabel('Nachricht')).toHaveValue(/^Guten Tag /);
  await expect(dialog(page).getByLabel('Betreff')).toHaveValue(/^Rechnung /);
});

test('many drafts are sent at once, after a question that can be answered with no', async ({ page }) => {
  const word = newWord();
  const clientId = await newClient(word);
  const made: number[] = [];
  for (const _ of [1, 2]) made.push((await call<One>('POST', '/api/invoice/invoices', bodyFor(clientId))).invoice.id);
  await page.goto(`${url()}/apps/invoice/list?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  const send = page.getByRole('region', { name: 'Actions for the selection' }).getByRole('button', { name: 'Send' });
  await send.click();
  await expect(dialog(page)).toContainText('Send 2 invoices to their clients?');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page).getByText('Draft')).toHaveCount(2);
  await send.click();
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('2 invoices sent')).toBeVisible();
  await expect(rows(page).getByText('Sent')).toHaveCount(2);
  for (const id of made) await mailTo(`${word}@example.org`, `Invoice ${id} from`);
});

test('a new client link closes the old one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await newInvoice(newWord());
  await page.goto(`${url()}/apps/invoice/preview/${id}`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const opens = async (link: string) => (await fetch(url() + new URL(link).pathname)).status;
  await page.getByRole('button', { name: 'Copy client link' }).click();
  await expect(page.getByText('Client link copied')).toBeVisible();
  const old = await copied();
  expect(await opens(old)).toBe(200);
  // The page has the new one before it hears of it again.
  const held = await holdBack(page, /\/api\/invoice\/invoices\/\d+$/);
  await page.getByRole('button', { name: 'Renew client link' }).click();
  await dialog(page).getByRole('button', { name: 'Renew link' }).click();
  await expect(page.getByText('New client link copied')).toBeVisible();
  expect(await opens(old)).toBe(404);
  const link = await copied();
  expect(await opens(link)).toBe(200);
  // Where the browser refuses, it is there to be taken by hand.
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new Error('Refused.'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.getByRole('button', { name: 'Copy client link' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'The browser did not let us copy.' });
  await expect(told).toContainText(link);
  held.letGo();
});

test('a drawer from a row’s menu begins at its first field and gives the focus back', async ({ page }) => {
  const word = newWord();
  const { id } = await newInvoice(word);
  await page.goto(`${url()}/apps/invoice/list?q=${word}`);
  const menu = page.getByRole('button', { name: `Actions for Invoice #${id}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Send' }).click();
  await expect(dialog(page).getByLabel('To *')).toBeFocused();
  // Escape belongs to the menu as long as it is there.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(menu).toBeFocused();
});

test('what a row’s menu opens goes on to the next of its list', async ({ page }) => {
  const word = newWord();
  const { id, clientId } = await newInvoice(word);
  await call('POST', '/api/invoice/invoices', bodyFor(clientId));
  const step = page.getByRole('link', { name: /^(Previous|Next) invoice$/ });
  for (const item of ['Preview', 'Edit']) {
    await page.goto(`${url()}/apps/invoice/list?q=${word}`);
    await page.getByRole('button', { name: `Actions for Invoice #${id}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
    if (item === 'Edit') await save(page);
    await expect(heading(page)).toContainText(`#${id}`);
    await expect(step).toHaveCount(1);
  }
});

test('an older version stays on the sheet under a drawer', async ({ page }) => {
  const { id, clientId } = await newInvoice(newWord(), true);
  const { invoice } = await call<One>('GET', `/api/invoice/invoices/${id}`);
  await call('PUT', `/api/invoice/invoices/${id}`, { ...bodyFor(clientId), note: 'Changed', version: invoice.version });
  await page.goto(`${url()}/apps/invoice/preview/${id}?version=1`);
  const old = page.getByText(/^This is version 1 by /);
  await expect(old).toBeVisible();
  await page.getByRole('button', { name: 'Add payment' }).click();
  await expect(dialog(page).getByLabel(/^Amount/)).toBeFocused();
  await expect(old).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(old).toBeVisible();
});

test('what somebody else deletes is gone from the page, and comes back with it', async ({ page }) => {
  const { id } = await newInvoice(newWord());
  await page.goto(`${url()}/apps/invoice/preview/${id}`);
  await expect(heading(page)).toContainText(`#${id}`);
  await call('DELETE', `/apps/invoice/delete?id=${id}`);
  await expect(page.getByText('There is no such page')).toBeVisible();
  await call('POST', '/api/invoice/restore', { ids: [id] });
  await expect(heading(page)).toContainText(`#${id}`);
});

test('a client is chosen and changed with the keyboard alone', async ({ page }) => {
  const word = newWord();
  await newClient(word);
  await page.goto(`${url()}/apps/invoice/add`);
  const search = page.getByRole('combobox', { name: 'Bill to' });
  await search.pressSequentially(word);
  await expect(page.getByRole('option', { name: `Client ${word}` })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change client' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
});

test('the word paid finds what is paid, and only the sheet is printed', async ({ page }) => {
  await page.goto(`${url()}/apps/invoice/list?q=paid`);
  await expect(rows(page).first()).toBeVisible();
  const count = await rows(page).count();
  await expect(rows(page).getByText('Paid').locator('visible=true')).not.toHaveCount(0);
  for (let place = 0; place < count; place += 1) await expect(rows(page).nth(place)).toContainText('Paid');
  await rows(page).first().getByRole('link').first().click();
  await expect(page.locator('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lines are cards and nothing sticks out', async ({ page }) => {
    const { id } = await newInvoice(newWord(), true);
    for (const path of [`preview/${id}`, `edit/${id}`, 'add', 'list']) {
      await page.goto(`${url()}/apps/invoice/${path}`);
      await expect(heading(page)).toBeAttached();
      await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
      await expectNoOverflow(page, path);
      await expectAccessible(page, `${path} on a phone`);
    }
    await page.goto(`${url()}/apps/invoice/edit/${id}`);
    await line(page, 1).getByLabel('Quantity').fill('3');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('article')).toContainText('$450.00');
  });
});
