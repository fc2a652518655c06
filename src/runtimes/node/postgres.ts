import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '#api/db.ts';
import type { Log } from '#api/deps.ts';
import { type Bus, EVENTS_MISSED, type LiveEvent, memoryBus } from '#api/live.ts';

const CHANNEL = 'lms_live';
/** PostgreSQL carries less than 8,000 bytes in a notice; without ids the pages refetch the topic. */
const MOST_BYTES = 7_500;
const RECONNECT_MS = 1_000;

export function openPool(config: pg.PoolConfig, log: Log) {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000, ...config });
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost'));
  // One that breaks between two statements of a transaction has nobody else who hears it; the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: drizzle(pool, { casing: 'snake_case' }) as unknown as Db };
}

/** Events travel between the processes on one database by LISTEN/NOTIFY. */
export async function postgresBus(
  pool: pg.Pool,
  config: pg.ClientConfig,
  log: Log,
): Promise<Bus & { close(): Promise<void> }> {
  const here = memoryBus();
  let client: pg.Client | undefined;
  let closed = false;
  let waiting = false;

  const hear = (payload: string) => {
    try {
      void here.publish(JSON.parse(payload) as LiveEvent);
    } catch {
      log.warn({}, 'somebody else spoke on our channel');
    }
  };
  const listen = async () => {
    const next = new pg.Client({ ...config, application_name: 'lms live', keepAlive: true });
    next.on('notification', ({ payload }) => payload && hear(payload));
    next.on('error', (error) => {
      log.warn({ error: error.message }, 'live updates between processes were interrupted');
      retry();
    });
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
  };
  const retry = () => {
    client = undefined;
    if (closed || waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      listen()
        // What others told meanwhile was not heard here.
        .then(() => here.publish({ people: [], topic: EVENTS_MISSED, ids: [] }))
        .catch(retry);
    }, RECONNECT_MS).unref();
  };
  await listen();

  return {
    subscribe: here.subscribe,
    async publish(event) {
      const whole = JSON.stringify(event);
      const people = event.people === 'everyone' || event.people.length > 500 ? 'everyone' : event.people;
      const payload = Buffer.byteLength(whole) > MOST_BYTES ? JSON.stringify({ ...event, people, ids: [] }) : whole;
      // The write it tells of is done: an open page that hears nothing must not turn it into a failure.
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch((error: Error) => {
        log.warn({ error: error.message }, 'a live update was lost');
      });
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
