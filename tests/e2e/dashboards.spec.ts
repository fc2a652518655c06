// The dashboards as somebody in the office reads and arranges them. Everybody is new, so that nobody's cards meet.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  callAs,
  expect,
  expectAccessible,
  login,
  newAccount,
  settling,
  signedIn,
  signedInAsClient,
  signedInAsNew,
  test,
  url,
  withRoleOf,
} from './lms.ts';

const ANALYTICS = '/dashboard/analytics';
const cardsOf = (page: Page, name: string) => page.getByRole('main').getByRole('list', { name, exact: true });
const titles = (page: Page) =>
  page.locator('[data-place]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.place));
const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the start page shows what was sold, and every number leads to the list behind it', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await expect(cardsOf(page, 'Store').getByRole('link', { name: /Still to be paid/ })).toBeVisible();
  await chart(page, 'Invoices by status')
    .getByRole('link', { name: /Past due/ })
    .click();
  await expect(page).toHaveURL(/\/apps\/invoice\/list\?status=Past(\+|%20)Due/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
});

test('from right to left the arrow of a change points along its curve', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await callAs(token, 'PUT', '/api/preferences', { language: 'ar' });
  await page.goto(`${url()}/`);
  const arrow = page
    .locator('[data-kpi]')
    .getByRole('img', { name: /^(ارتفاع|انخفاض)$/ })
    .first();
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});

test('a dashboard is about the days in its address', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}${ANALYTICS}`);
  await expect(page.getByText(/compared with the 28 days before/)).toBeVisible();
  await page.getByText('Last year', { exact: true }).click();
  await expect(page).toHaveURL(/range=last-year/);
  await expect(page.getByText(/compared with the 36[56] days before/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose days' }).click();
  await page.getByLabel('From').fill('2026-03-01');
  await page.getByLabel('To', { exact: true }).fill('2026-02-01');
  await expect(page.getByRole('button', { name: 'Show these days' })).toBeDisabled();
  await page.getByLabel('To', { exact: true }).fill('2026-03-10');
  await page.getByRole('button', { name: 'Show these days' }).click();
  await expect(page).toHaveURL(/from=2026-03-01/);
  await expect(page.getByText(/compared with the 10 days before/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^People who signed in/ })).toHaveAttribute(
    'href',
    /\/lms\/audit\?action=signed-in&at=2026-03-01\.\.2026-03-10/,
  );
  await page.reload();
  await expect(page.getByText(/compared with the 10 days before/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/compared with the 36[56] days before/)).toBeVisible();
});

test('a chart is read with the arrow keys, shown as a table, and saved', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}${ANALYTICS}`);
  const card = chart(page, 'Sign-ins');
  const reader = card.getByRole('slider');
  await reader.focus();
  const last = await reader.getAttribute('aria-valuetext');
  expect(last).toContain('This period: ');
  await page.keyboard.press('ArrowLeft');
  await expect(reader).not.toHaveAttribute('aria-valuetext', last ?? '');

  const choose = async (name: string) => {
    await card.getByRole('button', { name: 'More for Sign-ins' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const [csv] = await Promise.all([page.waitForEvent('download'), choose('Save as CSV')]);
  expect(csv.suggestedFilename()).toBe('sign-ins.csv');
  expect(readFileSync(await csv.path(), 'utf8').split('\r\n')[0]).toBe('\ufeffDays,This period,Previous');
  const [png] = await Promise.all([page.waitForEvent('download'), choose('Save as PNG')]);
  expect(
    readFileSync(await png.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await choose('Show as table');
  await expect(card.getByRole('row')).toHaveCount(29);
  await choose('Show as chart');
  await expect(card.getByRole('slider')).toBeVisible();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [days] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Every day as CSV' }).click(),
  ]);
  expect(
    readFileSync(await days.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(29);
});

test('a picture of charts that cannot be made is told of', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}${ANALYTICS}`);
  await page.route(/\/assets\/png-|\/healthz$/, (route) => route.abort('internetdisconnected'));
  const told = page.getByRole('alert').filter({ hasText: 'The picture could not be drawn.' });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'All charts as PNG' }).click();
  await expect(told).toHaveCount(1);
  await chart(page, 'Sign-ins').getByRole('button', { name: 'More for Sign-ins' }).click();
  await page.getByRole('menuitem', { name: 'Save as PNG' }).click();
  await expect(told).toHaveCount(2);
});

test('somebody arranges a dashboard, finds it so again, and has it back as it was', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}${ANALYTICS}`);
  await expect(chart(page, 'Newest activity')).toBeVisible();
  const first = await titles(page);
  await page.getByRole('button', { name: 'Arrange', exact: true }).click();

  // With the keys: the second to the front.
  await page.getByRole('button', { name: 'Move Practices finished', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Practices finished is at place 1 of 9.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Practices finished', exact: true })).toBeFocused();
  // With the pointer: the last before the one that is first now.
  const from = await page.getByRole('button', { name: 'Move Average result', exact: true }).boundingBox();
  const to = await page.locator('[data-place="practices-finished"]').boundingBox();
  if (!from || !to) throw new Error('the cards are not there');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => titles(page))
    .toEqual(['practice-average', 'practices-finished', 'active-people', ...first.slice(3)]);

  await page.getByRole('button', { name: 'Make Practice wider' }).click();
  await expect(page.locator('[data-place="practice-by-day"]')).toHaveAttribute('data-size', '3');
  await page.getByRole('button', { name: 'Remove New people', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Move Sign-ins', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Add card' }).click();
  const stored = page.waitForResponse((one) => one.url().includes('/layout') && one.request().method() === 'PUT');
  await page.getByRole('menuitem', { name: 'Question bank' }).click();
  await stored;
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Arrange', exact: true })).toBeFocused();
  await page.reload();
  await expect(chart(page, 'Question bank')).toBeVisible();
  const arranged = await titles(page);
  expect(arranged[0]).toBe('practice-average');
  expect(arranged).not.toContain('new-people');

  await page.getByRole('button', { name: 'Arrange', exact: true }).click();
  await expectAccessible(page, 'a dashboard being arranged');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => titles(page)).toEqual(first);
});

