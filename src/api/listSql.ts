import { and, Column, getTableName, is, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListBase } from '#contract/list.ts';
import { type Db, rows, wordsIn } from './db.ts';

export interface ListSource {
  table: PgTable;
  id: PgColumn;
  /** The folded text that `q` looks in; it has a trigram index. */
  search?: PgColumn;
  /** How what was typed is looked for there, where it is not word by word. */
  words?: typeof wordsIn;
  /** What the list may be sorted by: the names on the wire and the columns behind them. */
  sortable: Record<string, PgColumn | SQL>;
  /** Which of these have an index of key and id: pages are found by walking it. Others are sorted for each page. */
  indexed?: readonly string[];
  /** Expressions that always have a value; of columns it is known. */
  neverNull?: readonly string[];
}

export interface ListAsk extends ListBase {
  sortColumn: string;
}

/** A list's question, taken apart for SQL. */
export interface Listing {
  table: SQL;
  id: PgColumn;
  key: PgColumn | SQL;
  nullable: boolean;
  falling: boolean;
  indexed: boolean;
  /** Conditions that the walked index answers by itself, the others, and both. */
  easy: SQL | undefined;
  hard: SQL | undefined;
  where: SQL | undefined;
}

/** Filters that the walked index answers by itself, and how to write them where words are looked for. */
interface EasyFilters {
  easy?: (SQL | undefined)[];
  withWords?: (SQL | undefined)[];
}

export function listingOf(
  source: ListSource,
  ask: ListAsk,
  { easy: easyFilters = [], withWords = easyFilters }: EasyFilters,
  filters: (SQL | undefined)[],
): Listing {
  const { id, search, words: look = wordsIn, sortable, indexed = [], neverNull = [] } = source;
  const key = sortable[ask.sortColumn];
  if (!key) throw new Error(`the list cannot be sorted by ${ask.sortColumn}`);
  const easy = and(...easyFilters);
  const words = search ? look(search, ask.q) : [];
  const hard = and(...words, ...filters);
  return {
    table: sql`${sql.identifier(getTableName(source.table))}`,
    id,
    key,
    nullable: is(key, Column) ? !key.notNull : !neverNull.includes(ask.sortColumn),
    falling: ask.sort === 'desc',
    indexed: indexed.includes(ask.sortColumn),
    easy,
    hard,
    where: and(words.length > 0 ? and(...withWords) : easy, hard),
  };
}

const having = (condition: SQL | undefined) => (condition ? sql`WHERE ${condition}` : sql``);

/** What has no value comes last either way. Ties are broken by id, so turned round it is the same list backwards. */
function order({ nullable, falling }: Listing, backwards: boolean, key: PgColumn | SQL, id: PgColumn | SQL): SQL {
  const way = falling === backwards ? sql`ASC` : sql`DESC`;
  // Said only where it matters: an index of a column that is never empty is not found by it.
  const nulls = nullable ? (backwards ? sql` NULLS FIRST` : sql` NULLS LAST`) : sql``;
  return key === id ? sql`${id} ${way}` : sql`${key} ${way}${nulls}, ${id} ${way}`;
}

const idsOf = (found: { id: number }[]) => found.map((one) => Number(one.id));

export interface Walk {
  skip: number;
  take: number;
  /** From the end of the list; the rows still come in its order. */
  backwards?: boolean;
  from?: SQL | undefined;
}

/** Along the index, every entry a row of the list. */
export async function walk(db: Db, list: Listing, { skip, take, backwards = false, from }: Walk): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT ${list.id} AS id FROM ${list.table} ${having(and(list.where, from))}
      ORDER BY ${order(list, backwards, list.key, list.id)} OFFSET ${skip} LIMIT ${take}`,
  );
  return backwards ? idsOf(found).reverse() : idsOf(found);
}

/**
 * Along the index, looking at no more than so many entries: a word that only people at the end of the list have would
 * lead through all of it. What is left of them is put in order once more: a condition on another table may mix it up.
 */
export async function shortWalk(db: Db, list: Listing, most: number, { skip, take, backwards = false }: Walk) {
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT ${list.id} AS id
      FROM (SELECT * FROM ${list.table} ${having(list.easy)} ORDER BY ${order(list, backwards, list.key, list.id)} LIMIT ${most})
        AS ${list.table} ${having(list.hard)} ORDER BY ${order(list, backwards, list.key, list.id)}
      OFFSET ${skip} LIMIT ${take}`,
  );
  return backwards ? idsOf(found).reverse() : idsOf(found);
}

/** Reads all that match by the best index for that, then sorts and counts them. */
export async function gather(db: Db, list: Listing, { skip, take }: Pick<Walk, 'skip' | 'take'>) {
  const [found] = await rows<{ ids: number[]; total: number }>(
    db,
    sql`WITH hit AS MATERIALIZED (SELECT ${list.id} AS hit_id, ${list.key} AS hit_key FROM ${list.table} ${having(list.where)})
      SELECT (SELECT count(*)::int FROM hit) AS total, to_json(ARRAY(
        SELECT hit_id FROM hit ORDER BY ${order(list, false, sql`hit_key`, sql`hit_id`)}
        OFFSET ${skip} LIMIT ${take})) AS ids`,
  );
  return { ids: found?.ids ?? [], total: found?.total ?? 0 };
}

/** On one core: a long count goes on behind others' work. */
export async function count(db: Db, list: Pick<Listing, 'table' | 'where'>): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL max_parallel_workers_per_gather = 0`);
    const [counted] = await rows<{ n: number }>(
      tx,
      sql`SELECT count(*)::int AS n FROM ${list.table} ${having(list.where)}`,
    );
    return counted?.n ?? 0;
  });
}

export interface Estimate {
  rows: number;
  /** What reading them takes, in the planner's own unit: about a hundredth of a millisecond. */
  cost: number;
}

/** About how many there are: the planner's guess, which for common words comes from a sample. */
export async function estimate(db: Db, list: Listing, condition: SQL | undefined): Promise<Estimate> {
  const [plan] = await rows<{ 'QUERY PLAN': unknown }>(
    db,
    sql`EXPLAIN (FORMAT JSON) SELECT ${list.id}, ${list.key} FROM ${list.table} ${having(condition)}`,
  );
  const given = plan?.['QUERY PLAN'];
  const [{ Plan: top }] = (typeof given === 'string' ? JSON.parse(given) : given) as [
    { Plan: { 'Plan Rows': number; 'Total Cost': number } },
  ];
  return { rows: top['Plan Rows'], cost: top['Total Cost'] };
}
