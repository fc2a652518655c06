import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import type { BoardId, Move } from '#features/kanban/contract.ts';
import { type BoardRow, bumpOrder, findBoard, lockBoards, NO_BOARD } from './boards.ts';
import { type Hand, note } from './hand.ts';
import { freeRank } from './ranks.ts';
import { kanbanCards, kanbanMoves } from './tables.ts';

export type CardRow = typeof kanbanCards.$inferSelect;

export const NO_CARD = 'There is no such card. It may have been deleted.';
const BUSY = 'Others are moving this card right now. Try again.';
const NEIGHBOURS_GONE = 'The cards at this place were moved meanwhile. Look at the board again.';

/** What was read before the boards were locked is no longer so: everything is done again from the beginning. */
class MovedMeanwhile extends Error {}

const DEADLOCK = '40P01';
function isDeadlock(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ((at as { code?: string }).code === DEADLOCK) return true;
  return false;
}

const TRIES = 20;

/** One move is one transaction. It is repeated when somebody moved the same card between our look and our lock. */
export async function inOrder<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let left = TRIES; left > 0; left -= 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (!(error instanceof MovedMeanwhile) && !isDeadlock(error)) throw error;
    }
  }
  throw new Refusal(409, BUSY);
}

const alive = (id: number) => and(eq(kanbanCards.id, id), isNull(kanbanCards.deletedAt));

/** Without a lock. */
export async function findCard(db: Db, id: number): Promise<CardRow> {
  const [found] = await db.select().from(kanbanCards).where(alive(id));
  if (!found) throw notFound(NO_CARD);
  return found;
}

/** For a change to the card itself, wherever it stands. */
export async function lockCard(tx: Db, id: number): Promise<CardRow> {
  const [found] = await tx.select().from(kanbanCards).where(alive(id)).for('no key update');
  if (!found) throw notFound(NO_CARD);
  return found;
}

export interface Held {
  card: CardRow;
  from: BoardRow;
  to: BoardRow;
}

/** The card with the board it stands on and the one it goes to, all locked. Without one it stays on its own. */
export async function hold(tx: Db, cardId: number, toId?: number): Promise<Held> {
  const before = await findCard(tx, cardId);
  const goal = toId ?? before.boardId;
  const boards = await lockBoards(tx, [before.boardId, goal]);
  const card = await lockCard(tx, cardId);
  const [from, to] = [boards.get(before.boardId), boards.get(goal)];
  if (!to) throw notFound(NO_BOARD);
  if (!from || card.boardId !== from.id) throw new MovedMeanwhile();
  return { card, from, to };
}

export interface Done {
  boards: { id: number; slug: string | null; orderVersion: number }[];
  renumbered: boolean;
}

type Where = Parameters<typeof freeRank>[2];

export async function place(tx: Db, hand: Hand, { card, from, to }: Held, where: Where): Promise<Done> {
  const { rank, renumbered } = await freeRank(tx, to.id, where, card.id);
  await tx
    .update(kanbanCards)
    .set({ boardId: to.id, rank, changedAt: hand.at, changedById: hand.me.id })
    .where(eq(kanbanCards.id, card.id));
  if (from.id !== to.id)
    await note(tx, hand, [card.id], [{ what: 'moved', detail: { from: from.title, to: to.title } }]);
  return { boards: await bumpOrder(tx, [from.id, to.id]), renumbered };
}

/** To the end of another board. On its own board it stays where it is. */
export async function toBoard(tx: Db, hand: Hand, taskId: number, boardId: BoardId): Promise<Done> {
  await findCard(tx, taskId);
  const held = await hold(tx, taskId, (await findBoard(tx, boardId)).id);
  if (held.from.id === held.to.id) return { boards: [], renumbered: false };
  return place(tx, hand, held, 'end');
}

/** To the position of another card, which makes room: downwards on its own board it ends up after it, else before it. */
export async function toPlaceOf(tx: Db, hand: Hand, taskId: number, targetId: number): Promise<Done> {
  await findCard(tx, taskId);
  const before = await findCard(tx, targetId);
  const held = await hold(tx, taskId, before.boardId);
  const target = await findCard(tx, targetId);
  if (target.boardId !== held.to.id) throw new MovedMeanwhile();
  if (target.id === held.card.id) return { boards: [], renumbered: false };
  const isDown = held.from.id === held.to.id && held.card.rank < target.rank;
  return place(tx, hand, held, { side: isDown ? 'after' : 'before', id: target.id });
}

/** The same key again: it was done, and whatever happened since stays. */
async function isMade(tx: Db, { me, at }: Hand, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  const fresh = await tx.insert(kanbanMoves).values({ personId: me.id, key, at }).onConflictDoNothing().returning();
  return fresh.length === 0;
}

async function neighbour(tx: Db, id: number | null, boardId: number): Promise<number | undefined> {
  if (id === null) return undefined;
  const [found] = await tx
    .select({ id: kanbanCards.id })
    .from(kanbanCards)
    .where(and(alive(id), eq(kanbanCards.boardId, boardId)));
  return found?.id;
}

/** Beside whichever of the two neighbours is still there. */
async function beside(tx: Db, { afterId, beforeId, taskId }: Move, boardId: number): Promise<Where> {
  if (afterId === null && beforeId === null) return 'end';
  const after = afterId === taskId ? undefined : await neighbour(tx, afterId, boardId);
  if (after !== undefined) return { side: 'after', id: after };
  const before = beforeId === taskId ? undefined : await neighbour(tx, beforeId, boardId);
  if (before !== undefined) return { side: 'before', id: before };
  throw new Refusal(409, NEIGHBOURS_GONE);
}

export async function moveCard(tx: Db, hand: Hand, move: Move): Promise<Done> {
  await findCard(tx, move.taskId);
  const held = await hold(tx, move.taskId, (await findBoard(tx, move.boardId)).id);
  if (await isMade(tx, hand, move.key)) return { boards: [held.from], renumbered: false };
  return place(tx, hand, held, await beside(tx, move, held.to.id));
}
