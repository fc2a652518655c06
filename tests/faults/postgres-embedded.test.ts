import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf } from '#runtimes/embedded/cluster.ts';
import { findPostmaster } from '#runtimes/embedded/postmaster.ts';
import { call } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import type { Running } from '../support/server.ts';
import { kill } from './lib/kill.ts';
import { PATIENT } from './lib/patient.ts';
import { firstLogin, startSchool } from './lib/school.ts';
import { expectAllThere, expectOnlyInterruptions, newBoard, startWriters, type Writers } from './lib/writers.ts';

const { folder, remove } = temporaryFolder();
const LMS_DATA = join(folder, 'data');
const cluster = join(LMS_DATA, 'postgres/data');
let server: Running;
let token: string;
let boardId: number;
let writers: Writers;

beforeAll(async () => {
  server = await startSchool({ LMS_DATA });
  token = await firstLogin(server.url);
  boardId = await newBoard(server.url, token);
  writers = startWriters([server.url], token, boardId);
  await writers.writeMore(20);
});

afterAll(async () => {
  await writers?.abandon();
  await server?.stop();
  remove();
});

async function expectItWentOn() {
  await writers.writeMore(20);
  expect(server.child.exitCode ?? server.child.signalCode).toBeNull();
  expect(writers.unanswered).toBe(0);
  expectOnlyInterruptions(writers);
}

it('killed as a whole: it is brought back, and whoever writes is told to wait for a moment', async () => {
  const before = writers.refused.length;
  const postmaster = await findPostmaster(cluster);
  kill(postmaster);
  await expect.poll(() => writers.refused.length, PATIENT).toBeGreaterThan(before);
  await expectItWentOn();
  expect(await findPostmaster(cluster)).not.toBe(postmaster);
});

it('one of its processes killed, which throws everybody out: it goes on', async () => {
  const client = new pg.Client({ ...(await connectionOf(LMS_DATA)) });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = 'lms' AND pid <> pg_backend_pid() AND application_name = ''`,
  );
  kill(rows[0]?.pid);
  await client.end().catch(() => {});
  await expectItWentOn();
});

it('the folder stays locked: a second server is refused all the same', async () => {
  const second = startSchool({ LMS_DATA });
  // One that starts all the same must not outlive its test.
  void second.then(
    (started) => started.stop(),
    () => {},
  );
  await expect(second).rejects.toThrow('Another LMS is already running on the data folder');
  expect((await call(server.url, 'GET', '/readyz')).status).toBe(200);
});

it('nothing that was acknowledged is lost, not even when both are killed at once', async () => {
  kill(await findPostmaster(cluster));
  server.child.kill('SIGKILL');
  await server.ended;
  // It comes back at another address: those who wait for an answer give up.
  const unknown = await writers.abandon();
  server = await startSchool({ LMS_DATA });
  await expectAllThere(server.url, token, boardId, writers.acknowledged, unknown);
  writers = startWriters([server.url], token, boardId);
  await writers.writeMore(5);
});
