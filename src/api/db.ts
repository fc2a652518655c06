import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Any of the three databases: embedded, server or in-page. All speak PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Rows of a hand-written statement: every driver answers `{ rows }`. */
export async function rows<T>(db: Db, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] };
  return result.rows;
}

/**
 * Matches a folded text column (lower case, no accents) against what somebody typed. `%` and `_` are letters then, not
 * wildcards, and so is what folding makes one of them: their wide forms.
 */
export const matchesFolded = (column: SQL | { getSQL(): SQL }, typed: string): SQL =>
  sql`${column} LIKE ('%' || regexp_replace(lms_fold(${typed}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`;

/** Every word typed has to be found, in any order. */
export const wordsIn = (column: SQL | { getSQL(): SQL }, q: string): SQL[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => matchesFolded(column, word));

const DAY = /\b0?(\d{1,2})\s+([a-z]{3,9})\.?(?:\s+(\d{4}))?(?!\S)/gi;
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/**
 * The same, where days stand among the words (`lms_day`). One that is written out is looked for as a whole: its parts alone
 * stand in amounts and numbers, too.
 */
export function wordsAndDaysIn(column: SQL | { getSQL(): SQL }, q: string): SQL[] {
  const days: SQL[] = [];
  const rest = q.replace(DAY, (typed: string, day: string, word: string, year = '') => {
    // Written to its end or not: Marta is no month.
    const month = MONTHS.find((one) => one.startsWith(word.toLowerCase()));
    if (!month) return typed;
    days.push(matchesFolded(column, `\n${day} ${month.slice(0, 3)} ${year}`.trimEnd()));
    return ' ';
  });
  return [...days, ...wordsIn(column, rest)];
}
