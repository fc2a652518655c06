import type { BoardId, Card, LightCard, WholeBoard } from '#features/kanban/contract.ts';
import { patchQueries, queryClient } from '#web/queryClient.ts';
import { noteEdit } from './edits.ts';
import { cardQuery, isMissing } from './queries.ts';
import { readSoon } from './readSoon.ts';

export type ShownBoard = WholeBoard['boards'][number];

/** Of a board that has more cards than are sent, only the server knows how many match. */
const SENT_AT_MOST = 1_000;

/** Board by board, and on each by rank. */
function inOrder(boards: readonly ShownBoard[], cards: readonly LightCard[]): LightCard[] {
  const place = new Map(boards.map((one, at) => [one.id, at]));
  const at = (card: LightCard) => place.get(card.boardId) ?? boards.length;
  return [...cards].sort((a, b) => at(a) - at(b) || a.rank - b.rank);
}

function counted(boards: readonly ShownBoard[], cards: readonly LightCard[]): ShownBoard[] {
  const found = new Map<BoardId, number>();
  for (const { boardId } of cards) found.set(boardId, (found.get(boardId) ?? 0) + 1);
  return boards.map((one) => (one.matching > SENT_AT_MOST ? one : { ...one, matching: found.get(one.id) ?? 0 }));
}

/** What is shown with some cards read again; those that did not come back are gone, or no longer match. */
export function merge(data: WholeBoard, ids: readonly number[], answer: WholeBoard): WholeBoard {
  const asked = new Set(ids);
  const cards = inOrder(answer.boards, [...data.cards.filter((one) => !asked.has(one.id)), ...answer.cards]);
  const before = new Map(data.boards.map((one) => [one.id, one.matching]));
  const boards = answer.boards.map((one) => ({ ...one, matching: before.get(one.id) ?? one.matching }));
  return { boards: counted(boards, cards), cards, labels: answer.labels };
}

export const editBoards = (edit: (data: WholeBoard) => WholeBoard) =>
  patchQueries<WholeBoard>(['kanban', 'board'], edit);

/**
 * A card as the server answered it, at the place the server gave it. The answer may have come after something newer that
 * others did, so the card is read once more.
 */
export function putLight(card: LightCard) {
  noteEdit();
  readSoon([card.id]);
  editBoards((data) => {
    const before = data.cards.find((one) => one.id === card.id);
    if (!before) return data;
    const cards = inOrder(
      data.boards,
      data.cards.map((one) => (one.id === card.id ? card : one)),
    );
    const by = (id: BoardId) => Number(id === card.boardId) - Number(id === before.boardId);
    const boards = data.boards.map((one) => (by(one.id) === 0 ? one : { ...one, total: one.total + by(one.id) }));
    return { ...data, cards, boards: counted(boards, cards) };
  });
}

const lightOf = ({ attachments, comments, checklist, ...card }: Card): LightCard => ({
  id: card.id,
  boardId: card.boardId,
  rank: card.rank,
  title: card.title,
  labels: card.labels,
  dueDate: card.dueDate,
  cover: card.cover,
  people: card.people,
  version: card.version,
  attachments: attachments.length,
  comments: comments.length,
  checklist: { done: checklist.filter((one) => one.isDone).length, total: checklist.length },
});

/** Everything of a card, in its drawer and on its board. */
export function putCard(card: Card) {
  queryClient.setQueryData(['kanban', 'card', card.id], card);
  putLight(lightOf(card));
}

/** Somebody deleted it while it was open. */
export const isCardGone = (id: number) => isMissing(queryClient.getQueryState(cardQuery(id).queryKey)?.error);

export function dropCards(isGone: (card: LightCard) => boolean) {
  noteEdit();
  editBoards((data) => {
    const cards = data.cards.filter((one) => !isGone(one));
    const left = new Map<BoardId, number>();
    for (const one of data.cards) if (isGone(one)) left.set(one.boardId, (left.get(one.boardId) ?? 0) + 1);
    const boards = data.boards.map((one) => ({ ...one, total: one.total - (left.get(one.id) ?? 0) }));
    return { ...data, cards, boards: counted(boards, cards) };
  });
}

/** A card that was just made stands last on its board until the server says where. */
export function putNew(card: Omit<LightCard, 'rank'>) {
  noteEdit();
  readSoon([card.id]);
  editBoards((data) => {
    if (data.cards.some((one) => one.id === card.id)) return data;
    const last = data.cards.findLast((one) => one.boardId === card.boardId)?.rank ?? 0;
    const cards = inOrder(data.boards, [...data.cards, { ...card, rank: last + 1 }]);
    const boards = data.boards.map((one) => (one.id === card.boardId ? { ...one, total: one.total + 1 } : one));
    return { ...data, cards, boards: counted(boards, cards) };
  });
}

export const readAgain = () => queryClient.invalidateQueries({ queryKey: ['kanban'] });