/** Cards as the server has them. */
async function storedCards(token: string, name: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { cards } = (await (await fetch(`${url()}/api/dashboards/${name}/layout`, { headers })).json()) as {
    cards: { id: string }[];
  };
  return cards.map(({ id }) => id);
}

test('what is moved on a slow connection never jumps back, and is stored as it was left', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}${ANALYTICS}`);
  await page.getByRole('button', { name: 'Arrange', exact: true }).click();
  const grip = page.getByRole('button', { name: 'Move People who signed in', exact: true });
  await expect(grip).toBeVisible();
  const [card = '', ...others] = await titles(page);
  await page.route('**/api/dashboards/analytics/layout', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await grip.focus();
  for (const place of [1, 2, 3, 4, 5, 6, 7]) {
    await page.keyboard.press('ArrowRight');
    const moved = others.toSpliced(place, 0, card);
    await expect.poll(() => titles(page)).toEqual(moved);
    await expect(grip).toBeFocused();
    // The page's own changes come back to it in this time, one by one.
    await page.waitForTimeout(400);
    expect(await titles(page)).toEqual(moved);
  }
  const last = others.toSpliced(7, 0, card);
  await expect.poll(() => storedCards(token, 'analytics')).toEqual(last);
  expect(await titles(page)).toEqual(last);
});

test('a removed card alone comes back, to its place, whatever was done since', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/`);
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await tool('Arrange').click();
  const undo = async (title: string) => {
    const told = page.getByRole('status').filter({ hasText: `${title} removed.` });
    const button = told.getByRole('button', { name: 'Undo' });
    await button.click();
    await expect(button).toHaveCount(0);
  };
  await expect(tool('Remove Revenue')).toBeVisible();
  const first = await titles(page);
  await tool('Remove Revenue').click();
  await tool('Remove Orders').click();
  await expect.poll(() => titles(page)).toEqual(first.slice(2));
  await undo('Revenue');
  await expect.poll(() => titles(page)).toEqual([first[0], ...first.slice(2)]);
  await undo('Orders');
  await expect.poll(() => titles(page)).toEqual(first);

  await tool('Remove Orders').click();
  await expect(tool('Move Average order')).toBeFocused();
  for (const place of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-place]').nth(place)).toHaveAttribute('data-place', 'average-order');
    await expect(tool('Move Average order')).toBeFocused();
  }
  const moved = first.filter((id) => id !== 'average-order').toSpliced(5, 0, 'average-order');
  await expect.poll(() => titles(page)).toEqual(moved.filter((id) => id !== 'orders'));
  await undo('Orders');
  await expect.poll(() => titles(page)).toEqual(moved);
  await expect.poll(() => storedCards(token, 'store')).toEqual(moved);
});

