import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signedInAsNew, test, url } from './lms.ts';

const tipIn = (page: Page) => page.getByRole('tooltip', { includeHidden: true });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function openExamples(page: Page) {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/tooltips`);
  await page.getByRole('heading', { name: 'Tooltips', level: 1 }).waitFor();
}

test('a tip comes after a moment of hovering, the next at once, and goes with the pointer', async ({ page }) => {
  await openExamples(page);
  const copy = page.getByRole('button', { name: 'Copy test' });
  await copy.hover();
  expect(await tipIn(page).count()).toBe(0);
  await expect(tipIn(page)).toHaveText('Copy test');
  await page.getByRole('button', { name: 'Share test' }).hover();
  expect(await tipIn(page).textContent({ timeout: 200 })).toBe('Share test');
  await expect(tipIn(page)).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(tipIn(page)).toHaveCount(0);
});

test('a tip stays while the pointer is on it and lets presses through', async ({ page }) => {
  await openExamples(page);
  await page.getByRole('button', { name: 'Above', exact: true }).hover();
  await expect(tipIn(page)).toHaveText('Opens on Monday');
  const tip = await boxOf(tipIn(page));
  await page.mouse.move(tip.x + tip.width / 2, tip.bottom + 2);
  await page.mouse.move(tip.x + 4, tip.y + 4, { steps: 5 });
  await page.waitForTimeout(100);
  await expect(tipIn(page)).toHaveText('Opens on Monday');
  const isBelow = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.role !== 'tooltip', [
    tip.x + 4,
    tip.y + 4,
  ] as const);
  expect(isBelow).toBe(true);
  await page.mouse.move(tip.x - 40, tip.y - 40, { steps: 5 });
  await expect(tipIn(page)).toHaveCount(0);
});

test('a press closes a tip; what gets another name by it tells that', async ({ page }) => {
  await openExamples(page);
  await page.getByRole('button', { name: 'Copy test' }).hover();
  await expect(tipIn(page)).toBeVisible();
  await page.mouse.down();
  await expect(tipIn(page)).toHaveCount(0);
  await page.mouse.up();
  const star = page.getByRole('button', { name: 'Mark question', exact: true });
  await star.hover();
  await expect(tipIn(page)).toHaveText('Mark questionAlt M');
  await star.click();
  await expect(tipIn(page)).toHaveText('Unmark questionAlt M');
});

test('the keyboard sees tips, too; Escape closes them and the focus stays', async ({ page }) => {
  await openExamples(page);
  const copy = page.getByRole('button', { name: 'Copy test' });
  const share = page.getByRole('button', { name: 'Share test' });
  await copy.focus();
  await page.keyboard.press('Tab');
  await expect(share).toBeFocused();
  await expect(tipIn(page)).toHaveText('Share test');
  await expectAccessible(page, 'a page with a tip');
  // Its name already: readers do not hear it twice.
  await expect(share).not.toHaveAttribute('aria-describedby');
  await page.keyboard.press('Escape');
  await expect(tipIn(page)).toHaveCount(0);
  await expect(share).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tipIn(page)).toHaveText('Copy test');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(tipIn(page)).toHaveCount(0);
});

test('what is greyed tells why: to the pointer, to readers and to a finger', async ({ page, browser }) => {
  await openExamples(page);
  const cancel = page.getByRole('button', { name: 'Cancel invoice' });
  await cancel.hover();
  await expect(tipIn(page)).toHaveText('A paid invoice cannot be cancelled.');
  await expect(cancel).toHaveAccessibleDescription('A paid invoice cannot be cancelled.');
  await expectAccessible(page, 'a page with a described button');
  await page.mouse.move(5, 5);
  await expect(tipIn(page)).toHaveCount(0);
  await expect(cancel).not.toHaveAttribute('aria-describedby');
  const phone = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const there = await phone.newPage();
  await openExamples(there);
  await there.getByRole('button', { name: 'Copy test' }).tap();
  await there.waitForTimeout(600);
  await expect(tipIn(there)).toHaveCount(0);
  // It is marked as greyed, and a finger touches it all the same.
  await there.getByRole('button', { name: 'Cancel invoice' }).tap({ force: true });
  await expect(tipIn(there)).toHaveText('A paid invoice cannot be cancelled.');
  await there.getByRole('heading', { name: 'Why not?' }).tap();
  await expect(tipIn(there)).toHaveCount(0);
});

test('a tip turns over at the edge, stays in the window and lies where the reading says', async ({ page }) => {
  await openExamples(page);
  const account = page.getByRole('banner').locator('[data-tip]').last();
  await account.hover();
  await expect(tipIn(page)).toBeVisible();
  expect((await boxOf(tipIn(page))).y).toBeGreaterThan((await boxOf(account)).bottom);
  const before = page.getByRole('button', { name: 'Before', exact: true });
  await before.hover();
  await expect(tipIn(page)).toHaveText('Opens on Monday');
  expect((await boxOf(tipIn(page))).right).toBeLessThan((await boxOf(before)).x);
  await page.evaluate(() => scrollBy(0, 40));
  await page.getByRole('button', { name: /language/i }).click();
  await expect(tipIn(page)).toHaveCount(0);
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const turned = page.locator('[data-tip-at="start"]');
  await turned.hover();
  await expect(tipIn(page)).toBeVisible();
  expect((await boxOf(tipIn(page))).x).toBeGreaterThan((await boxOf(turned)).right);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(tipIn(page)).toHaveCount(0);
});

test('a tip goes when its element does or scrolls away, and none stays after the page', async ({ page }) => {
  await openExamples(page);
  await page.setViewportSize({ width: 1200, height: 400 });
  const copy = page.getByRole('button', { name: 'Copy test' });
  await copy.hover();
  await expect(tipIn(page)).toBeVisible();
  await page.evaluate(() => scrollBy(0, 20));
  await expect(tipIn(page)).toHaveCount(0);
  await copy.focus();
  await page.keyboard.press('Tab');
  await expect(tipIn(page)).toBeVisible();
  await page.goBack();
  await expect(tipIn(page)).toHaveCount(0);
});
