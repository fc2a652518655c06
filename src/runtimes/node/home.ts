import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createApp } from '#api/app.ts';
import type { Db } from '#api/db.ts';
import type { Deps, Log, Policy } from '#api/deps.ts';
import { followDue } from '#api/due.ts';
import { takeOverJobs } from '#api/jobs.ts';
import { later } from '#api/later.ts';
import { type Bus, memoryBus } from '#api/live.ts';
import { type Prepared, prepare, storedSecret } from '#api/prepare.ts';
import { stripe } from '#api/stripe.ts';
import { DEMO_ACCOUNTS } from '#contract/demoAccounts.ts';
import { isEmpty } from '#features/auth/api/register.ts';
import { startCluster } from '../embedded/cluster.ts';
import { openMailer } from './mailer.ts';
import { openMetrics } from './metrics.ts';
import { passwords } from './passwords.ts';
import { pdf } from './pdf.ts';
import { openPool, postgresBus } from './postgres.ts';
import { roomOn } from './room.ts';
import { type Settings, SettingsError } from './settings.ts';
import { checkStorage, storageOf, warnOfOtherPlace } from './storage/open.ts';
import { followTidying } from './tidying.ts';
import { within } from './within.ts';

/** How long what is under way has, and then its connections, when the server is told to stop. */
const FINISH_MS = 20_000;

interface OpenDatabase {
  db: Db;
  bus: Bus;
  hasRoom?: () => Promise<boolean>;
  close(): Promise<void>;
}

/** The PostgreSQL that DATABASE_URL names, or the embedded one under the data folder. */
export async function openDatabase(settings: Settings, log: Log): Promise<OpenDatabase> {
  const max = settings.LMS_DATABASE_CONNECTIONS;
  if (settings.DATABASE_URL) {
    const config: pg.PoolConfig = { connectionString: settings.DATABASE_URL };
    const { pool, db } = openPool({ ...config, max }, log);
    await untilStarted(() => db.execute(sql`SELECT 1`)).catch(async (error: Error) => {
      await pool.end();
      throw new SettingsError(unreachable(settings.DATABASE_URL ?? '', error));
    });
    const bus = await postgresBus(pool, { connectionString: settings.DATABASE_URL }, log);
    const close = async () => {
      await bus.close();
      await within(FINISH_MS, pool.end());
    };
    return { db, bus, close };
  }
  const cluster = await startCluster({
    dataFolder: resolve(settings.LMS_DATA),
    maxConnections: max + 10,
    log: (line) => log.info({}, line),
    onLost(error) {
      // Another LMS may have the folder now: two must never write side by side.
      log.error({ error: error.message }, 'the embedded database was lost');
      process.exit(1);
    },
    onTrouble: (error) => log.error({ error: error.message }, 'the embedded database does not come back yet'),
  });
  const { pool, db } = openPool({ ...cluster.connection, max }, log);
  const close = async () => {
    // A connection that hangs ends with the database.
    await within(FINISH_MS, pool.end());
    await cluster.stop();
  };
  return { db, bus: memoryBus(), hasRoom: roomOn(cluster.folder, log), close };
}

const STARTING = '57P03';
const STARTING_MS = 60_000;

/** A database that says it is starting is waited for: after a crash it reads its log first. */
async function untilStarted(ask: () => Promise<unknown>) {
  for (const end = Date.now() + STARTING_MS; ; await sleep(200)) {
    try {
      return await ask();
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: string };
      if (code !== STARTING || Date.now() > end) throw error;
    }
  }
}

export function unreachable(address: string, error: Error & { cause?: unknown }): string {
  const reason =
    error.cause instanceof Error ? error.cause.message || (error.cause as { code?: string }).code : error.message;
  const { host, pathname } = new URL(address);
  return `The database ${host}${pathname} of DATABASE_URL cannot be reached (${reason}). Check that it runs and that the address and password are right.`;
}

export interface Home {
  app: ReturnType<typeof createApp>;
  deps: Deps;
  prepared: Prepared;
  /** Printed at the start while nobody has an account. */
  setupCode: string | null;
  close(): Promise<void>;
}

/** How often a process looks for jobs that another one left behind. */
const TAKE_OVER_MS = 15_000;

/** Everything behind the port: database, tables, sample data, API. */
export async function openHome(settings: Settings, log: Log, address: () => string): Promise<Home> {
  if (!settings.DATABASE_URL) makeFolder(settings.LMS_DATA);
  const storage = storageOf(settings);
  await checkStorage(storage);
  const { db, bus, hasRoom, close } = await openDatabase(settings, log);
  try {
    const demo = settings.LMS_MODE === 'demo';
    const clock = () => new Date();
    const policy: Policy = {
      newcomers: demo ? 'admin' : 'Student',
      demoAccounts: demo ? DEMO_ACCOUNTS : [],
      setupCode: null,
      language: settings.LMS_LANGUAGE,
      get publicUrl() {
        return settings.LMS_PUBLIC_URL?.replace(/\/+$/, '') ?? address();
      },
      accessTokenMinutes: settings.LMS_ACCESS_MINUTES,
      refreshTokenMinutes: settings.LMS_REFRESH_MINUTES,
      rememberDays: settings.LMS_REMEMBER_DAYS,
      metricsToken: settings.LMS_METRICS_TOKEN ?? null,
      sampleEmployees: 10_000,
    };
    const prepared = await prepare(db, { clock, passwords, policy }, demo);
    const secret = settings.LMS_SECRET ?? (await storedSecret(db, 'secret'));
    if (!demo) policy.setupCode = settings.LMS_SETUP_CODE ?? (await storedSecret(db, 'setup-code')).slice(0, 12);
    await warnOfOtherPlace(db, storage, log);
    const mailer = openMailer(settings, log);
    const deps: Deps = {
      db,
      storage,
      hasRoom,
      bus,
      log,
      clock,
      secret,
      passwords,
      policy,
      mailer,
      metrics: openMetrics(),
      pdf,
      card: cardOf(settings),
    };
    const stopTidying = followTidying(deps);
    const goOn = () => later(deps, 'taking jobs over', () => takeOverJobs(deps));
    goOn();
    const goOnTimer = setInterval(goOn, TAKE_OVER_MS);
    const stopDue = followDue(deps);
    return {
      app: createApp(deps),
      deps,
      prepared,
      setupCode: !demo && (await isEmpty(db)) ? policy.setupCode : null,
      async close() {
        clearInterval(goOnTimer);
        const finish = async () => {
          await stopDue();
          await stopTidying();
          await mailer.close();
        };
        await within(FINISH_MS, finish()).finally(close);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Cards are off until somebody gives the keys for them. */
const cardOf = ({ LMS_STRIPE_KEY: key, LMS_STRIPE_WEBHOOK_SECRET: webhookSecret, LMS_STRIPE_URL: url }: Settings) =>
  key && webhookSecret ? stripe({ key, webhookSecret, url }) : undefined;

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new SettingsError(`The data folder ${resolve(folder)} cannot be written. Set LMS_DATA to a folder that can.`);
  }
}
