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
