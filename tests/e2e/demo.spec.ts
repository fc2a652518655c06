// The demo without a server: static files below a sub-path, the API in the tab.
import { fileURLToPath } from 'node:url';
import { startStaticHost } from '../conformance/staticHost.ts';
import { expect, test } from './lms.ts';

const folder = fileURLToPath(new URL('../../dist/demo', import.meta.url));
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
  await page.getByRole('button', { name: /^Admin/ }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('searchbox').fill('chloe');
  await expect(page.getByRole('row', { name: /Chloé Laurent/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Chloé Laurent/ })).toBeVisible({ timeout: 60_000 });
  expect(asked).toEqual([]);
  expect((await page.request.get(`${host.url}no-such-file`)).status()).toBe(404);
});
