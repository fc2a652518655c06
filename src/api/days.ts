import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const DAY_MS = 86_400_000;

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The first millisecond of the range and the first one after it. */
export function dayRange(days: string, now: Date): { from?: number; until?: number } {
  const tomorrow = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  const ago = /^(last|before)-(\d+)$/.exec(days);
  if (ago) {
    const border = tomorrow - Number(ago[2]) * DAY_MS;
    return ago[1] === 'last' ? { from: border } : { until: border };
  }
  const [first, last] = days.split('..');
  return {
    ...(first ? { from: startOf(first) } : {}),
    ...(last ? { until: startOf(last) + DAY_MS } : {}),
  };
}

/**
 * A filter of days (see the contract's `days`) over a column of times. Days are UTC days; `last-7` is today and the six
 * days before it, `before-7` is everything earlier. What has no date is found by `never` alone.
 */
export function withinDays(column: PgColumn, days: string | undefined, now: Date): SQL | undefined {
  if (days === undefined) return undefined;
  if (days === 'never') return sql`${column} IS NULL`;
  const { from, until } = dayRange(days, now);
  // As seconds: PostgreSQL and JavaScript write the years before 1 and after 9999 differently.
  const time = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`;
  const ends = [
    from === undefined ? undefined : sql`${column} >= ${time(from)}`,
    until === undefined ? undefined : sql`${column} < ${time(until)}`,
  ].filter((end) => end !== undefined);
  return sql.join(ends, sql` AND `);
}
