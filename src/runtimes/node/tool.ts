import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '#api/db.ts';
import { NewerDatabase } from '#api/migrate.ts';
import { ClusterError, connectionOf, startCluster } from '../embedded/cluster.ts';
import { loadEnvFile } from './envFile.ts';
import { unreachable } from './home.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { type NodeStorage, storageOf } from './storage/open.ts';

/** Why a command cannot do its work, in one sentence that says what to do. */
export class ToolError extends Error {}

export interface ToolDatabase {
  client: pg.Client;
  db: Db;
  /** Where the files of this database are. */
  storage: NodeStorage;
}

interface Way {
  config: pg.ClientConfig;
  close(): Promise<void>;
}

const SERVING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'lms live'`;

async function findWay({ DATABASE_URL, LMS_DATA }: Settings, alone: boolean): Promise<Way> {
  if (DATABASE_URL) return { config: { connectionString: DATABASE_URL }, close: async () => {} };
  const dataFolder = resolve(LMS_DATA);
  const running = alone ? undefined : await connectionOf(dataFolder);
  if (running) return { config: running, close: async () => {} };
  const cluster = await startCluster({ dataFolder });
  return { config: cluster.connection, close: cluster.stop };
}

async function refuseWhileServing(client: pg.Client) {
  const { rowCount } = await client.query(SERVING);
  if (rowCount) throw new ToolError('A server is working on this database. Stop it first, then run the command again.');
}

export interface ToolOptions {
  /** For work that a running server would get in the way of. */
  alone?: boolean;
  env?: Record<string, string | undefined>;
  /** Whether the command was called as it has to be: before anything is opened or made. */
  check?: () => void | Promise<void>;
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** A command that is interrupted leaves no database running behind it. */
function closeOnSignals(opening: Promise<Way>) {
  const signals = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  const end = (signal: NodeJS.Signals) => {
    const exit = () => process.exit(SIGNALS[signal as keyof typeof SIGNALS]);
    void opening.then((way) => way.close()).then(exit, exit);
  };
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.removeListener(signal, end);
  };
}

/** Opens the database of the settings, beside a running server if need be, and closes it after the work. */
export async function withDatabase<T>(work: (database: ToolDatabase) => Promise<T>, options: ToolOptions = {}) {
  const { alone = false, env = process.env } = options;
  const settings = readSettings(env);
  const opening = findWay(settings, alone);
  const stopListening = closeOnSignals(opening);
  const way = await opening.catch((error) => {
    stopListening();
    throw error;
  });
  try {
    const client = new pg.Client({ ...way.config, application_name: 'lms tool' });
    client.on('error', () => {});
    await client.connect().catch((error: Error) => {
      if (!settings.DATABASE_URL) throw error;
      throw new SettingsError(unreachable(settings.DATABASE_URL, error));
    });
    try {
      if (alone) await refuseWhileServing(client);
      const db = drizzle(client, { casing: 'snake_case' }) as unknown as Db;
      return await work({ client, db, storage: storageOf(settings) });
    } finally {
      await client.end();
    }
  } finally {
    await way.close();
    stopListening();
  }
}

/** The whole of a command: its settings, its work, and a sentence when it cannot be done. */
export async function runTool(work: (database: ToolDatabase) => Promise<void>, options: ToolOptions = {}) {
  try {
    loadEnvFile();
    await options.check?.();
    await withDatabase(work, options);
  } catch (error) {
    const expected = [ToolError, SettingsError, ClusterError, NewerDatabase].some((kind) => error instanceof kind);
    console.error(expected && error instanceof Error ? `\n  ${error.message}\n` : error);
    process.exitCode = 1;
  }
}
