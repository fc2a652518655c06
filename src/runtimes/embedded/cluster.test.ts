import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Cluster, ClusterError, type ClusterOptions, startCluster } from './cluster.ts';
import { isRoot, nobody } from './owner.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let parent: string;
let folder: string;
let started: Cluster[] = [];
let children: ChildProcessByStdio<null, Readable, null>[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lms-cluster-'));
  // Lets the unprivileged user of the database in when the tests run as root.
  chmodSync(parent, 0o755);
  folder = join(parent, 'my, "data"');
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const cluster of started) await cluster.stop();
  await stopPostmaster(join(folder, 'postgres/data')).catch(() => {});
  started = [];
  children = [];
  rmSync(parent, { recursive: true, force: true });
});

async function start(options: Partial<ClusterOptions> = {}): Promise<Cluster> {
  const cluster = await startCluster({ dataFolder: folder, durable: false, ...options });
  started.push(cluster);
  return cluster;
}

async function query<Row extends pg.QueryResultRow>(cluster: Cluster, sql: string, user = 'lms'): Promise<Row[]> {
  const client = new pg.Client({ ...cluster.connection, user });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a script in a Node of its own, with `startCluster`, `folder` and `pg` at hand. */
function inChild(script: string) {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const source = `
    import pg from 'pg';
    import { startCluster } from ${JSON.stringify(new URL('./cluster.ts', import.meta.url).href)};
    const folder = ${JSON.stringify(folder)};
    ${script}`;
  const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve(output)));
  const printed = async (text: string) => {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(`The child ended without printing ${text}: ${output}`);
      await sleep(10);
    }
  };
  return { child, ended, printed };
}

const insertUntilKilled = `
  const cluster = await startCluster({ dataFolder: folder });
  console.log('adopted ' + cluster.adopted);
  const client = new pg.Client(cluster.connection);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS marks (id serial PRIMARY KEY)');
  for (;;) {
    const { rows } = await client.query('INSERT INTO marks DEFAULT VALUES RETURNING id');
    console.log('mark ' + rows[0].id);
  }`;

it('makes a database on the first start and serves it to an ordinary role', async () => {
  const cluster = await start();
  expect(cluster.adopted).toBe(false);
  await query(cluster, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION citext; CREATE EXTENSION unaccent');
  const [row] = await query(
    cluster,
    `SELECT current_database() AS database, upper('é') AS upper, rolsuper AS super, current_setting('TimeZone') AS zone
     FROM pg_roles WHERE rolname = current_user`,
  );
  expect(row).toEqual({ database: 'lms', upper: 'É', super: false, zone: 'UTC' });
});

it('keeps what was written over a stop and a start, and listens on no port', async () => {
  const first = await start({ durable: true });
  await query(first, 'CREATE TABLE courses AS SELECT 7 AS id');
  await first.stop();
  expect(await findPostmaster(join(folder, 'postgres/data'))).toBeUndefined();

  const second = await start({ durable: true });
  expect(second.adopted).toBe(false);
  expect(await query(second, 'SELECT id FROM courses')).toEqual([{ id: 7 }]);
  expect(
    await query(second, "SELECT name, setting FROM pg_settings WHERE name IN ('listen_addresses', 'fsync') ORDER BY 1"),
  ).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
  ]);
});

