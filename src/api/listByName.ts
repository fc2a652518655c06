import { and, getTableName, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListBase } from '#contract/list.ts';
import { type Db, rows } from './db.ts';

interface Pointing {
  table: PgTable;
  id: PgColumn;
  /** Points to what has the name; it has an index. */
  column: PgColumn;
  /** The places of those that are pointed to, in the order of their names. Equal names share a place. */
  places: (ids: number[]) => Promise<{ id: number; place: number }[]>;
}

interface Group {
  ids: number[];
  place: number;
  count: number;
}

async function countGroups(db: Db, { table, column, places }: Pointing, where: SQL | undefined) {
  const counted = await rows<{ id: number | null; n: number }>(
    db,
    sql`SELECT ${column} AS id, count(*)::int AS n FROM ${sql.identifier(getTableName(table))}
      ${where ? sql`WHERE ${where}` : sql``} GROUP BY 1`,
  );
  const pointed = counted.flatMap(({ id }) => (id === null ? [] : [id]));
  const placeOf = new Map((pointed.length > 0 ? await places(pointed) : []).map((one) => [one.id, one.place]));
  const groups = new Map<number, Group>();
  for (const { id, n } of counted) {
    const place = (id === null ? undefined : placeOf.get(id)) ?? Number.POSITIVE_INFINITY;
    const group = groups.get(place) ?? { ids: [], place, count: 0 };
    if (id !== null) group.ids.push(id);
    groups.set(place, { ...group, count: group.count + n });
  }
  return [...groups.values()];
}

/** What points to nothing comes last either way. */
function inOrder(groups: Group[], falling: boolean): Group[] {
  const way = (a: Group, b: Group) => (falling ? b.place - a.place : a.place - b.place);
  const isLast = (one: Group) => Number(one.place === Number.POSITIVE_INFINITY);
  return groups.sort((a, b) => isLast(a) - isLast(b) || way(a, b));
}

/**
 * A page of a list that is sorted by the name of something its rows point to: an author, a category. There are few
 * names and many rows, so rows are counted by name, and only those of the names on the page are sorted.
 */
export async function pageByName(db: Db, list: Pointing, where: SQL | undefined, { page, perPage, sort }: ListBase) {
  const falling = sort === 'desc';
  const groups = inOrder(await countGroups(db, list, where), falling);
  const total = groups.reduce((sum, one) => sum + one.count, 0);
  const ids: number[] = [];
  let skip = (page - 1) * perPage;
  for (const group of groups) {
    const take = Math.min(group.count - skip, perPage - ids.length);
    if (take > 0) {
      const inGroup = group.ids.length > 0 ? inArray(list.column, group.ids) : isNull(list.column);
      const found = await rows<{ id: number }>(
        db,
        sql`SELECT ${list.id} AS id FROM ${sql.identifier(getTableName(list.table))} WHERE ${and(where, inGroup)}
          ORDER BY ${list.id} ${falling ? sql`DESC` : sql`ASC`} OFFSET ${skip} LIMIT ${take}`,
      );
      ids.push(...found.map((one) => Number(one.id)));
    }
    skip = Math.max(0, skip - group.count);
  }
  return { ids, total };
}
