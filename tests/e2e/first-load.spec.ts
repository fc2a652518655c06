import type { Page } from '@playwright/test';
import { expect, holdBack, signedIn, test, url, watchShift } from './lms.ts';

const LATE_MS = 1_200;
const MOST_SHIFT = 0.01;

/** Everything moves nothing when it arrives after the page has been drawn. */
async function shiftOf(page: Page, path: string, arrived: string) {
  const shift = await watchShift(page);
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isCall = request.resourceType() === 'fetch' && !request.url().includes('/api/live');
    if (isCall) await new Promise((wait) => setTimeout(wait, LATE_MS));
    await route.continue().catch(() => {});
  });
  await page.goto(url() + path);
  await page.locator(arrived).first().waitFor();
  await page.waitForTimeout(LATE_MS);
  return shift();
}

const PAGES = [
  ['/', '[data-kpi] svg[data-chart]'],
  ['/lms/users', 'tbody a'],
  ['/apps/invoice/list', 'tbody a'],
  ['/apps/email', 'main li'],
  ['/apps/kanban', 'main article, main li'],
] as const;

for (const [path, arrived] of PAGES)
  test(`nothing moves on ${path} when its answers come late`, async ({ page }) => {
    await signedIn(page, 'admin@demo.com', 'admin');
    expect(await shiftOf(page, path, arrived)).toBeLessThan(MOST_SHIFT);
  });

test('nothing moves on a phone when the rows of a list come late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'admin@demo.com', 'admin');
  expect(await shiftOf(page, '/lms/users', 'main ul a')).toBeLessThan(MOST_SHIFT);
});

test('while the code of a page is on its way, the page says whose it is', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  const { letGo } = await holdBack(page, /\/assets\/index-.*\.js$/);
  await page.goto(`${url()}/lms/users`, { waitUntil: 'commit' });
  const said = () => page.evaluate(() => document.body && getComputedStyle(document.body, '::before').content);
  await expect.poll(said).toBe('"LMS"');
  letGo();
  await expect(page.locator('tbody a').first()).toBeVisible();
  expect(await said()).toBe('none');
});

/** What nobody needs to see the mails. */
const FOR_LATER = ['boxes', 'DrawerBoxes', 'SearchPalette', 'Toasts', 'ComposeWindow'];

test('a page that is only looked at brings nothing for later; whoever begins to use it has it at hand', async ({
  page,
}) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(`${url()}/apps/email`);
  await expect(page.locator('main li').first()).toBeVisible();
  await page.waitForTimeout(4_000);
  const brought = () => FOR_LATER.filter((name) => files.some((file) => file.includes(`/assets/${name}-`)));
  expect(brought()).toEqual([]);
  await page.mouse.move(600, 400);
  await expect.poll(brought).toEqual(FOR_LATER);
});
