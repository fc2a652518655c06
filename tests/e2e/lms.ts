import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page, type Request } from '@playwright/test';

export const url = () => process.env.E2E_URL ?? '';

export interface Account {
  email: string;
  username: string;
  password: string;
  fullName: string;
}

interface SignedIn {
  userData: unknown;
  accessToken: string;
  refreshToken: string;
}

/** A picture of 1 x 1, red. */
export const RED_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

let made = 0;

async function call(path: string, body: unknown, token?: string, method = 'POST') {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return fetch(url() + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
}

/** What a journey does without a page: as another person, or before it begins. */
export async function callAs<T>(token: string, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call(path, body, token, method);
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as T;
}

/** Journeys that are not about the tour are made by people who have seen it. */
async function sawTour({ accessToken }: Pick<SignedIn, 'accessToken'>) {
  expect((await call('/api/preferences', { tour: 'skipped' }, accessToken, 'PUT')).status).toBe(200);
}

async function register() {
  const name = `e${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;
  const account = { email: `${name}@example.com`, username: name, password: `Words ${name}`, fullName: `Zed ${name}` };
  const answer = await call('/jwt/register', account);
  expect(answer.status).toBe(201);
  const { user, ...tokens } = (await answer.json()) as Omit<SignedIn, 'userData'> & { user: unknown };
  return { account, signedIn: { ...tokens, userData: user } };
}

/** Somebody new, made through the API. On a demo server that is an admin. */
export async function newAccount(): Promise<Account> {
  const { account, signedIn: answer } = await register();
  await sawTour(answer);
  return account;
}

export async function login(email: string, password: string): Promise<SignedIn> {
  const answer = await call('/jwt/login', { email, password });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SignedIn;
}

/** Calls the API as the demo's admin. */
export async function asAdmin() {
  const { accessToken } = await login('admin@demo.com', 'admin');
  return <T>(method: string, path: string, body?: unknown) => callAs<T>(accessToken, method, path, body);
}

async function keepIn(page: Page, { userData, accessToken, refreshToken }: SignedIn) {
  await page.goto(`${url()}/healthz`);
  await page.evaluate(
    ([user, access, refresh]) => {
      localStorage.setItem('userData', user ?? '');
      localStorage.setItem('accessToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
      localStorage.setItem('refreshAttempt', crypto.randomUUID());
    },
    [JSON.stringify(userData), accessToken, refreshToken],
  );
  return accessToken;
}

/** Signs in without the login page, for journeys that are not about it. */
export async function signedIn(page: Page, email: string, password: string) {
  const answer = await login(email, password);
  await sawTour(answer);
  await keepIn(page, answer);
}

/** Whoever registers is signed in by that: no second login, whose password takes the server its time. */
export async function signedInAsNew(page: Page): Promise<Account & { token: string }> {
  const { account, signedIn: answer } = await register();
  await sawTour(answer);
  await keepIn(page, answer);
  return { ...account, token: answer.accessToken };
}

/** Signed in for the first time: nobody has shown them around yet. */
export async function signedInAsNewcomer(page: Page, role: 'admin' | 'client' | 'Student' = 'admin'): Promise<Account> {
  const { account, signedIn: answer } = await register();
  if (role === 'admin') {
    await keepIn(page, answer);
    return account;
  }
  const admin = await login('admin@demo.com', 'admin');
  const { id } = answer.userData as { id: number };
  expect((await call(`/api/people/${id}`, { role }, admin.accessToken, 'PATCH')).status).toBe(200);
  await keepIn(page, await login(account.email, account.password));
  return account;
}

async function asDemoAdmin<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { accessToken } = await login('admin@demo.com', 'admin');
  return callAs<T>(accessToken, method, path, body);
}

/** Signed in as a client with this role and no other. */
export async function signedInAsClient(page: Page, role: string): Promise<Account & { token: string }> {
  const { account, signedIn: answer } = await register();
  const { id } = answer.userData as { id: number };
  await asDemoAdmin('PATCH', `/api/people/${id}`, { role: 'client', permissionRoles: [role] });
  const client = await login(account.email, account.password);
  await sawTour(client);
  return { ...account, token: await keepIn(page, client) };
}

/** A role with one of the nine permissions alone; it is there for as long as the work takes. */
export async function withRoleOf(key: string, work: (role: string) => Promise<void>) {
  const { permissions } = await asDemoAdmin<{ permissions: { id: number; key: string | null }[] }>('GET', '/api/roles');
  const name = `Only ${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;
  const permissionIds = permissions.filter((one) => one.key === key).map(({ id }) => id);
  await asDemoAdmin('POST', '/api/roles', { name, permissionIds });
  try {
    await work(name);
  } finally {
    await asDemoAdmin('DELETE', `/api/roles?role=${encodeURIComponent(name)}`);
  }
}

/** The newest mail to somebody, from the outbox of a server that has no SMTP; of several once all of them are there. */
export async function mailTo(email: string, subject: string, count = 1): Promise<string> {
  const folder = process.env.E2E_OUTBOX ?? '';
  let found = '';
  await expect
    .poll(() => {
      const texts = readdirSync(folder)
        .sort()
        .reverse()
        .map((name) => readFileSync(join(folder, name), 'utf8'));
      const fitting = texts.filter((text) => text.includes(`To: ${email}\n`) && text.includes(`Subject: ${subject}`));
      [found = ''] = fitting;
      return fitting.length;
    })
    .toBeGreaterThanOrEqual(count);
  return found;
}

/** The path of the link in a mail. */
export function linkIn(mail: string): string {
  const link = new URL(mail.match(/http\S+/)?.[0] ?? '');
  return link.pathname + link.search;
}

// A refused request is a normal answer, and so is none while a journey has cut the connection; the browser writes both
// to the console by itself. So it does where axe knocks at the frame of a mail, which lets no script in.
const EXPECTED =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)|Blocked script execution in 'about:srcdoc'/;

/** Every journey also fails on an error in the console, an uncaught exception or a request that got no answer. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      context.on('response', (response) => {
        if (response.status() >= 500) problems.push(`${response.status()}: ${response.url()}`);
      });
      await use(undefined);
      // What is still on its way is nobody's any more.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Other people a journey signed in: their open pages would slow down the next ones.
      for (const other of context.browser()?.contexts() ?? []) if (other !== context) await other.close();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Two frames and the end of what moves: what came has been drawn, in the colours it keeps. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    // Rows out of sight stand still until they are scrolled to.
    const longEnough = new Promise((done) => setTimeout(done, 400));
    await Promise.race([longEnough, Promise.allSettled(ending.map((one) => one.finished))]);
  });

/**
 * Gives a way to wait until the page has got and drawn all that it asked for since. The live stream stays open, so the
 * network itself is never idle.
 */
export function settling(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/api/live?')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const waiting = () => [...open].map((request) => request.url());
  return async () => {
    do {
      await expect.poll(waiting, { message: 'requests without an answer', intervals: [20] }).toEqual([]);
      await drawn(page);
    } while (open.size > 0);
  };
}

/** By all rules or by some, once the page is there to be looked at. In the page itself rather than through a second, blank one, and brought there once a page: our frames are our own. */
export async function expectAccessible(page: Page, where: string, rules?: string[]) {
  await expect(page.locator('main').first(), where).toBeAttached();
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page });
  const only = rules ? { runOnly: { type: 'rule' as const, values: rules } } : {};
  const { violations } = await builder
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...only })
    .analyze();
  const found = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found, `axe on ${where}`).toEqual([]);
}