test('a dashboard goes back to what it was also while a change is on its way', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/`);
  await page.getByRole('button', { name: 'Arrange', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Orders', exact: true })).toBeVisible();
  const first = await titles(page);
  const settled = settling(page);
  let letGo = () => {};
  const free = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/api/dashboards/store/layout', async (route) => {
    if (route.request().method() === 'PUT') await free;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Remove Orders', exact: true }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => titles(page)).toEqual(first);
  const reset = page.waitForResponse((one) => one.request().method() === 'DELETE');
  letGo();
  await reset;
  await settled();
  expect(await titles(page)).toEqual(first);
  expect(await storedCards(token, 'store')).toEqual(first);
});

test('a sign-in elsewhere is counted while one looks', async ({ page }) => {
  const other = await newAccount();
  await signedInAsNew(page);
  await page.goto(`${url()}${ANALYTICS}`);
  const people = chart(page, 'People');
  await expect(people.getByText('Signed in', { exact: true })).toBeVisible();
  const asked = page.waitForResponse((one) => one.url().includes('/api/figures/sign-ins'), { timeout: 15_000 });
  await login(other.email, other.password);
  expect((await asked).status()).toBe(200);
});

test('who may see no dashboard starts on their own page', async ({ page }) => {
  await signedIn(page, 'client@demo.com', 'client');
  await page.goto(`${url()}/`);
  await expect(page).toHaveURL(/\/access-control/);
  await page.goto(`${url()}${ANALYTICS}`);
  await expect(page).toHaveURL(/\/misc\/not-authorized/);
});

test('who has nothing to see on the store starts with the analytics and is offered no store', async ({ page }) => {
  await withRoleOf('management', async (role) => {
    await signedInAsClient(page, role);
    await page.goto(`${url()}/`);
    await expect(page).toHaveURL(/\/dashboard\/analytics/);
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await expect(chart(page, 'Newest activity')).toBeVisible();
    const menu = page.getByRole('navigation');
    await expect(menu.getByRole('link', { name: 'Analytics', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Store', exact: true })).toHaveCount(0);
  });
});

test('numbers of orders lead nowhere for who would find nothing but their own there', async ({ page }) => {
  const settled = settling(page);
  const toOrders = page.getByRole('main').locator('a[href^="/apps/ecommerce/orders"]');
  await signedInAsNew(page);
  await page.goto(`${url()}/`);
  await expect(toOrders.first()).toBeVisible();
  await signedInAsClient(page, 'restricted-user');
  await page.goto(`${url()}/`);
  await expect(cardsOf(page, 'Store').getByRole('link', { name: /Still to be paid/ })).toBeVisible();
  await settled();
  await expect(toOrders).toHaveCount(0);
});

test('the card pages show what the card calls answer', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/cards/analytics`);
  for (const text of ['100,000', '58.6%', '34.9%', '6.5%', '2020, 2019, 2018']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.goto(`${url()}/cards/statistics`);
  await expect(page.getByText('92.6K')).toBeVisible();
  await expect(chart(page, 'Profit').getByRole('slider')).toBeVisible();
});
