import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Db, rows } from '#api/db.ts';
import type { Task, TodoCounts } from '#features/todo/contract.ts';
import type { TodoFilter, TodoMatch, TodoQuery, TodoSort } from '#features/todo/listContract.ts';
import { filtersOf, hasTag, isInFilter, isInOwnBin, isThere, matchTasks, whose, wordsOf } from './match.ts';
import { isOf, isOfByWords, type Reach } from './reach.ts';
import { readTasks } from './rows.ts';
import { todoKeys, todos } from './tables.ts';

/** Calls without a page answer so many at most. */
const MOST_ROWS = 1_000;
const PAGE_ROWS = 10;
/** So few hits of a search are all read and sorted; of more, a page is soon found along the order of the list. */
const FEW = 5_000;

interface Order {
  key: PgColumn | SQL;
  /** In the list of whom a task was given to. */
  givenKey: PgColumn | SQL;
  way: SQL;
  isText?: boolean;
}

const same = (key: PgColumn | SQL, way = sql`ASC`): Order => ({ key, givenKey: key, way });
const ORDERS: Record<TodoSort, Order> = {
  latest: same(todoKeys.id, sql`DESC`),
  'title-asc': { ...same(todoKeys.title), isText: true },
  'title-desc': { ...same(todoKeys.title, sql`DESC`), isText: true },
  // What has nobody, or no date, comes last.
  assignee: { ...same(todoKeys.assignee), isText: true },
  'due-date': same(todoKeys.due),
  manual: { key: todoKeys.rank, givenKey: todoKeys.assigneeRank, way: sql`ASC` },
};

interface Page {
  skip: number;
  take: number;
}

/** By the key under its name, ties broken by id. */
const byKey = ({ way, isText }: Order) => sql`k${isText ? sql` COLLATE "C"` : sql``} ${way}, id ${way}`;

const idsOf = (found: { id: number }[]) => found.map((one) => Number(one.id));

/** Both halves of somebody's list along their indexes, their own and what others gave them, and the two made one. */
async function walk(db: Db, order: Order, where: SQL | undefined, who: number | null, { skip, take }: Page) {
  const half = (key: PgColumn | SQL, whoseHalf: SQL | undefined) =>
    sql`(SELECT ${todos.id} AS id, ${key} AS k FROM ${todos} WHERE ${and(whoseHalf, where)}
      ORDER BY ${key === todos.id ? sql`` : sql`${key} ${order.way}, `}${todos.id} ${order.way} LIMIT ${skip + take})`;
  const both =
    who === null
      ? half(order.key, sql`true`)
      : sql`${half(order.key, eq(todos.ownerId, who))} UNION ALL
        ${half(order.givenKey, and(eq(todos.assigneeId, who), ne(todos.ownerId, who)))}`;
  return idsOf(
    await rows<{ id: number }>(
      db,
      sql`SELECT id FROM (${both}) AS list ORDER BY ${byKey(order)} OFFSET ${skip} LIMIT ${take}`,
    ),
  );
}

/** All that match by the best index for that, sorted after. Undefined when they are too many for it. */
async function gather(db: Db, order: Order, where: SQL | undefined, who: number | null, { skip, take }: Page) {
  const key =
    order.key === order.givenKey || who === null
      ? order.key
      : sql`CASE WHEN ${todos.ownerId} = ${who} THEN ${order.key} ELSE ${order.givenKey} END`;
  const whoseList = who === null ? undefined : isOfByWords(who);
  const [found] = await rows<{ n: number; ids: number[] }>(
    db,
    sql`WITH hit AS MATERIALIZED (
        SELECT ${todos.id} AS id, ${key} AS k FROM ${todos} WHERE ${and(whoseList, where)} LIMIT ${FEW + 1})
      SELECT (SELECT count(*)::int FROM hit) AS n,
        to_json(ARRAY(SELECT id FROM hit ORDER BY ${byKey(order)} OFFSET ${skip} LIMIT ${take})) AS ids`,
  );
  return found && found.n <= FEW ? found.ids : undefined;
}

/** Without a page it is all up to the limit. */
function pageOf({ page, perPage }: TodoQuery): Page {
  if (page === undefined && perPage === undefined) return { skip: 0, take: MOST_ROWS };
  const take = perPage ?? PAGE_ROWS;
  return { skip: ((page ?? 1) - 1) * take, take };
}

export async function listTasks(db: Db, reach: Reach, ask: TodoQuery, now: Date): Promise<Task[]> {
  const who = whose(reach, ask);
  // Everybody's tasks have no common order by hand.
  const order = ORDERS[who === null && ask.sortBy === 'manual' ? 'latest' : ask.sortBy];
  const page = pageOf(ask);
  const words = [...wordsOf(ask), hasTag(ask.tag)];
  const where = and(isInFilter(ask, now, who), ...words);
  const isSearch = words.some((one) => one !== undefined);
  const ids = (isSearch && (await gather(db, order, where, who, page))) || (await walk(db, order, where, who, page));
  return readTasks(db, ids);
}

export async function countTasks(db: Db, reach: Reach, ask: TodoMatch, now: Date): Promise<TodoCounts> {
  const who = whose(reach, ask);
  const mine = who === null ? undefined : isOf(who);
  const filters = filtersOf(now, ask.timeZone, who);
  const names = Object.keys(filters) as TodoFilter[];
  const counts = names.map((name) => sql`count(*) FILTER (WHERE ${filters[name]})::int AS ${sql.identifier(name)}`);
  const [counted] = await rows<Record<TodoFilter | 'all' | 'bin', number>>(
    db,
    sql`SELECT count(*) FILTER (WHERE ${isThere})::int AS "all",
        count(*) FILTER (WHERE ${isInOwnBin(reach)})::int AS bin, ${sql.join(counts, sql`, `)}
      FROM ${todos} WHERE ${mine ?? sql`true`}`,
  );
  const listed = counted?.[ask.filter ?? 'all'] ?? 0;
  return {
    // Without a search it is counted already. Otherwise as bulk actions find theirs.
    matching: ask.q || ask.tag ? await db.$count(todos, matchTasks(ask, reach, now)) : listed,
    all: counted?.all ?? 0,
    bin: counted?.bin ?? 0,
    filters: Object.fromEntries(names.map((name) => [name, counted?.[name] ?? 0])) as TodoCounts['filters'],
    tags: Object.fromEntries(await countTags(db, mine)),
  };
}

/** How many tasks with each tag are still to be done. */
export async function countTags(db: Db, mine: SQL | undefined): Promise<Map<string, number>> {
  const found = await rows<{ tag: string; n: number }>(
    db,
    sql`SELECT tag, count(*)::int AS n FROM ${todos}, unnest(${todos.tags}) AS tag
      WHERE ${and(isThere, sql`NOT ${todos.isCompleted}`, mine)} GROUP BY tag ORDER BY tag`,
  );
  return new Map(found.map(({ tag, n }) => [tag, n]));
}
