import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf } from '#runtimes/embedded/cluster.ts';
import { call, signIn } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { type LiveClient, openLive } from '../support/liveClient.ts';
import { type Running, startServer } from '../support/server.ts';

const OPEN = 300;
/** The callers of this test keep a few connections of their own, and so does the pool of the database. */
const SPARE = 20;
const WATCHER = 'watches the figures';

const { folder, remove } = temporaryFolder();
let server: Running;
let database: pg.Client;
let begin: Date;

beforeAll(async () => {
  const data = join(folder, 'data');
  server = await startServer({ LMS_DATA: data, LMS_METRICS_TOKEN: WATCHER });
  database = new pg.Client((await connectionOf(data)) ?? {});
  await database.connect();
  begin = new Date();
});
afterAll(async () => {
  await database?.end();
  await server?.stop();
  remove();
});

/** What the process holds: sockets of people and of its database, and timers (each open stream has one for its pings). */
async function held() {
  const text = await (await call(server.url, 'GET', '/metrics', { token: WATCHER })).text();
  const count = (type: string) =>
    Number(new RegExp(`^nodejs_active_resources\\{type="${type}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { sockets: count('TCPSocketWrap'), timers: count('Timeout') };
}

/** How many pages staff have open, as all processes know it; the example has a few of its own. */
async function present(): Promise<number> {
  const open = 'SELECT count(*)::int AS n FROM presence_streams WHERE closed_at IS NULL AND opened_at >= $1';
  const { rows } = await database.query<{ n: number }>(open, [begin]);
  return rows[0]?.n ?? 0;
}

/** Asks until it is so: closing a connection takes the server a moment. */
async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isSo()) return;
    await sleep(50);
  }
}

it(`serves ${OPEN} open pages at once: each hears of a change, and nothing of them is left when they close`, async () => {
  const tokens = [await signIn(server.url), await signIn(server.url, 'client'), await signIn(server.url, 'student')];
  const [admin = ''] = tokens;
  const feed = await call(server.url, 'GET', '/api/profile/posts', { token: admin });
  const { posts } = (await feed.json()) as { posts: { id: number }[] };
  const path = `/api/profile/posts/${posts[0]?.id}/like`;
  // Once with one, so that what the server opens for itself on first use is there before anything is counted.
  const first = await openLive(server.url, admin);
  await first.close();
  await until(async () => (await present()) === 0);
  const before = await held();

  const pages: LiveClient[] = [];
  for (let from = 0; from < OPEN; from += 30) {
    const some = Array.from({ length: 30 }, (_, i) => openLive(server.url, tokens[i % tokens.length] ?? ''));
    pages.push(...(await Promise.all(some)));
  }
  const during = await held();
  expect(pages).toHaveLength(OPEN);
  expect(during.sockets - before.sockets).toBeGreaterThanOrEqual(OPEN);
  expect(during.timers - before.timers).toBeGreaterThanOrEqual(OPEN);
  // Students are not shown as being here.
  expect(await present()).toBe((OPEN / 3) * 2);

  for (const method of ['PUT', 'DELETE']) {
    const heard = pages.map((page) => page.hears('profile'));
    expect((await call(server.url, method, path, { token: admin })).status).toBe(200);
    expect(await Promise.all(heard)).toHaveLength(OPEN);
  }

  // All at once and while they are being told of something, as when a network breaks.
  const telling = call(server.url, 'PUT', path, { token: admin });
  await Promise.all(pages.map((page) => page.close()));
  expect((await telling).status).toBe(200);
  await until(async () => (await present()) === 0 && (await held()).sockets < before.sockets + SPARE);
  const after = await held();
  expect(after.sockets).toBeLessThan(before.sockets + SPARE);
  expect(after.timers).toBeLessThan(before.timers + SPARE);
  expect(await present()).toBe(0);
  expect((await call(server.url, 'GET', '/api/me', { token: admin })).status).toBe(200);
});
