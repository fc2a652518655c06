// The "outside" PostgreSQL of tests: a server of its own on a port, made from the embedded programs.
import { spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '#runtimes/embedded/binaries.ts';
import { isRoot, nobody, programOptions, run, unsigned } from '#runtimes/embedded/owner.ts';
import { temporaryFolder } from './folders.ts';

export interface Postgres {
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): Promise<string>;
  /** Work as its superuser. */
  asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** Ends it as a crash does. `start` brings it back. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it in order, cutting everybody off, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(address);
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries === 300) throw error;
      await sleep(50);
    }
  }
}

export async function startPostgres(more: Record<string, string> = {}): Promise<Postgres> {
  const { folder, remove } = temporaryFolder();
  const owner = isRoot() ? await nobody() : undefined;
  const home = join(folder, 'outside');
  mkdirSync(home, { mode: 0o700 });
  if (owner) chownSync(home, unsigned(owner.uid), unsigned(owner.gid));
  const programs = await findBinaries(owner, home);
  const data = join(home, 'data');
  const made = await run(owner, programs.initdb, [
    ...['-D', data, '-U', 'postgres', '-E', 'UTF8', '--auth=trust', '--no-sync', '--no-instructions'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ]);
  if (!made.ok) throw new Error(made.output);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    timezone: 'UTC',
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const address = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`;
  const launch = () => {
    const child = spawn(programs.postgres, ['-D', data, ...flags], { ...programOptions(owner), stdio: 'ignore' });
    return { child, ended: new Promise<void>((resolve) => child.on('close', () => resolve())) };
  };
  let server = launch();
  const end = async (signal: NodeJS.Signals) => {
    server.child.kill(signal);
    await server.ended;
  };
  const start = async () => {
    // What a killed one left in memory goes away within moments; until then PostgreSQL refuses to start.
    for (let tries = 0; server.child.exitCode !== null || server.child.signalCode !== null; tries += 1) {
      if (tries === 100) throw new Error('PostgreSQL does not start again');
      server = launch();
      await Promise.race([server.ended.then(() => sleep(100)), untilItAnswers(address('postgres', 'postgres'))]);
    }
  };
  await untilItAnswers(address('postgres', 'postgres'));
  const asAdmin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client(address('postgres', 'postgres'));
    client.on('error', () => {});
    await client.connect();
    return work(client).finally(() => client.end().catch(() => {}));
  };
  await asAdmin((client) => client.query('CREATE ROLE lms LOGIN'));
  return {
    async createDatabase(name) {
      await asAdmin((client) => client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} OWNER lms`));
      return address('lms', name);
    },
    asAdmin,
    kill: () => end('SIGKILL'),
    start,
    async restart() {
      await end('SIGINT');
      await start();
    },
    async stop() {
      await end('SIGINT');
      remove();
    },
  };
}
