// The demo without a server: static files below a sub-path, the API in the tab.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { startStaticHost } from '../conformance/staticHost.ts';
import { expect, test } from './lms.ts';

const folder = fileURLToPath(new URL('../../dist/demo', import.meta.url));
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
let host: Awaited<ReturnType<typeof startStaticHost>>;

test.beforeAll(async () => {
  host = await startStaticHost(folder, '/school/demo/');
});
test.afterAll(() => host.close());

test('a visitor signs in, searches, and is still there after a reload, without a server', async ({ page }) => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(jwt|api)\//.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await page.goto(host.url);
  await expect(page.getByText('what you change lasts as long as one of its tabs is open')).toBeVisible();
  await page.getByRole('button', { name: /^Admin/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  // Every visitor is new here.
  await page.getByRole('button', { name: 'Skip', exact: true }).click({ timeout: 60_000 });
  await page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill('chloe');
  await expect(page.getByRole('row', { name: /Chloé Laurent/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Chloé Laurent/ })).toBeVisible({ timeout: 60_000 });
  expect(asked).toEqual([]);
  expect((await page.request.get(`${host.url}no-such-file`)).status()).toBe(404);
});

/** The demo at one of its pages, signed in as the administrator. */
async function enter(page: Page, path: string) {
  await page.goto(`${host.url}${path}`);
  await page.getByRole('button', { name: /^Admin/ }).click();
}

test('what is done in one tab is there in another at once, and stays while one of them is open', async ({
  context,
}) => {
  test.setTimeout(180_000);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await enter(one, 'apps/todo');
  const quickAdd = one.getByRole('textbox', { name: 'Add a task' });
  await expect(quickAdd).toBeVisible({ timeout: 60_000 });
  await two.goto(`${host.url}apps/todo`);
  await expect(two.getByRole('textbox', { name: 'Add a task' })).toBeVisible({ timeout: 60_000 });
  await quickAdd.fill('Water the plants');
  await quickAdd.press('Enter');
  await expect(two.getByText('Water the plants')).toBeVisible();

  await two.goto(`${host.url}apps/kanban`);
  await one.goto(`${host.url}apps/kanban`);
  const adding = (page: Page) => page.getByRole('button', { name: /^Add task to/ }).first();
  await expect(adding(one)).toBeVisible({ timeout: 60_000 });
  await expect(adding(two)).toBeVisible({ timeout: 60_000 });
  await adding(two).click();
  await two.keyboard.type('Paint the gate');
  await two.keyboard.press('Enter');
  await expect(one.getByText('Paint the gate')).toBeVisible();

  // The tab that began may go: the other keeps the school.
  await one.close();
  const three = await context.newPage();
  await three.goto(`${host.url}apps/todo`);
  await expect(three.getByText('Water the plants')).toBeVisible({ timeout: 60_000 });
});

test('a mail is shown in a frame of its own, with the pictures of other servers once they are asked for', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enter(page, 'apps/email');
  await expect(page.locator('[data-mail]').first()).toBeVisible({ timeout: 60_000 });
  await page.evaluate(async () => {
    const message = '<p>Words of a letter</p><img src="https://pictures.example/one.png" alt="One">';
    const json = { to: [{ email: 'admin@demo.com' }], subject: 'With a picture', message, key: crypto.randomUUID() };
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    };
    await fetch('/apps/email/send', { method: 'POST', headers, body: JSON.stringify(json) });
  });
  await page.locator('[data-mail]', { hasText: 'With a picture' }).first().click({ timeout: 30_000 });
  const letter = page.frameLocator('article iframe').last().locator('body');
  await expect(letter).toContainText('Words of a letter');
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  const picture = page.waitForRequest('https://pictures.example/one.png');
  await page.getByRole('button', { name: 'Show pictures' }).click();
  await picture;
  await expect(letter).toContainText('Words of a letter');
});
