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

/** What lies within the days, `bound` writing a moment as the column does. What has no date is found by `never` alone. */
function within(column: PgColumn, days: string | undefined, now: Date, bound: (ms: number) => SQL): SQL | undefined {
  if (days === undefined) return undefined;
  if (days === 'never') return sql`${column} IS NULL`;
  const { from, until } = dayRange(days, now);
  const ends = [
    from === undefined ? undefined : sql`${column} >= ${bound(from)}`,
    until === undefined ? undefined : sql`${column} < ${bound(until)}`,
  ].filter((end) => end !== undefined);
  return sql.join(ends, sql` AND `);
}

/**
 * A filter of days (see the contract's `days`) over a column of times. Days are UTC days; `last-7` is today and the six
 * days before it, `before-7` is everything earlier.
 */
export const withinDays = (column: PgColumn, days: string | undefined, now: Date) =>
  // As seconds: PostgreSQL and JavaScript write the years before 1 and after 9999 differently.
  within(column, days, now, (ms) => sql`to_timestamp(${ms / 1000}::float8)`);

/** The same over a column of days, which know no time zone. */
export const withinDates = (column: PgColumn, days: string | undefined, now: Date) =>
  within(column, days, now, (ms) => sql`(date '1970-01-01' + ${ms / DAY_MS}::int)`);
