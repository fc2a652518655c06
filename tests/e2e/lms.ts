import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

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

let made = 0;

async function call(path: string, body: unknown, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return fetch(url() + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Somebody new, made through the API. On a demo server that is an admin. */
export async function newAccount(): Promise<Account> {
  const name = `e${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;
  const account = { email: `${name}@example.com`, username: name, password: `Words ${name}`, fullName: `Zed ${name}` };
  const answer = await call('/jwt/register', account);
  expect(answer.status).toBe(201);
  return account;
}

export async function login(email: string, password: string): Promise<SignedIn> {
  const answer = await call('/jwt/login', { email, password });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SignedIn;
}

/** Signs in without the login page, for journeys that are not about it. */
export async function signedIn(page: Page, email: string, password: string) {
  const { userData, accessToken, refreshToken } = await login(email, password);
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
}

export async function signedInAsNew(page: Page): Promise<Account> {
  const account = await newAccount();
  await signedIn(page, account.email, account.password);
  return account;
}

/** The newest mail to somebody, from the outbox of a server that has no SMTP. */
export async function mailTo(email: string, subject: string): Promise<string> {
  const folder = process.env.E2E_OUTBOX ?? '';
  let found = '';
  await expect
    .poll(() => {
      const texts = readdirSync(folder)
        .sort()
        .reverse()
        .map((name) => readFileSync(join(folder, name), 'utf8'));
      found = texts.find((text) => text.includes(`To: ${email}\n`) && text.includes(`Subject: ${subject}`)) ?? '';
      return found;
    })
    .toContain(subject);
  return found;
}

/** The path of the link in a mail. */
export function linkIn(mail: string): string {
  const link = new URL(mail.match(/http\S+/)?.[0] ?? '');
  return link.pathname + link.search;
}

// A refused request is a normal answer; the browser writes it to the console by itself.
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

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
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found, `axe on ${where}`).toEqual([]);
}

/** Polled, because a window that was just resized lays itself out a frame later. */
export async function expectNoOverflow(page: Page, where: string) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `sideways scroll on ${where}`, timeout: 3_000 }).toBeLessThanOrEqual(0);
}

export { expect };
