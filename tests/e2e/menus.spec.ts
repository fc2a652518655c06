// Menus, popovers and drawers are made when somebody first asks for one: nobody may notice.
import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, signedInAsNew, test, url } from './lms.ts';

const SCRIPTS = 'dist/web/assets';
const LATE_MS = 1_000;

/** The files with one of the words that tell what is inside. */
const filesWith = (word: string) =>
  readdirSync(SCRIPTS).filter(
    (file) => file.endsWith('.js') && readFileSync(`${SCRIPTS}/${file}`, 'utf8').includes(word),
  );

/** What places menus and popovers. */
const PLACING = filesWith('fallbackAxisSideDirection');
/** What holds the page behind a drawer. */
const DRAWERS = filesWith('data-scroll-locked');

/** What one's own menu holds, and what filters and columns of a list are chosen with. */
const OWN_MENU = filesWith('user.signOut');
const CHOOSING = [...filesWith('days.from'), ...filesWith('table.resetColumns')];

const isOneOf = (files: string[]) => (address: URL) => files.some((file) => address.pathname.endsWith(file));

async function openUsers(page: Page) {
  await page.goto(`${url()}/lms/users`);
  const rows = page.getByRole('button', { name: /^Actions for/ });
  await rows.first().waitFor();
  return rows.first();
}

async function openDashboard(page: Page) {
  await page.goto(`${url()}/dashboard/analytics`);
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await button.waitFor();
  return button;
}

/** By the first press of a key, the arrows move, and Escape gives the focus back. */
async function expectOpensByKeys(page: Page, button: Locator) {
  const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await expect(menu).toHaveAccessibleName(name);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}

test('a menu opens by the first press of a key and gives the focus back', async ({ page }) => {
  await signedInAsNew(page);
  const button = await openUsers(page);
  await expectOpensByKeys(page, button);
  // And once more, now that it is made.
  await expectOpensByKeys(page, button);
});

async function holdBack(page: Page, files: string[]) {
  expect(files.length).toBeGreaterThan(0);
  await page.route(isOneOf(files), async (route) => {
    await new Promise((wait) => setTimeout(wait, LATE_MS));
    await route.continue().catch(() => {});
  });
}

test('a menu that was asked for before its file is there opens when it comes', async ({ page }) => {
  await signedInAsNew(page);
  await holdBack(page, PLACING);
  await expectOpensByKeys(page, await openDashboard(page));
});

test('what one’s own menu holds may come later than the menu', async ({ page }) => {
  await signedInAsNew(page);
  await holdBack(page, OWN_MENU);
  await openDashboard(page);
  await expectOpensByKeys(page, page.getByRole('button', { name: /your menu$/ }));
});

test('the focus is in a filter or the list of columns, also when its fields come later than the popover', async ({
  page,
}) => {
  await signedInAsNew(page);
  await holdBack(page, CHOOSING);
  await openUsers(page);
  const add = page.getByRole('button', { name: 'Filter', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Joined' }).press('Enter');
  const any = page.getByRole('dialog').getByRole('radio').first();
  await expect(any).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/created=last-7/);
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  const columns = page.getByRole('button', { name: 'Columns', exact: true });
  await columns.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(columns).toBeFocused();
});

test('the button of an open menu or popover closes it again, and so does a press beside it', async ({ page }) => {
  await signedInAsNew(page);
  await openUsers(page);
  const opened = page.locator('[role="menu"], [role="dialog"]');
  for (const name of [/^Actions for/, 'Density', 'Columns', /your menu$/, /^Notifications/]) {
    const button = page.getByRole('button', { name }).first();
    await button.click();
    await expect(opened).toBeVisible();
    await button.click();
    await expect(opened).toHaveCount(0);
    await button.click();
    await expect(opened).toBeVisible();
    await page.mouse.click(640, 890);
    await expect(opened).toHaveCount(0);
  }
});

test('menus and popovers open although the server has gone since the page was drawn', async ({ page, context }) => {
  await signedInAsNew(page);
  const placing = page.waitForResponse((answer) => isOneOf(PLACING)(new URL(answer.url())));
  const button = await openDashboard(page);
  await (await placing).finished();
  await context.setOffline(true);
  await expectOpensByKeys(page, button);
  await page.getByRole('button', { name: 'Choose days' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a phone the menu opens although the server has gone since the page was drawn', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAsNew(page);
  const drawers = page.waitForResponse((answer) => isOneOf(DRAWERS)(new URL(answer.url())));
  await page.goto(`${url()}/dashboard/analytics`);
  await (await drawers).finished();
  await context.setOffline(true);
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a part whose file was lost on the way is asked for again', async ({ page }) => {
  await signedInAsNew(page);
  let lost = 0;
  await page.route(/\/assets\/SearchPalette-.*\.js$/, (route) => {
    lost += 1;
    return lost === 1 ? route.abort('internetdisconnected') : route.continue();
  });
  await openDashboard(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search and jump' })).toBeVisible();
  expect(lost).toBeGreaterThan(1);
});
