import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { withDatabase } from '#runtimes/node/tool.ts';
import { call, signIn } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { freePort } from '../support/postgres.ts';
import { type Running, spawnServer, startServer } from '../support/server.ts';

const { folder, remove } = temporaryFolder();
const LMS_DATA = join(folder, 'data');
const running: Running[] = [];

afterAll(async () => {
  for (const server of running) await server.stop();
  remove();
});

async function start(settings: Record<string, string> = {}) {
  const server = await startServer({ LMS_DATA, ...settings });
  running.push(server);
  return server;
}

/** Expects the start to fail, and answers what was printed: one line, no stack. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const { ended, output } = spawnServer({ LMS_DATA, ...settings });
  expect(await ended).toBe(1);
  const lines = output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] as string;
}

it('a taken port is named, with how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
  const { port } = other.address() as AddressInfo;
  expect(await refusal({ PORT: String(port) })).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`,
  );
  other.close();
});

it('a data folder that cannot be written is named, with the setting that chooses another', async () => {
  const occupied = join(folder, 'a-file');
  writeFileSync(occupied, '');
  const said = await refusal({ LMS_DATA: join(occupied, 'data') });
  expect(said).toContain(join(occupied, 'data'));
  expect(said).toMatch(/set LMS_DATA to/i);
});

it('a second server on the same data folder is refused, and the first goes on', async () => {
  const first = await start();
  expect(await refusal({})).toBe(
    `Another LMS is already running on the data folder ${LMS_DATA}. Stop it first, or set LMS_DATA to another folder.`,
  );
  expect((await call(first.url, 'GET', '/readyz')).status).toBe(200);
  expect(await first.stop()).toBe(0);
});

it('a database that cannot be reached is named without its password', async () => {
  const port = await freePort();
  const said = await refusal({ DATABASE_URL: `postgres://lms:hidden-word@127.0.0.1:${port}/school` });
  expect(said).toContain(`127.0.0.1:${port}/school`);
  expect(said).toContain('Check that it runs and that the address and password are right.');
  expect(said).not.toContain('hidden-word');
});

it('a database of a newer version is left alone', async () => {
  const newer = join(folder, 'newer');
  mkdirSync(newer);
  const server = await start({ LMS_DATA: newer });
  await withDatabase(
    ({ client }) =>
      client.query(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 99)`),
    { env: { LMS_DATA: newer } },
  );
  await server.stop();
  expect(await refusal({ LMS_DATA: newer })).toBe(
    'The database was made by a newer version of LMS. Install that version, or restore a backup made by this one.',
  );
});

it('production does not start without its secret, and says how to make one', async () => {
  const said = await refusal({ LMS_MODE: 'production' });
  expect(said).toMatch(/^LMS_SECRET is missing: .*Make one with node -e .*randomBytes/);
});

it('production asks for its first account with a set-up code, and never opens the folder of a demo', async () => {
  const production = { LMS_MODE: 'production', LMS_SECRET: 'x'.repeat(40), LMS_DATA: join(folder, 'production') };
  const server = await start({ ...production, LMS_PUBLIC_URL: 'https://lms.example.org/' });
  const code = await vi.waitFor(() => {
    const printed = /set-up code (\S+)/.exec(server.output())?.[1];
    if (!printed) throw new Error('no set-up code was printed');
    return printed;
  });
  // Named as people reach it, not as it listens here.
  expect(server.output()).toContain('People reach it at https://lms.example.org\n');
  expect(server.output()).toContain('Open https://lms.example.org/pages/register-cover\n');
  const account = { email: 'head@school.org', username: 'head', password: 'a fine pass phrase' };
  expect((await call(server.url, 'POST', '/jwt/register', { body: account })).status).toBe(400);
  const made = await call(server.url, 'POST', '/jwt/register', { body: { ...account, setupCode: code } });
  expect(made.status).toBe(201);
  await server.stop();
  expect(await refusal({ ...production, LMS_MODE: 'demo' })).toMatch(/belongs to a production server/);

  const demo = await start({ LMS_DATA: join(folder, 'was-a-demo') });
  await demo.stop();
  expect(await refusal({ ...production, LMS_DATA: join(folder, 'was-a-demo') })).toMatch(/well-known accounts/);
});

it('a wrong setting is named', async () => {
  expect(await refusal({ LMS_LOG: 'loud' })).toMatch(/^The setting LMS_LOG is wrong: .*See \.env\.example\.$/);
  expect(await refusal({ PORT: 'three' })).toMatch(/^The setting PORT is wrong/);
});

it('SIGTERM lets a request under way finish, takes no new one, and ends with 0', async () => {
  const server = await start({ LMS_DATA: join(folder, 'graceful') });
  const token = await signIn(server.url);
  const live = await fetch(`${server.url}/api/live`, { headers: { authorization: `Bearer ${token}` } });
  const slow = request(`${server.url}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.on('response', (answer) => resolve(answer.statusCode)).on('error', reject);
  });
  answered.catch(() => {});
  const body = JSON.stringify({ email: 'admin@demo.com', password: 'admin' });
  slow.write(body.slice(0, 10));
  await new Promise((resolve) => setTimeout(resolve, 200));

  server.child.kill('SIGTERM');
  const health = () => fetch(`${server.url}/healthz`).then(String, () => 'refused');
  await expect.poll(health, { timeout: 8_000 }).toBe('refused');
  slow.end(body.slice(10));
  expect(await answered).toBe(200);
  expect(await server.ended).toBe(0);
  await live.body?.cancel().catch(() => {});
});
