import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { listen } from '../support/hearLive.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import type { Running } from '../support/server.ts';
import { doorOf } from './lib/door.ts';
import { kill } from './lib/kill.ts';
import { PATIENT } from './lib/patient.ts';
import { firstLogin, startSchool } from './lib/school.ts';
import { expectAllThere, expectOnlyInterruptions, newBoard, startWriters, type Writers } from './lib/writers.ts';

const { folder, remove } = temporaryFolder();
let postgres: Postgres;
let address: string;
let servers: Running[] = [];
let token: string;
let boardId: number;
let writers: Writers;

beforeAll(async () => {
  postgres = await startPostgres();
  address = await postgres.createDatabase('lms');
  const settings = { DATABASE_URL: address, LMS_DATA: join(folder, 'data') };
  servers = await Promise.all([startSchool(settings), startSchool(settings)]);
  token = await firstLogin(urlOf(0));
  boardId = await newBoard(urlOf(0), token);
  writers = startWriters([urlOf(0), urlOf(1)], token, boardId);
  await writers.writeMore(20);
});

afterAll(async () => {
  await writers?.abandon();
  await Promise.all(servers.map((server) => server.stop()));
  await postgres?.stop();
  remove();
});

const urlOf = (at: number) => servers[at]?.url ?? '';

/** How many processes hear what the others do; after an interruption each comes back on its own, and ends its open pages then. */
async function listening() {
  const { rows } = await postgres.asAdmin((client) =>
    client.query(
      `SELECT 1 FROM pg_stat_activity WHERE application_name = 'lms live' AND query LIKE 'LISTEN%' AND state = 'idle'`,
    ),
  );
  return rows.length;
}

/** Under the same processes as before, and without a single answer that is none. */
async function expectItWentOn() {
  await writers.writeMore(20);
  expect(servers.map(({ child }) => child.exitCode ?? child.signalCode)).toEqual([null, null]);
  expect(writers.unanswered).toBe(0);
  expectOnlyInterruptions(writers);
}

it('killed under load: whoever writes is told to come back, and it goes on when it is there again', async () => {
  const before = writers.refused.length;
  await postgres.kill();
  await expect.poll(() => writers.refused.length, PATIENT).toBeGreaterThan(before + 4);
  expect((await call(urlOf(0), 'GET', '/healthz')).status).toBe(200);
  const notReady = await call(urlOf(0), 'GET', '/readyz');
  expect([notReady.status, await notReady.json()]).toEqual([503, { error: 'The database does not answer.' }]);
  const login = await call(urlOf(1), 'POST', '/jwt/login', { body: { email: 'head@school.org', password: 'x' } });
  expect(login.status).toBe(503);
  await postgres.start();
  await expectItWentOn();
});

it('restarted under load: the same', async () => {
  await postgres.restart();
  await expectItWentOn();
});

it('one of its processes killed, which throws everybody out: the same', async () => {
  const { rows } = await postgres.asAdmin((client) =>
    client.query<{ pid: number }>(`SELECT pid FROM pg_stat_activity WHERE datname = 'lms' AND application_name = ''`),
  );
  kill(rows[0]?.pid);
  await expectItWentOn();
});

it('an open page is told to come back after an interruption, and then hears what the other process does', async () => {
  // The interruption before this one is over: it would end the page as well, too early to say anything of this one.
  await expect.poll(listening, PATIENT).toBe(servers.length);
  const page = await listen(urlOf(0), token);
  await postgres.restart();
  await page.ended();
  await writers.writeMore(1);
  const again = await listen(urlOf(0), token);
  const board = { data: { title: 'Heard of' } };
  expect((await call(urlOf(1), 'POST', '/apps/kanban/add-board', { token, body: board })).status).toBe(201);
  await again.hear('"topic":"kanban","ids":["boards"');
  again.end();
});

it('a server that is started while PostgreSQL is still reading its log waits for it', async () => {
  const door = await doorOf(address, 3);
  const server = await startSchool({ DATABASE_URL: door.address, LMS_DATA: join(folder, 'data') });
  expect(door.turnedAway()).toBe(3);
  expect(await server.stop()).toBe(0);
  door.close();
});

it('nothing that was acknowledged is lost, nothing is there twice', async () => {
  await writers.stop();
  await expectAllThere(urlOf(1), token, boardId, writers.acknowledged);
  expect(writers.acknowledged.size).toBeGreaterThan(60);
});
