import { and, asc, eq, lt, max, ne, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import type { BoardChange, BoardId, NewBoard } from '#features/kanban/contract.ts';
import { type BoardRow, findBoard, lockBoard, lockBoardLine, NO_BOARD } from './boards.ts';
import type { Hand } from './hand.ts';
import { GAP } from './ranks.ts';
import { kanbanBoards } from './tables.ts';

const CHANGED = 'Somebody changed this board after you opened it. Nothing was overwritten: look at it again.';

const written = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;

async function storedAs(tx: Db, { me }: Hand, key: string): Promise<BoardRow | undefined> {
  const [found] = await tx
    .select()
    .from(kanbanBoards)
    .where(and(eq(kanbanBoards.createdById, me.id), eq(kanbanBoards.writingKey, key)));
  if (found?.deletedAt) throw notFound(NO_BOARD);
  return found;
}

/** At the end of the line. */
export async function addBoard(tx: Db, hand: Hand, { key, title, ...look }: NewBoard): Promise<BoardRow> {
  await lockBoardLine(tx);
  const before = key === undefined ? undefined : await storedAs(tx, hand, key);
  if (before) return before;
  const [last] = await tx.select({ rank: max(kanbanBoards.rank) }).from(kanbanBoards);
  const values = { title, ...written(look), rank: (last?.rank ?? 0) + GAP, createdAt: hand.at };
  const [made] = await tx
    .insert(kanbanBoards)
    .values({ ...values, createdById: hand.me.id, writingKey: key ?? null })
    .returning();
  if (!made) throw new Error('the board was not stored');
  return made;
}

export async function changeBoard(tx: Db, given: BoardId, { version, ...change }: BoardChange): Promise<BoardRow> {
  const board = await lockBoard(tx, given);
  const fields = Object.entries(written(change)).filter(([name, value]) => board[name as keyof BoardRow] !== value);
  if (fields.length === 0) return board;
  if (version !== undefined && version !== board.version) throw new Refusal(409, CHANGED);
  const [changed] = await tx
    .update(kanbanBoards)
    .set({ ...Object.fromEntries(fields), version: sql`${kanbanBoards.version} + 1` })
    .where(eq(kanbanBoards.id, board.id))
    .returning();
  return changed ?? board;
}

/** There are few boards: when two have no number between them, all are numbered anew, above the old numbers. */
async function rankBefore(tx: Db, moving: BoardRow, beforeId: number): Promise<number | undefined> {
  const [target] = await tx.select().from(kanbanBoards).where(eq(kanbanBoards.id, beforeId));
  if (!target) return undefined;
  const [previous] = await tx
    .select({ rank: max(kanbanBoards.rank) })
    .from(kanbanBoards)
    .where(and(lt(kanbanBoards.rank, target.rank), ne(kanbanBoards.id, moving.id)));
  if (previous?.rank == null) return target.rank - GAP;
  const middle = Math.floor((previous.rank + target.rank) / 2);
  return middle > previous.rank ? middle : undefined;
}

async function renumber(tx: Db) {
  // In the order everybody locks boards in.
  await tx.select({ id: kanbanBoards.id }).from(kanbanBoards).orderBy(asc(kanbanBoards.id)).for('no key update');
  await tx.execute(sql`
    UPDATE ${kanbanBoards} SET rank = inLine.top + inLine.n * ${GAP}::bigint
    FROM (SELECT id, row_number() OVER (ORDER BY rank) AS n, max(rank) OVER () AS top FROM ${kanbanBoards}) AS inLine
    WHERE ${kanbanBoards.id} = inLine.id`);
}

/** Before another board, or to the end. */
export async function moveBoard(tx: Db, given: BoardId, before: BoardId | null) {
  await lockBoardLine(tx);
  const moving = await findBoard(tx, given);
  const target = before === null ? null : await findBoard(tx, before);
  if (target?.id === moving.id) return;
  const place = async () => {
    if (target) return rankBefore(tx, moving, target.id);
    const [last] = await tx.select({ rank: max(kanbanBoards.rank) }).from(kanbanBoards);
    return (last?.rank ?? 0) + GAP;
  };
  let rank = await place();
  if (rank === undefined) {
    await renumber(tx);
    rank = await place();
  }
  if (rank === undefined) throw notFound(NO_BOARD);
  await tx.update(kanbanBoards).set({ rank }).where(eq(kanbanBoards.id, moving.id));
}