/** Polled, because a window that was just resized lays itself out a frame later. */
export async function expectNoOverflow(page: Page, where: string) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `sideways scroll on ${where}`, timeout: 3_000 }).toBeLessThanOrEqual(0);
}

/** The first key of somebody who uses the keyboard alone; what cares for them comes with it. */
export async function firstKey(page: Page, key = 'Tab') {
  const cared = page.waitForResponse(/\/focusNearby-/);
  await page.keyboard.press(key);
  await (await cared).finished();
}

export { expect };

/** Files at these addresses wait until they are let go; `asked` says how many were asked for. */
export async function holdBack(page: Page, addresses: RegExp) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  await page.route(addresses, async (route) => {
    asked += 1;
    await free;
    await route.continue().catch(() => {});
  });
  return { letGo, asked: () => asked };
}

/** The server does what is asked, but its first answer never arrives. */
export async function loseAnswer(
  page: Page,
  address: string | RegExp,
  meant: string | ((request: Request) => boolean) = 'POST',
) {
  const isMeant = typeof meant === 'string' ? (request: Request) => request.method() === meant : meant;
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || !isMeant(route.request())) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('internetdisconnected');
  });
}

/** Watches from now on; answers how far what is seen has moved by itself. */
export async function watchShift(page: Page) {
  await page.addInitScript(`globalThis.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) shift += one.value; }))
      .observe({ type: 'layout-shift', buffered: true });`);
  return () => page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}
