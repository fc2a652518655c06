import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { HIGHEST_ID } from '#contract/highestId.ts';
import type { Board, BoardId } from '#features/kanban/contract.ts';
import { kanbanBoards } from './tables.ts';

export type BoardRow = typeof kanbanBoards.$inferSelect;

/** By its word, or by its number. */
export const wireId = (row: { id: number; slug: string | null }): BoardId => row.slug ?? row.id;

const isBoard = (given: BoardId) =>
  typeof given === 'string'
    ? eq(kanbanBoards.slug, given)
    : and(eq(kanbanBoards.id, given <= HIGHEST_ID ? given : 0), isNull(kanbanBoards.slug));

export const boardOf = (row: BoardRow): Board => ({
  id: wireId(row),
  title: row.title,
  glyph: row.glyph,
  colour: row.colour,
  isDone: row.isDone,
  wipLimit: row.wipLimit,
  version: row.version,
  orderVersion: row.orderVersion,
});

export const NO_BOARD = 'There is no such board. It may have been deleted.';

export async function findBoard(db: Db, given: BoardId): Promise<BoardRow> {
  const [found] = await db
    .select()
    .from(kanbanBoards)
    .where(and(isBoard(given), isNull(kanbanBoards.deletedAt)));
  if (!found) throw notFound(NO_BOARD);
  return found;
}

export const listBoards = async (db: Db): Promise<Board[]> =>
  (await db.select().from(kanbanBoards).where(isNull(kanbanBoards.deletedAt)).orderBy(asc(kanbanBoards.rank))).map(
    boardOf,
  );

/** Everybody locks boards before cards and in the order of their numbers, so that nobody waits in a circle. */
export async function lockBoards(tx: Db, ids: number[]): Promise<Map<number, BoardRow>> {
  const rows = await tx
    .select()
    .from(kanbanBoards)
    .where(and(inArray(kanbanBoards.id, ids), isNull(kanbanBoards.deletedAt)))
    .orderBy(asc(kanbanBoards.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

export async function lockBoard(tx: Db, given: BoardId): Promise<BoardRow> {
  const { id } = await findBoard(tx, given);
  const row = (await lockBoards(tx, [id])).get(id);
  if (!row) throw notFound(NO_BOARD);
  return row;
}

/** The order of boards is one line: whoever changes it goes first or waits. */
const BOARD_LINE = 7_426_120;
export const lockBoardLine = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(${BOARD_LINE})`);

export const bumpOrder = (tx: Db, ids: number[]) =>
  tx
    .update(kanbanBoards)
    .set({ orderVersion: sql`${kanbanBoards.orderVersion} + 1` })
    .where(inArray(kanbanBoards.id, ids))
    .returning({ id: kanbanBoards.id, slug: kanbanBoards.slug, orderVersion: kanbanBoards.orderVersion });
