import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Any of the three databases: embedded, server or in-page. All speak PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Rows of a hand-written statement: every driver answers `{ rows }`. */
export async function rows<T>(db: Db, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] };
  return result.rows;
}

/** `%` and `_` typed by a person are letters, not wildcards. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Matches a folded text column (lower case, no accents) against what somebody typed. */
export const matchesFolded = (column: SQL | { getSQL(): SQL }, typed: string): SQL =>
  sql`${column} LIKE lms_fold(${likePattern(typed)})`;

/** Every word typed has to be found, in any order. */
export const wordsIn = (column: SQL | { getSQL(): SQL }, q: string): SQL[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => matchesFolded(column, word));

const DAY = /\b0?(\d{1,2})\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+(\d{4}))?(?!\S)/gi;

/**
 * The same, where days stand among the words (`lms_day`). One that is written out is looked for as a whole: its parts alone
 * stand in amounts and numbers, too.
 */
export function wordsAndDaysIn(column: SQL | { getSQL(): SQL }, q: string): SQL[] {
  const days: SQL[] = [];
  const rest = q.replace(DAY, (_, day: string, month: string, year = '') => {
    days.push(matchesFolded(column, `\n${day} ${month} ${year}`.trimEnd()));
    return ' ';
  });
  return [...days, ...wordsIn(column, rest)];
}
