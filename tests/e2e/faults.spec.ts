// The server is killed and started again while somebody writes. It is one of its own: others go on with theirs.
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { stopPostmaster } from '#runtimes/embedded/postmaster.ts';
import { call } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { freePort } from '../support/postgres.ts';
import { type Running, startServer } from '../support/server.ts';

// One server for both, one after the other.
test.describe.configure({ mode: 'serial' });

let server: Running;
let settings: Record<string, string>;
let remove = () => {};

test.beforeAll(async () => {
  const place = temporaryFolder();
  remove = place.remove;
  settings = { LMS_DATA: join(place.folder, 'data'), PORT: String(await freePort()) };
  server = await startServer(settings);
});
test.afterAll(async () => {
  await server?.stop();
  await stopPostmaster(join(settings.LMS_DATA ?? '', 'postgres/data'));
  remove();
});

async function kill() {
  server.child.kill('SIGKILL');
  await server.ended;
}
const startAgain = async () => {
  server = await startServer(settings);
};

/** Signs a new administrator in, who has seen the tour. */
async function signIn(page: Page): Promise<string> {
  const name = `f${Date.now().toString(36)}`;
  const body = { email: `${name}@example.com`, username: name, password: `Words ${name}` };
  const answer = await call(server.url, 'POST', '/jwt/register', { body });
  const made = (await answer.json()) as { user: unknown; accessToken: string; refreshToken: string };
  const token = made.accessToken;
  await call(server.url, 'PUT', '/api/preferences', { token, body: { tour: 'skipped' } });
  await page.goto(`${server.url}/healthz`);
  await page.evaluate(
    ([user, access, refresh]) => {
      localStorage.setItem('userData', user ?? '');
      localStorage.setItem('accessToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
    },
    [JSON.stringify(made.user), token, made.refreshToken],
  );
  return token;
}

async function read<T>(token: string, path: string): Promise<T> {
  return (await call(server.url, 'GET', path, { token })).json() as Promise<T>;
}

test('who writes a post while the server is killed is told, loses nothing, and it is stored when it is back', async ({
  page,
}) => {
  const token = await signIn(page);
  const body = { blogTitle: 'Under the fault', content: '<p>Start.</p>' };
  const made = await call(server.url, 'POST', '/api/blog/posts', { token, body });
  const { id } = ((await made.json()) as { post: { id: number } }).post;
  await page.goto(`${server.url}/pages/blog/edit/${id}`);
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await excerpt.fill('Before it was killed.');
  const excerptOf = async () =>
    (await read<{ post: { excerpt: string } }>(token, `/api/blog/posts/${id}`)).post.excerpt;
  await expect.poll(excerptOf).toBe('Before it was killed.');

  await kill();
  await excerpt.fill('While it was dead.');
  await expect(page.getByText('No connection. Kept on this device')).toBeVisible();
  await excerpt.fill('While it was dead, and some more.');
  await startAgain();
  await expect.poll(excerptOf, { timeout: 30_000 }).toBe('While it was dead, and some more.');
  await expect(page.getByText('No connection. Kept on this device')).toBeHidden();
  await expect(excerpt).toHaveValue('While it was dead, and some more.');
});

test('a question that is saved while the server is killed waits, and is stored once', async ({ page }) => {
  const token = await signIn(page);
  const word = `fault${Date.now().toString(36)}`;
  await page.goto(`${server.url}/lms/questions?open=new`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
  await page.keyboard.type(word);
  await kill();
  await drawer.getByRole('button', { name: 'Save question' }).click();
  await expect(drawer.getByText(/No connection/)).toBeVisible();
  await startAgain();
  await expect(drawer).toBeHidden({ timeout: 30_000 });
  expect((await read<{ total: number }>(token, `/api/questions?q=${word}`)).total).toBe(1);
});
