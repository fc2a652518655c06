import type { Page } from '@playwright/test';
import { FIRST_CALLS } from '#contract/firstCalls.ts';
import { expect, signedIn, signedInAsNewcomer, test, url } from './lms.ts';

/** Every call the page makes, as it is named in `FIRST_CALLS`, in the order in which they go out. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return;
    const { pathname, search } = new URL(request.url());
    calls.push(pathname + search.replace(/timeZone=[^&]+/, 'timeZone={zone}') + (request.postData() ?? ''));
  });
  return calls;
}

const named = (path: string) => (FIRST_CALLS[path] ?? []).map(([address, body = '']) => address + body);

for (const path of Object.keys(FIRST_CALLS))
  test(`${path} asks for its data before its code has come, and once`, async ({ page }) => {
    await signedIn(page, 'admin@demo.com', 'admin');
    const calls = callsOf(page);
    // The code comes late, so that what goes out before it can be told from what it asks for.
    let isHere = false;
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await expect.poll(() => calls.length).toBeGreaterThanOrEqual(named(path).length);
      isHere = calls.every((call) => named(path).includes(call));
      await route.continue();
    });
    await page.goto(url() + path);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.waitForLoadState('load');
    await expect(page.getByRole('main').locator('[data-busy], .mantine-Skeleton-root')).toHaveCount(0);
    expect(isHere).toBe(true);
    for (const call of named(path)) expect(calls.filter((one) => one === call)).toEqual([call]);
  });

test('a call that was refused ahead is made again by the page', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  let asked = 0;
  await page.route('**/api/account/getAllUsers', async (route) => {
    asked += 1;
    await (asked === 1 ? route.fulfill({ status: 429, json: { error: 'Later.' } }) : route.continue());
  });
  await page.goto(`${url()}/lms/users`);
  await expect(page.locator('tbody a').first()).toBeVisible();
  expect(asked).toBe(2);
});

test('what the address asks for otherwise, and what one may not see, is not asked for ahead', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  const calls = callsOf(page);
  await page.goto(`${url()}/lms/users?q=ada`);
  await expect(page.getByRole('main')).toContainText(/ada/i);
  expect(calls.filter((call) => call.includes('"q":""'))).toEqual([]);

  await signedInAsNewcomer(page, 'Student');
  calls.length = 0;
  await page.goto(`${url()}/lms/users`);
  await expect(page.getByRole('main')).toBeVisible();
  expect(calls.filter((call) => call.includes('getAllUsers'))).toEqual([]);
});
