import { and, gt, inArray, lte, max, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import type { Step, StepContext } from './jobs.ts';

export type Problem = NonNullable<Step['problems']>[number];

const ROWS_A_STEP = 200;

/** What was chosen one by one and is not there any more. */
export function goneOf(ids: Iterable<number>, found: { id: number }[], reason: string): Problem[] {
  const there = new Set(found.map((row) => row.id));
  return [...ids].filter((id) => !there.has(id)).map((id) => ({ id, name: `#${id}`, reason }));
}

/** A list whose rows can be worked on in bulk: those chosen by id, or all that match its address. */
interface BulkList<Row extends { id: number }, Match> {
  table: PgTable;
  id: PgColumn;
  /** Reads rows as the work needs them, in the order of their ids and locked until the step is done. */
  read: (tx: Db, where: SQL | undefined, most: number) => Promise<Row[]>;
  match: (match: Match, askedAt: Date, db: Db) => SQL | undefined | Promise<SQL | undefined>;
  nameOf: (row: Row) => string;
  /** The sentence for a row that was chosen and is not there any more. */
  gone: string;
}

interface Chosen<Match> {
  ids?: number[] | undefined;
  match?: Match | undefined;
}

/** What bulk jobs of a list are made of. */
export function bulkOf<Row extends { id: number }, Match>(list: BulkList<Row, Match>) {
  const whereOf = async (db: Db, match: Match | undefined, askedAt: Date) =>
    match === undefined ? undefined : list.match(match, askedAt, db);

  /** What a job has to know about its rows, and how many they are. */
  async function chosenRows(db: Db, { ids, match }: Chosen<Match>, askedAt: Date) {
    if (ids) {
      const chosen = [...new Set(ids)].sort((a, b) => a - b);
      return { params: { ids: chosen }, total: chosen.length };
    }
    // What is made while it runs, its own copies first of all, is none of its business.
    const [last] = await db.select({ id: max(list.id) }).from(list.table);
    const total = await db.$count(list.table, await whereOf(db, match, askedAt));
    return { params: { match, until: Number(last?.id ?? 0) }, total };
  }

  const problemOf = (row: Row, reason: string): Problem => ({ id: row.id, name: list.nameOf(row), reason });

  const goneFrom = (ids: number[], found: Row[]) => goneOf(ids, found, list.gone);

  /** In the order of their ids: two jobs that meet wait for each other instead of blocking one another. */
  const lockRows = (tx: Db, ids: number[]) => list.read(tx, inArray(list.id, ids), ids.length);

  /** The next rows of a job, locked. */
  async function nextRows({ tx, job }: StepContext, most = ROWS_A_STEP) {
    const after = Number(job.cursor ?? 0);
    const { ids, match, until } = job.params as Chosen<Match> & { until?: number };
    if (ids) {
      const some = ids.filter((id) => id > after).slice(0, most);
      const rows = some.length > 0 ? await lockRows(tx, some) : [];
      const next = some.length === most ? some.at(-1) : null;
      return { rows, gone: goneFrom(some, rows), done: some.length, next };
    }
    const where = await whereOf(tx, match, job.createdAt);
    const rows = await list.read(tx, and(where, gt(list.id, after), lte(list.id, until ?? 0)), most);
    return { rows, gone: [], done: rows.length, next: rows.length === most ? rows.at(-1)?.id : null };
  }

  return { chosenRows, problemOf, goneOf: goneFrom, lockRows, nextRows };
}
