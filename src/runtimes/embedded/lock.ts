import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { adminConnection } from './server.ts';

export interface Lock {
  /** The name of the server it was taken on, which tells its settings. */
  serverName: string;
  /** Gives the lock back, after `first` is done: a server that ends takes the lock along without it counting as lost. */
  release(first?: () => Promise<void>): Promise<void>;
}

const key = 0x4c4d53;
const patience = 3_000;

/**
 * One LMS per data folder. PostgreSQL keeps the lock for as long as this connection lives, so it dies with the process
 * and no process id can be mistaken. Undefined when another LMS holds it; a killed one's is gone within moments.
 */
export async function takeLock(socket: string, lost: () => void): Promise<Lock | undefined> {
  const client = new pg.Client({ ...adminConnection(socket), application_name: 'LMS lock' });
  let held = false;
  client.on('error', () => {});
  client.on('end', () => {
    if (held) lost();
  });
  await client.connect();
  try {
    for (const end = Date.now() + patience; ; await sleep(100)) {
      const { rows } = await client.query<{ taken: boolean; name: string }>(
        "SELECT pg_try_advisory_lock($1) AS taken, current_setting('cluster_name') AS name",
        [key],
      );
      if (rows[0]?.taken) {
        held = true;
        return {
          serverName: rows[0].name,
          async release(first) {
            held = false;
            await first?.();
            await client.end().catch(() => {});
          },
        };
      }
      if (Date.now() > end) return undefined;
    }
  } finally {
    if (!held) await client.end().catch(() => {});
  }
}
