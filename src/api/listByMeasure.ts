import { and, getTableName, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListBase } from '#contract/list.ts';
import { type Db, rows } from './db.ts';
import { countRows } from './list.ts';

interface Measured {
  table: PgTable;
  id: PgColumn;
  /** The table of measures: a row for each that was measured, with an index of measure and owner. */
  measures: PgTable;
  owner: PgColumn;
  measure: PgColumn;
  /** Whoever was not measured counts as less than all others; otherwise they come last either way. */
  emptyIsLeast: boolean;
}

interface Part {
  from: SQL;
  id: PgColumn;
  order: (falling: boolean) => SQL;
}

const named = (table: PgTable) => sql.identifier(getTableName(table));
const idsOf = (found: { id: number }[]) => found.map((one) => Number(one.id));
const way = (falling: boolean) => (falling ? sql`DESC` : sql`ASC`);

function partsOf({ table, id, measures, owner, measure, emptyIsLeast }: Measured, where: SQL | undefined) {
  const owners = where ? sql`JOIN ${named(table)} ON ${id} = ${owner}` : sql``;
  const measured: Part = {
    from: sql`${named(measures)} ${owners} WHERE ${and(isNotNull(measure), where)}`,
    id: owner,
    order: (falling) => sql`${measure} ${way(falling)}, ${owner} ${way(falling)}`,
  };
  const none = sql`NOT EXISTS (SELECT FROM ${named(measures)} WHERE ${and(isNotNull(measure), sql`${owner} = ${id}`)})`;
  const empty: Part = {
    from: sql`${named(table)} WHERE ${and(none, where)}`,
    id,
    order: (falling) => sql`${id} ${way(falling)}`,
  };
  return (falling: boolean) => (emptyIsLeast && !falling ? [empty, measured] : [measured, empty]);
}

const countOf = async (db: Db, { from }: Part) =>
  (await rows<{ n: number }>(db, sql`SELECT count(*)::int AS n FROM ${from}`))[0]?.n ?? 0;

/** Rows of the parts one after the other. A part is counted only when all of it is passed over. */
async function along(db: Db, parts: Part[], falling: boolean, skip: number, take: number): Promise<number[]> {
  const ids: number[] = [];
  let left = skip;
  for (const part of parts) {
    if (ids.length === take) break;
    const found = await rows<{ id: number }>(
      db,
      sql`SELECT ${part.id} AS id FROM ${part.from} ORDER BY ${part.order(falling)}
        OFFSET ${left} LIMIT ${take - ids.length}`,
    );
    ids.push(...idsOf(found));
    left = found.length > 0 || left === 0 ? 0 : left - (await countOf(db, part));
  }
  return ids;
}

/** So few are all read and sorted. */
const FEW = 4_000;

async function sorted(db: Db, list: Measured, where: SQL | undefined, falling: boolean, skip: number, take: number) {
  const { table, id, measures, owner, measure, emptyIsLeast } = list;
  const nulls = emptyIsLeast && !falling ? sql`NULLS FIRST` : sql`NULLS LAST`;
  return idsOf(
    await rows<{ id: number }>(
      db,
      sql`WITH hit AS MATERIALIZED (SELECT ${id} AS hit_id, ${measure} AS hit_key FROM ${named(table)}
          LEFT JOIN ${named(measures)} ON ${owner} = ${id} ${where ? sql`WHERE ${where}` : sql``})
        SELECT hit_id AS id FROM hit ORDER BY hit_key ${way(falling)} ${nulls}, hit_id ${way(falling)}
        OFFSET ${skip} LIMIT ${take}`,
    ),
  );
}

/**
 * A page of a list that is sorted by something measured about its rows, which changes too often to be in their own
 * table. From the end of the list where that is nearer.
 */
export async function pageByMeasure(
  db: Db,
  list: Measured,
  where: SQL | undefined,
  { page, perPage, sort }: ListBase,
  few = FEW,
) {
  const falling = sort === 'desc';
  const total = await countRows(db, list.table, where);
  const skip = (page - 1) * perPage;
  const take = Math.min(perPage, total - skip);
  if (take <= 0) return { ids: [], total };
  if (total <= few) return { ids: await sorted(db, list, where, falling, skip, take), total };
  const parts = partsOf(list, where)(falling);
  const rest = total - skip - take;
  if (rest >= skip) return { ids: await along(db, parts, falling, skip, take), total };
  const backwards = await along(db, parts.toReversed(), !falling, rest, take);
  return { ids: backwards.reverse(), total };
}
