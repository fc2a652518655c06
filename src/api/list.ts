import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListBase } from '#contract/list.ts';
import { type Db, matchesFolded } from './db.ts';

interface ListSource {
  table: PgTable;
  id: PgColumn;
  /** The folded text that `q` looks in; it has a trigram index. */
  search?: PgColumn;
  /** What the list may be sorted by: the names on the wire and the columns behind them. */
  sortable: Record<string, PgColumn | SQL>;
}

interface ListAsk extends ListBase {
  sortColumn: string;
}

/** Every word typed has to be found, in any order. */
const wordsIn = (column: PgColumn, q: string) =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => matchesFolded(column, word));

/**
 * The one way from a list's question to SQL: search, filters, whitelisted sorting with ties broken by id, paging, total.
 * The page is found by key first and its rows are read after, so a page far in costs an index walk, not whole rows.
 */
export async function listPage<Row>(
  db: Db,
  source: ListSource,
  ask: ListAsk,
  filters: (SQL | undefined)[],
  read: (ids: number[]) => Promise<Row[]>,
  idOf: (row: Row) => number,
): Promise<{ rows: Row[]; total: number }> {
  const where = and(...(source.search ? wordsIn(source.search, ask.q) : []), ...filters);
  const key = source.sortable[ask.sortColumn];
  if (!key) throw new Error(`the list cannot be sorted by ${ask.sortColumn}`);
  const way = ask.sort === 'desc' ? desc : asc;
  const [found, counted] = await Promise.all([
    db
      .select({ id: sql<number>`${source.id}` })
      .from(source.table)
      .where(where)
      .orderBy(ask.sort === 'desc' ? sql`${key} DESC NULLS LAST` : sql`${key} ASC NULLS LAST`, way(source.id))
      .limit(ask.perPage)
      .offset((ask.page - 1) * ask.perPage),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(source.table)
      .where(where),
  ]);
  const ids = found.map((one) => one.id);
  const rows = ids.length > 0 ? await read(ids) : [];
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total: counted[0]?.total ?? 0 };
}
