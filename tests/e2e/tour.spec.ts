import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  login,
  signedIn,
  signedInAsNew,
  signedInAsNewcomer,
  test,
  url,
} from './lms.ts';

const stop = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Long enough for a tour that wanted to begin. */
async function expectNoTour(page: Page) {
  await expect(main(page)).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const kept = async ({ email, password }: { email: string; password: string }) => {
  const { accessToken } = await login(email, password);
  const answer = await fetch(`${url()}/api/preferences`, { headers: { authorization: `Bearer ${accessToken}` } });
  return ((await answer.json()) as { tour?: string }).tour;
};

test('a newcomer is shown around by keyboard alone, once, in whichever browser', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const account = await signedInAsNewcomer(page);
  await page.goto(`${url()}/`);
  await expect(stop(page, 'Welcome, Zed')).toBeVisible({ timeout: 20_000 });
  await expect(button(page, 'Next')).toBeFocused();
  await expectAccessible(page, 'the first stop of the tour');
  await page.keyboard.press('Enter');
  await expect(stop(page, 'The menu')).toBeVisible();
  await expectAccessible(page, 'a stop at the menu');
  await page.keyboard.press('ArrowRight');
  await expect(stop(page, 'Your dashboard')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(stop(page, 'The menu')).toBeVisible();
  for (const title of ['Your dashboard', 'Find anything', 'Keep pages at hand', 'What is new', 'Light or dark']) {
    await page.keyboard.press('ArrowRight');
    await expect(stop(page, title)).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(stop(page, 'Help is always here')).toBeVisible();
  await expect(button(page, 'Skip')).toBeHidden();
  await button(page, 'Done').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => kept(account)).toBe('finished');
  await page.reload();
  await expectNoTour(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${url()}/pages/login-cover`);
  await other.getByLabel('Email').fill(account.email);
  await other.getByRole('textbox', { name: /^Password/ }).fill(account.password);
  await other.keyboard.press('Enter');
  await expectNoTour(other);
  await context.close();
});

test('Escape ends it at any stop, and help begins it again and gives the focus back', async ({ page }) => {
  const account = await signedInAsNewcomer(page);
  await page.goto(`${url()}/`);
  await expect(stop(page, 'Welcome, Zed')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('ArrowRight');
  await expect(stop(page, 'The menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => kept(account)).toBe('skipped');

  await page.goto(`${url()}/lms/users`);
  const help = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Help & shortcuts' });
  await help.click();
  await button(page, 'Take the tour').click();
  await expect(stop(page, 'Welcome, Zed')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(stop(page, 'The menu')).toBeVisible();
  // The dashboard is on another page: its stop drops out.
  await page.keyboard.press('ArrowRight');
  await expect(stop(page, 'Find anything')).toBeVisible();
  await button(page, 'Skip').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(help).toBeFocused();
});

test('on a phone it stands at the buttons that are there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAsNewcomer(page);
  await page.goto(`${url()}/`);
  await expect(stop(page, 'Welcome, Zed')).toBeVisible({ timeout: 20_000 });
  await button(page, 'Next').click();
  await expect(stop(page, 'The menu')).toContainText('behind this button');
  await expectNoOverflow(page, 'the tour on a phone');
  for (const title of ['Your dashboard', 'Find anything', 'What is new', 'Your own menu', 'Help is always here']) {
    await button(page, 'Next').click();
    await expect(stop(page, title)).toBeVisible();
    const box = await stop(page, title).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844).toBe(true);
  }
  await button(page, 'Done').click();
  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Help & shortcuts' }).click();
  await expect(button(page, 'Take the tour')).toBeVisible();
});

test('a learner and a client have a tour of their own', async ({ page, browser }) => {
  await signedInAsNewcomer(page, 'Student');
  await page.goto(`${url()}/student`);
  await expect(stop(page, 'Welcome, Zed')).toContainText('practise', { timeout: 20_000 });
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await expect(stop(page, 'Your next practice')).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signedInAsNewcomer(other, 'client');
  await other.goto(`${url()}/access-control`);
  await expect(stop(other, 'Welcome, Zed')).toBeVisible({ timeout: 20_000 });
  await button(other, 'Next').click();
  await button(other, 'Next').click();
  await expect(stop(other, 'What you may do')).toBeVisible();
  await context.close();
});

test('it does not begin on another page than home', async ({ page }) => {
  await signedInAsNewcomer(page);
  await page.goto(`${url()}/lms/users`);
  await expectNoTour(page);
});

test('the sheet lists the shortcuts of the page first, and finds the others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await expect(page.getByRole('textbox', { name: 'Add a task' })).toBeVisible();
  await page.locator('#page').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Help & shortcuts' });
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText('On this page');
  await expect(sheet.getByRole('region', { name: 'On this page' })).toContainText('New task with all fields');
  await expectAccessible(page, 'the sheet of shortcuts');
  await expect(sheet.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('reply all');
  await expect(sheet.getByRole('region')).toHaveCount(1);
  await expect(sheet.getByRole('region', { name: 'Email' })).toContainText('Reply all');
  await page.keyboard.type(' of nothing');
  await expect(sheet.getByText('No shortcut fits “reply all of nothing”.')).toBeVisible();
});

test('a list tells its own keys and those of its rows', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/invoice/list`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.locator('#page').focus();
  await page.keyboard.press('?');
  const keys = (name: string) => page.getByRole('dialog').getByRole('region', { name });
  await expect(keys('On this page')).toContainText('Search the list');
  await expect(keys('On the row with the focus')).toContainText('Edit');
});

test('the menu shows the entry of a page that was opened, with its branch open', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/extensions/slider`);
  await expect(main(page)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const entry = menu.getByRole('link', { name: 'Slider', exact: true });
  await expect(entry).toBeInViewport({ ratio: 1 });
  // What can be seen already does not move.
  const before = await entry.boundingBox();
  await menu.getByRole('link', { name: 'Tour', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tour' })).toBeVisible();
  expect(await entry.boundingBox()).toEqual(before);
});

test('the tour page shows how to build one, and tells how it ended', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/extensions/tour`);
  const example = page.getByRole('region', { name: 'How it ended' });
  await button(page, 'Begin').first().click();
  await expect(stop(page, 'Walk with the keyboard')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(example.getByRole('status')).toHaveText('Skipped.');
  await button(page, 'Begin').first().click();
  for (const title of ['Walk with the keyboard', 'Leave at any time', 'That is all']) {
    await expect(stop(page, title)).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expect(example.getByRole('status')).toHaveText('Seen to the end.');
});
