// The login page is seen before its code has come, and nothing that is done on it until then is lost.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, holdBack, newAccount, test, url, watchShift } from './lms.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByRole('textbox', { name: /^Password/ });
const isCode = /\/assets\/[^/]+\.js$/;

test('the page is whole without its code, which comes with the first touch', async ({ page }) => {
  const { letGo, asked } = await holdBack(page, isCode);
  await page.goto(`${url()}/lms/users`);
  await expect(page).toHaveURL(/login-cover\?returnTo=%2Flms%2Fusers$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in · LMS');
  await expect(email(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  const before = asked();
  await page.keyboard.press('a');
  await expect.poll(asked).toBeGreaterThan(before);
  letGo();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await expect(email(page)).toHaveValue('a');
});

test('what is typed, ticked and pressed before the code has come is done when it is there', async ({ page }) => {
  const account = await newAccount();
  const { letGo } = await holdBack(page, isCode);
  await page.goto(`${url()}/pages/login-basic?returnTo=%2Fapps%2Ftodo`);
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not this one');
  await page.getByRole('checkbox').check();
  await password(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByText('Email or Password is Invalid')).toBeVisible();
  await expect(email(page)).toHaveValue(account.email);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await password(page).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/todo/);
});

test('the cursor stays where it is when the code takes over', async ({ page }) => {
  const { letGo } = await holdBack(page, isCode);
  await page.goto(`${url()}/pages/login-cover`);
  await password(page).fill('abef');
  await password(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  letGo();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('cd');
  await expect(password(page)).toHaveValue('abcdef');
});

test('who chose another language never sees the page in the wrong one', async ({ page }) => {
  await page.goto(`${url()}/pages/login-cover`);
  await page.getByRole('combobox').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  const { letGo } = await holdBack(page, isCode);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});

test('a browser that asks for French gets the page in French at once', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await holdBack(page, isCode);
  await page.goto(`${url()}/pages/login-cover`);
  await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await context.close();
});

/** The page arrives and then nothing does, also if a browser tells of a pointer by itself. */
async function loseConnection(page: Page) {
  const later = /\/assets\/[^/]+\.js|\/healthz|\/drawn-anew\.js/;
  await page.route(later, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(later);
}

test('code that did not arrive is asked for again with the next touch', async ({ page }) => {
  const reconnect = await loseConnection(page);
  await page.goto(`${url()}/pages/login-cover`);
  const button = page.getByRole('button', { name: 'Switch to dark' });
  await Promise.all([page.waitForEvent('requestfailed'), button.click()]);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await reconnect();
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
});

test('a press that no code comes for is answered with a sentence', async ({ page }) => {
  const reconnect = await loseConnection(page);
  await page.goto(`${url()}/pages/login-cover`);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('The server did not answer. Check your connection and try again.');
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await reconnect();
  await button.click();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.getByText('The server did not answer.')).toHaveCount(0);
});

test('when only the file that takes over does not come, that is said, and one can try again', async ({ page }) => {
  const later = /\/assets\/handOver-[^/]+\.js|\/healthz|\/drawn-anew\.js/;
  await page.route(later, (route) => route.abort('internetdisconnected'));
  await page.goto(`${url()}/pages/login-cover`);
  await email(page).fill('somebody@example.org');
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('The server did not answer. Check your connection and try again.');
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute(later);
  // Some browsers ask for the file again, others for the page.
  await button.click();
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await expect(email(page)).toHaveValue('somebody@example.org');
  await button.click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
});

test('a login page that was open while a new version came loads anew, with the email that was typed', async ({
  page,
}) => {
  let isGone = true;
  let letGo = () => {};
  const isTyped = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(isCode, async (route) => {
    await isTyped;
    await (isGone ? route.fulfill({ status: 404 }) : route.continue());
  });
  await page.goto(`${url()}/pages/login-cover`);
  page.on('framenavigated', () => {
    isGone = false;
  });
  await page.evaluate(`document.querySelector('input[type=email]').value = 'somebody@example.org'`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  letGo();
  await expect.poll(() => isGone).toBe(false);
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(email(page)).toHaveValue('somebody@example.org');
  await password(page).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email or Password is Invalid')).toBeVisible();
});

test('a page that comes in two pieces is shown when it is whole, and does not move', async ({ page }) => {
  const PAUSE_MS = 600;
  const slow = createServer(async (request, response) => {
    const answer = await fetch(`${url()}${request.url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    if (!request.url?.startsWith('/pages/')) return response.end(body);
    // In the middle of the form, while styles have come long before the rest.
    const middle = body.indexOf('type="password"');
    response.write(body.subarray(0, middle));
    setTimeout(() => response.end(body.subarray(middle)), PAUSE_MS);
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  try {
    const shift = await watchShift(page);
    const { port } = slow.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/pages/login-cover`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await shift()).toBeLessThan(0.005);
  } finally {
    slow.close();
  }
});
