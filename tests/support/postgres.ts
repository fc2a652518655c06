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
  const server = spawn(programs.postgres, ['-D', data, ...flags], { ...programOptions(owner), stdio: 'ignore' });
  const ended = new Promise((resolve) => server.on('close', resolve));
  const address = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`;
  await untilItAnswers(address('postgres', 'postgres'));
  const admin = new pg.Client(address('postgres', 'postgres'));
  await admin.connect();
  await admin.query('CREATE ROLE lms LOGIN');
  return {
    async createDatabase(name) {
      await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} OWNER lms`);
      return address('lms', name);
    },
    async stop() {
      await admin.end();
      server.kill('SIGINT');
      await ended;
      remove();
    },
  };
}
