import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { tooMany } from './errors.ts';

/** Counted in the database, so that many server processes limit as one. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});

export interface Limit {
  /** So many within the window… */
  points: number;
  seconds: number;
}

/** So much the clocks of several machines may differ. */
const SKEW_SECONDS = 300;

/** A window that ends much later than one that begins now was counted under a clock that was ahead: it locks nobody out. */
const isOver = (now: Date, { seconds }: Limit) => {
  const latest = new Date(now.getTime() + (seconds + SKEW_SECONDS) * 1000);
  return sql`(${rateLimits.endsAt} <= ${now} OR ${rateLimits.endsAt} > ${latest})`;
};

/** Seconds until a window ends; 0 when it is over. */
export function secondsLeft(endsAt: Date, now: Date, { seconds }: Limit): number {
  const left = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  return left > seconds + SKEW_SECONDS ? 0 : Math.max(0, left);
}

/** Counts one more, or so many, and answers how many seconds to wait; 0 while within the limit. */
export async function count(db: Db, now: Date, key: string, limit: Limit, times = 1): Promise<number> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: times, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${isOver(now, limit)} THEN ${times}::int ELSE ${rateLimits.count} + ${times}::int END`,
        endsAt: sql`CASE WHEN ${isOver(now, limit)} THEN ${endsAt} ELSE ${rateLimits.endsAt} END`,
      },
    })
    .returning();
  return row && row.count > limit.points ? Math.max(1, secondsLeft(row.endsAt, now, limit)) : 0;
}

/** Seconds to wait if the limit is used up already; counts nothing. */
export async function waitFor(db: Db, now: Date, key: string, limit: Limit): Promise<number> {
  const [row] = await db.select().from(rateLimits).where(sql`${rateLimits.key} = ${key}`);
  return row && row.count >= limit.points ? secondsLeft(row.endsAt, now, limit) : 0;
}

export async function forget(db: Db, key: string) {
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`);
}

/** For calls where every use counts: past the limit the answer is 429. */
export async function take(db: Db, now: Date, key: string, limit: Limit, times = 1) {
  const wait = await count(db, now, key, limit, times);
  if (wait > 0) throw tooMany(wait);
}
