import { type SQL, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { rows } from '#api/db.ts';
import type { testApi } from './api.ts';

/** Makes calls wait for each other, one after the other, as a busy moment would. */
export function holding(api: ReturnType<typeof testApi>) {
  /** Holds what the statement locks or changes until it is let go. */
  async function hold(statement: SQL) {
    let letGo = () => {};
    const told = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let done: Promise<void> | undefined;
    await new Promise<void>((resolve, reject) => {
      done = api.db.transaction(async (tx) => {
        await tx.execute(statement);
        resolve();
        await told;
      });
      done.catch(reject);
    });
    return () => {
      letGo();
      return done;
    };
  }

  /** Until so many wait for a lock, or there is nothing more to wait for. */
  const untilWaiting = (count: number, isOver = () => false) =>
    vi.waitFor(
      async () => {
        const waiting = await rows(
          api.db,
          sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        if (waiting.length < count && !isOver()) throw new Error(`${waiting.length} wait`);
      },
      { timeout: 20_000 },
    );

  return { hold, untilWaiting };
}