it('refuses a second LMS on the same data folder with a sentence', async () => {
  const cluster = await start();
  const second = inChild(`
    await startCluster({ dataFolder: folder, durable: false }).catch((error) => console.log(error.name + ': ' + error.message));
  `);
  expect((await second.ended).trim()).toBe(
    `ClusterError: Another LMS is already running on the data folder ${folder}. Stop it first, or set LMS_DATA to another folder.`,
  );
  expect(await query(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('loses no acknowledged row when LMS is killed again and again, and takes over the server left behind', async () => {
  const acknowledged: number[] = [];
  for (let cycle = 0; cycle < 5; cycle++) {
    const { child, ended, printed } = inChild(insertUntilKilled);
    await printed('mark ');
    await sleep(50 + Math.random() * 250);
    child.kill('SIGKILL');
    const output = await ended;
    expect(output).toContain(`adopted ${cycle > 0}\n`);
    acknowledged.push(...[...output.matchAll(/^mark (\d+)$/gm)].map((match) => Number(match[1])));
  }
  const cluster = await start({ durable: true });
  expect(cluster.adopted).toBe(true);
  const kept = new Set((await query<{ id: number }>(cluster, 'SELECT id FROM marks')).map((row) => row.id));
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

it('loses no acknowledged row when LMS and PostgreSQL are both killed, and starts right away', async () => {
  const { child, ended, printed } = inChild(insertUntilKilled);
  await printed('mark 20\n');
  const postmaster = await findPostmaster(join(folder, 'postgres/data'));
  process.kill(Number(postmaster), 'SIGKILL');
  child.kill('SIGKILL');
  const acknowledged = [...(await ended).matchAll(/^mark (\d+)$/gm)].map((match) => Number(match[1]));

  const cluster = await start({ durable: true });
  const kept = new Set((await query<{ id: number }>(cluster, 'SELECT id FROM marks')).map((row) => row.id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

it('restarts a server left behind with other settings, so a durable start is durable', async () => {
  const { child, ended, printed } = inChild(`
    await startCluster({ dataFolder: folder, durable: false });
    console.log('ready');`);
  await printed('ready');
  child.kill('SIGKILL');
  await ended;
  const cluster = await start({ durable: true });
  expect(cluster.adopted).toBe(false);
  expect(await query(cluster, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
});

it('starts although postmaster.pid names a living process that is no server', async () => {
  await (await start()).stop();
  const data = join(folder, 'postgres/data');
  // Of the same user, or PostgreSQL would know by itself that it is no server of this folder.
  const { uid, gid } = statSync(data);
  const stranger = spawn('sleep', ['60'], isRoot() ? { uid, gid } : {});
  try {
    const note = [stranger.pid, data, 1700000000, 5432, join(folder, 'postgres'), '', '', 'ready'].join('\n');
    writeFileSync(join(data, 'postmaster.pid'), `${note}\n`);
    const cluster = await start();
    expect(cluster.adopted).toBe(false);
    expect(await query(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await cluster.stop();
    expect(stranger.exitCode).toBeNull();
    expect(stranger.signalCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

it('takes the lock again when its connection is cut', async () => {
  const lines: string[] = [];
  const cluster = await start({ log: (line) => lines.push(line) });
  const held = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted";
  const [before] = await query<{ pid: number }>(cluster, held, 'postgres');
  await query(cluster, `SELECT pg_terminate_backend(${before?.pid})`, 'postgres');
  await vi.waitFor(async () => {
    const [now] = await query<{ pid: number }>(cluster, held, 'postgres');
    expect(now?.pid).toBeGreaterThan(0);
    expect(now?.pid).not.toBe(before?.pid);
  }, 10_000);
  expect(lines.join()).toContain('lost');
});

it('brings PostgreSQL back when it is killed under a running LMS', async () => {
  const cluster = await start({ durable: true });
  await query(cluster, 'CREATE TABLE courses AS SELECT 7 AS id');
  process.kill(Number(await findPostmaster(join(folder, 'postgres/data'))), 'SIGKILL');
  await vi.waitFor(async () => expect(await query(cluster, 'SELECT id FROM courses')).toEqual([{ id: 7 }]), 20_000);
});

it('is not confused by the leavings of a first start that was killed', async () => {
  const left = join(folder, 'postgres/data.new-0000');
  mkdirSync(left, { recursive: true, mode: 0o711 });
  chmodSync(folder, 0o711);
  await start();
  expect(existsSync(left)).toBe(false);
});

it('serves from a data folder whose path is too long for a socket', async () => {
  folder = join(parent, 'a-rather-long-name-'.repeat(6), 'data');
  const cluster = await start();
  expect(cluster.connection.host.startsWith(folder)).toBe(false);
  expect(await query(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await cluster.stop();
  const again = await start();
  expect(again.connection.host).toBe(cluster.connection.host);
  rmSync(cluster.connection.host, { recursive: true });
});

it('says so when the data folder cannot be written', async () => {
  const file = join(parent, 'file');
  writeFileSync(file, '');
  await expect(start({ dataFolder: join(file, 'data') })).rejects.toThrow(
    /^LMS cannot write to the data folder .*file\/data \(ENOTDIR\): make it writable .* or set LMS_DATA to another folder\.$/,
  );
});

it('says so when the data folder belongs to somebody else', async () => {
  mkdirSync(folder, { mode: 0o500 });
  // Root may write everywhere: meanwhile it is nobody.
  if (isRoot()) process.seteuid?.((await nobody()).uid);
  try {
    await expect(start()).rejects.toThrow(/^LMS cannot write to the data folder .* \(EACCES\)/);
  } finally {
    if (isRoot()) process.seteuid?.(0);
  }
});

it('says so when the cluster was made by another PostgreSQL', async () => {
  await (await start()).stop();
  writeFileSync(join(folder, 'postgres/data/PG_VERSION'), '17\n');
  const refused = start();
  await expect(refused).rejects.toBeInstanceOf(ClusterError);
  await expect(refused).rejects.toThrow(/was made by PostgreSQL 17 and this LMS brings PostgreSQL 18/);
});

it.runIf(isRoot())('as root keeps the cluster elsewhere when the data folder is closed, and says where', async () => {
  mkdirSync(folder, { mode: 0o700 });
  const cluster = await start();
  const home = readFileSync(join(folder, 'postgres.location'), 'utf8').trim();
  try {
    expect(existsSync(join(home, 'data/PG_VERSION'))).toBe(true);
    await query(cluster, 'CREATE TABLE courses AS SELECT 7 AS id');
    await cluster.stop();
    expect(await query(await start(), 'SELECT id FROM courses')).toEqual([{ id: 7 }]);
  } finally {
    for (const each of started) await each.stop();
    rmSync(home, { recursive: true, force: true });
  }
  await expect(start()).rejects.toThrow(/which is gone: bring it back, or delete .*postgres\.location/);
});
