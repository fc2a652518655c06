import { getTableName, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import {
  count,
  type Estimate,
  estimate,
  gather,
  type ListAsk,
  type Listing,
  type ListSource,
  listingOf,
  shortWalk,
  type Walk,
  walk,
} from './listSql.ts';
import { exactTotal, rememberedTotal, rounded, totalWithin } from './listTotal.ts';

/** A short way to rows far in: `skip` rows after where `from` begins, counted in rising order. */
export interface Place {
  from: SQL;
  skip: number;
  /** Before where `from` ends instead, counted in falling order. */
  fromEnd?: boolean;
}

/** What a list may know beyond its question. */
export interface ListHelp {
  /** More filters, which the walked index answers by itself. */
  easy?: (SQL | undefined)[];
  /** The same filters as the index of words answers them, where it does. */
  withWords?: (SQL | undefined)[];
  /** The exact total, where somebody keeps count. */
  total?: () => Promise<number | undefined>;
  place?: (rows: { skip: number; take: number; total: number }) => Promise<Place | undefined>;
  /** For tests: every way has to lead to the same page. */
  limits?: Partial<ListLimits> | undefined;
}

/** Where one way to find a page becomes better than another. Found by measuring; see docs/decisions. */
const LIMITS = {
  /** So few are all read, then sorted and counted. */
  few: 4_000,
  /** What the planner finds cheaper than this is all read, too, unless it is more rows than this. */
  cheap: 3_000,
  several: 15_000,
  /** So many entries of an index are looked at in the hope of a page of what the filters let through. */
  hope: 3_000,
  /** From so many rows on, a short way is worth asking for. */
  far: 5_000,
  /** A count that the planner finds dearer than this is not waited for, and no count for longer than this. */
  dear: 7_000,
  patienceMs: 150,
};
export type ListLimits = typeof LIMITS;

interface Total {
  total: number;
  /** The total is an estimate. */
  about?: true;
}

interface Page {
  skip: number;
  take: number;
}

type Found = Total & { ids: number[] };

const dialect = new PgDialect({ casing: 'snake_case' });

/** Says which rows a list means, for remembering how many they are. */
function keyOf({ table, where }: Pick<Listing, 'table' | 'where'>): string {
  const { sql: text, params } = dialect.sqlToQuery(where ?? table);
  return JSON.stringify([text, params]);
}

/** The same rows counted from the end of the list, where that is nearer. */
function fromNearerEnd({ skip, take: most }: Page, total: number | undefined): Walk {
  if (total === undefined) return { skip, take: most, backwards: false };
  const take = Math.min(most, total - skip);
  const rest = total - skip - take;
  return rest < skip ? { skip: rest, take, backwards: true } : { skip, take, backwards: false };
}

interface Finding {
  db: Db;
  list: Listing;
  page: Page;
  help: ListHelp;
  limits: ListLimits;
}

/** Every entry of the index is a row of the list, so positions in it are positions in the list. */
async function stride({ db, list, page, help, limits }: Finding, total: number | undefined) {
  const way = fromNearerEnd(page, total);
  const far = total !== undefined && way.skip > limits.far ? { skip: page.skip, take: way.take, total } : undefined;
  const place = far && (await help.place?.(far));
  // Rising order is the list's own or its reverse.
  if (!place) return walk(db, list, way);
  const { from, skip, fromEnd = false } = place;
  return walk(db, list, { from, skip, take: way.take, backwards: list.falling !== fromEnd });
}

/** Some entries are passed over. Undefined when too many would be: reading all that match is quicker then. */
async function search({ db, list, page, limits }: Finding, total: number | undefined, guess: Estimate) {
  if (guess.cost <= limits.cheap && guess.rows <= limits.several) return undefined;
  const way = fromNearerEnd(page, total);
  const all = await estimate(db, list, list.easy);
  const entries = ((way.skip + way.take) * all.rows) / Math.max(1, total ?? guess.rows);
  if (entries > limits.hope) return undefined;
  const ids = await shortWalk(db, list, limits.hope, way);
  return ids.length === way.take ? ids : undefined;
}

async function findPage(finding: Finding): Promise<Found> {
  const { db, list, page, help, limits } = finding;
  const key = keyOf(list);
  const known = (await help.total?.()) ?? rememberedTotal(db, key);
  if (known !== undefined && page.skip >= known) return { ids: [], total: known };
  if (!list.indexed || (known !== undefined && known <= limits.few && !list.hard)) return gather(db, list, page);
  if (known !== undefined && !list.hard) return { ids: await stride(finding, known), total: known };
  const guess = await estimate(db, list, list.where);
  const ids = list.hard
    ? await search(finding, known, guess)
    : guess.rows > limits.few && (await stride(finding, undefined));
  if (!ids) return gather(db, list, page);
  if (known !== undefined) return { ids, total: known };
  const atLeast = page.skip + ids.length;
  // A page that is not full is the last one.
  if (ids.length < page.take && ids.length > 0) return { ids, total: atLeast };
  if (ids.length === 0) return { ids, total: await count(db, list) };
  const { total, about } = await exactOrAbout(db, list, guess, limits);
  return { ids, ...(about ? { total: Math.max(total, atLeast), about } : { total }) };
}

async function exactOrAbout(db: Db, list: Listing, guess: Estimate, limits: ListLimits): Promise<Total> {
  const patienceMs = guess.cost <= limits.dear ? limits.patienceMs : 0;
  const exact = await totalWithin(db, keyOf(list), () => count(db, list), patienceMs);
  return exact ?? { total: rounded(guess.rows), about: true };
}

/**
 * The first few of a list, by key, in its order, without counting how many there are in all: along the index where many
 * match, else from all that do.
 */
export async function firstOfList(
  db: Db,
  source: ListSource,
  ask: Pick<ListAsk, 'q' | 'sort' | 'sortColumn'>,
  take: number,
  filters: (SQL | undefined)[],
  { cheap, several, hope }: Pick<ListLimits, 'cheap' | 'several' | 'hope'> = LIMITS,
): Promise<number[]> {
  const list = listingOf(source, { ...ask, page: 1, perPage: take }, {}, filters);
  const page = { skip: 0, take };
  const { rows, cost } = await estimate(db, list, list.where);
  const isMany = cost > cheap || rows > several;
  const near = isMany ? await shortWalk(db, list, hope, page) : [];
  return near.length === take ? near : (await gather(db, list, page)).ids;
}

/** How many rows of a table match, for lists that find their pages in a way of their own. */
export function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const list = { table: sql`${sql.identifier(getTableName(table))}`, where };
  return exactTotal(db, keyOf(list), () => count(db, list));
}

/**
 * The one way from a list's question to SQL: search, filters, whitelisted sorting with ties broken by id, paging, total.
 * The page is found by key first and its rows are read after. `about` says that the total is an estimate.
 */
export async function listPage<Row>(
  db: Db,
  source: ListSource,
  ask: ListAsk,
  filters: (SQL | undefined)[],
  read: (ids: number[]) => Promise<Row[]>,
  idOf: (row: Row) => number,
  help: ListHelp = {},
): Promise<Total & { rows: Row[] }> {
  const list = listingOf(source, ask, help, filters);
  const page = { skip: (ask.page - 1) * ask.perPage, take: ask.perPage };
  const { ids, ...total } = await findPage({ db, list, page, help, limits: { ...LIMITS, ...help.limits } });
  const rows = ids.length > 0 ? await read(ids) : [];
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), ...total };
}
