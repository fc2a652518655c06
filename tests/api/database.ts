import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepare } from '#api/prepare.ts';
import { startCluster } from '#runtimes/embedded/cluster.ts';
import { passwords } from '#runtimes/node/passwords.ts';
import { openPool } from '#runtimes/node/postgres.ts';
import { quiet, testPolicy } from './policy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: pg.ClientConfig;
  }
}

export const TEMPLATE = 'lms_template';

/** One PostgreSQL for the whole run, with a migrated and filled database that every test file clones. */
export default async function database(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'lms-test-'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ dataFolder: folder, durable: false, maxConnections: 100 });
  const admin = new pg.Client(cluster.connection);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  const { pool, db } = openPool({ ...cluster.connection, database: TEMPLATE }, quiet);
  await prepare(db, { clock: () => new Date(), passwords, policy: testPolicy() }, true);
  await pool.end();
  await admin.end();
  project.provide('postgres', { ...cluster.connection });
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
