import { and, asc, count, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { randomToken } from '#api/tokens.ts';
import type { BoardBelongings, BoardId } from '#features/kanban/contract.ts';
import { bumpOrder, findBoard, lockBoard, wireId } from './boards.ts';
import { type Hand, note } from './hand.ts';
import { hold } from './order.ts';
import { kanbanAttachments, kanbanBoards, kanbanCards, kanbanChecklist, kanbanComments } from './tables.ts';
import { boardSubject } from './tell.ts';

const GONE = 'There is nothing to bring back. After 30 days it is deleted for good.';
const BOARD_FIRST = 'The board of these cards was deleted too. Bring the board back first.';

/** Says what it brings back. A single card comes and goes without the audit log; its history has it. */
const tokenFor = (what: 'board' | 'cards' | 'card') => `${what}.${randomToken()}`;

/** What deleting a board takes along. */
export async function belongingsOf(db: Db, given: BoardId): Promise<BoardBelongings> {
  const board = await findBoard(db, given);
  const cards = db
    .select({ id: kanbanCards.id })
    .from(kanbanCards)
    .where(and(eq(kanbanCards.boardId, board.id), isNull(kanbanCards.deletedAt)));
  const howMany = async (table: PgTable, where: SQL) => {
    const [counted] = await db.select({ total: count() }).from(table).where(where);
    return counted?.total ?? 0;
  };
  return {
    id: wireId(board),
    tasks: await howMany(kanbanCards, inArray(kanbanCards.id, cards)),
    comments: await howMany(kanbanComments, inArray(kanbanComments.cardId, cards)),
    attachments: await howMany(kanbanAttachments, inArray(kanbanAttachments.cardId, cards)),
    checklist: await howMany(kanbanChecklist, inArray(kanbanChecklist.cardId, cards)),
  };
}

async function dropCards(tx: Db, hand: Hand, where: SQL, deletion: string): Promise<number[]> {
  const gone = await tx
    .update(kanbanCards)
    .set({ deletedAt: hand.at, deletion })
    .where(and(where, isNull(kanbanCards.deletedAt)))
    .returning({ id: kanbanCards.id });
  const ids = gone.map((one) => one.id);
  await note(tx, hand, ids, [{ what: 'deleted' }]);
  return ids;
}

/** The board and its cards, out of every list until they are brought back. */
export async function deleteBoard(tx: Db, hand: Hand, doer: Doer, given: BoardId) {
  const board = await lockBoard(tx, given);
  const token = tokenFor('board');
  const cards = await dropCards(tx, hand, eq(kanbanCards.boardId, board.id), token);
  await tx.update(kanbanBoards).set({ deletedAt: hand.at, deletion: token }).where(eq(kanbanBoards.id, board.id));
  await record(tx, doer, [{ action: 'board-deleted', subject: boardSubject(board), detail: { cards: cards.length } }]);
  return { id: wireId(board), tasks: cards.length, token };
}

export async function clearBoard(tx: Db, hand: Hand, doer: Doer, given: BoardId) {
  const board = await lockBoard(tx, given);
  const token = tokenFor('cards');
  const cards = await dropCards(tx, hand, eq(kanbanCards.boardId, board.id), token);
  await bumpOrder(tx, [board.id]);
  await record(tx, doer, [{ action: 'board-cleared', subject: boardSubject(board), detail: { cards: cards.length } }]);
  return { id: wireId(board), tasks: cards.length, token };
}

export async function deleteCard(tx: Db, hand: Hand, id: number) {
  const { card, from } = await hold(tx, id);
  const token = tokenFor('card');
  await dropCards(tx, hand, eq(kanbanCards.id, card.id), token);
  await bumpOrder(tx, [from.id]);
  return { id, token };
}

/** All that one deletion took, each card at the place it had. */
export async function restore(tx: Db, hand: Hand, doer: Doer, token: string) {
  const gone = await tx
    .select({ id: kanbanCards.id, boardId: kanbanCards.boardId })
    .from(kanbanCards)
    .where(eq(kanbanCards.deletion, token));
  const boardIds = [...new Set(gone.map((one) => one.boardId))];
  const isOurs = eq(kanbanBoards.deletion, token);
  const boards = await tx
    .select()
    .from(kanbanBoards)
    .where(boardIds.length > 0 ? or(isOurs, inArray(kanbanBoards.id, boardIds)) : isOurs)
    .orderBy(asc(kanbanBoards.id))
    .for('no key update');
  const back = boards.filter((one) => one.deletion === token);
  if (boards.some((one) => one.deletedAt !== null && one.deletion !== token)) throw new Refusal(409, BOARD_FIRST);
  const cards = await tx
    .update(kanbanCards)
    .set({ deletedAt: null, deletion: null })
    .where(and(eq(kanbanCards.deletion, token), isNotNull(kanbanCards.deletedAt)))
    .returning({ id: kanbanCards.id });
  if (back.length === 0 && cards.length === 0) throw notFound(GONE);
  await tx.update(kanbanBoards).set({ deletedAt: null, deletion: null }).where(isOurs);
  await bumpOrder(
    tx,
    boards.map((one) => one.id),
  );
  const ids = cards.map((one) => one.id);
  await note(tx, hand, ids, [{ what: 'restored' }]);
  const [board] = boards;
  if (board && !token.startsWith('card.')) {
    const detail = { cards: ids.length };
    await record(tx, doer, [{ action: 'board-restored', subject: boardSubject(board), detail }]);
  }
  return { boards: boards.map(wireId), answer: { boards: back.map(wireId), tasks: ids } };
}
