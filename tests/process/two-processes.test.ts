import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signIn } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type Running, startServer } from '../support/server.ts';

const { folder, remove } = temporaryFolder();
let postgres: Postgres;
let one: Running;
let two: Running;

beforeAll(async () => {
  postgres = await startPostgres();
  const settings = { DATABASE_URL: await postgres.createDatabase('lms'), LMS_DATA: join(folder, 'data') };
  // Both at once on an empty database: one of them migrates and lays the sample data, the other waits for it.
  [one, two] = await Promise.all([startServer(settings), startServer(settings)]);
});

afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  await postgres?.stop();
  remove();
});

const me = (server: Running, token: string) => call(server.url, 'GET', '/api/me', { token });

it('a login at one works at the other', async () => {
  const token = await signIn(one.url);
  expect((await me(two, token)).status).toBe(200);
});

it('a logout at one counts at the other at once', async () => {
  const token = await signIn(one.url);
  expect((await me(two, token)).status).toBe(200);
  expect((await call(two.url, 'POST', '/jwt/logout', { token, body: {} })).status).toBe(200);
  expect((await me(one, token)).status).toBe(401);
});

it('failed logins are counted together', async () => {
  const body = { email: 'client@demo.com', password: 'wrong' };
  const statuses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const server = tries % 2 === 0 ? one : two;
    statuses.push((await call(server.url, 'POST', '/jwt/login', { body })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

it('a notification written through one arrives on the live stream of the other', async () => {
  const token = await signIn(one.url);
  const ending = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const live = await fetch(`${one.url}/api/live`, { headers, signal: ending.signal });
  const reader = (live.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let heard = '';
  const hear = async (text: string) => {
    while (!heard.includes(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended after: ${heard}`);
      heard += decoder.decode(value, { stream: true });
    }
  };
  await hear('event: hello');
  // Administrators are told about every newcomer.
  const account = { email: 'new.person@example.org', username: 'new.person', password: 'a phrase of several words' };
  expect((await call(two.url, 'POST', '/jwt/register', { body: account })).status).toBe(201);
  await hear('"topic":"notifications"');
  const list = (await (await call(one.url, 'GET', '/api/notifications', { token })).json()) as {
    notifications: { id: number; kind: string }[];
  };
  const [newest] = list.notifications;
  expect(newest?.kind).toBe('person-registered');
  await hear(String(newest?.id));
  ending.abort();
});
