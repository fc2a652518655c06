import type { BoardId, LightCard, WholeBoard } from '#features/kanban/contract.ts';
import type { Waiting } from '#web/outbox/keepOutbox.ts';
import type { BoardMove, CardMove, NewCard } from './outgoing.ts';
import type { ShownBoard } from './patch.ts';

export interface ShownCard extends LightCard {
  /** Of a new one that the server does not have yet. */
  waits?: boolean;
}

export interface Column {
  board: ShownBoard;
  cards: ShownCard[];
  /** All its cards, or those that match. */
  count: number;
}

const asCard = ({ payload }: Waiting<NewCard>, at: number): ShownCard => ({
  // Only until the server has given it one of its own.
  id: -1 - at,
  ...payload,
  rank: 0,
  ...{ labels: [], people: [], dueDate: null, cover: null, attachments: 0, comments: 0, version: 0 },
  checklist: { done: 0, total: 0 },
  waits: true,
});

/** The same rule as the server's: after the one, else before the other, else at the end. */
function place(cards: ShownCard[], card: ShownCard, { afterId, beforeId }: CardMove): ShownCard[] {
  const after = afterId === null ? -1 : cards.findIndex((one) => one.id === afterId);
  const before = beforeId === null ? -1 : cards.findIndex((one) => one.id === beforeId);
  const at = after >= 0 ? after + 1 : before >= 0 ? before : cards.length;
  return [...cards.slice(0, at), card, ...cards.slice(at)];
}

function moveWithin(lists: Map<BoardId, ShownCard[]>, move: CardMove) {
  for (const [id, list] of lists) {
    const card = list.find((one) => one.id === move.taskId);
    if (!card || !lists.has(move.boardId)) continue;
    lists.set(
      id,
      list.filter((one) => one !== card),
    );
    lists.set(move.boardId, place(lists.get(move.boardId) ?? [], { ...card, boardId: move.boardId }, move));
    return;
  }
}

/** The list with one of it right before another one, or at the end. */
export function movedBefore<T>(
  list: T[],
  { id, beforeId }: { id: unknown; beforeId: unknown },
  idOf: (one: T) => unknown,
) {
  const moving = list.find((one) => idOf(one) === id);
  if (!moving) return list;
  const rest = list.filter((one) => one !== moving);
  const at = rest.findIndex((one) => idOf(one) === beforeId);
  return at < 0 ? [...rest, moving] : rest.toSpliced(at, 0, moving);
}

const isSame = <T>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((one, at) => one === b[at]);

/** A column that did not change stays the same object, and is not drawn again. */
function kept(next: Column, before: Column | undefined): Column {
  if (!before) return next;
  const cards = isSame(next.cards, before.cards) ? before.cards : next.cards;
  return cards === before.cards && next.board === before.board && next.count === before.count
    ? before
    : { ...next, cards };
}

/** What the server answered, with all on top that is still on its way. */
export function columnsOf(data: WholeBoard, waiting: Waiting[], filtered: boolean, before: Column[]): Column[] {
  const lists = new Map<BoardId, ShownCard[]>(data.boards.map((one) => [one.id, []]));
  for (const card of data.cards) lists.get(card.boardId)?.push(card);
  const sent = new Map([...lists].map(([id, list]) => [id, list.length]));
  let boards = data.boards;
  for (const [at, one] of waiting.entries()) {
    if (one.kind === 'kanban.move') moveWithin(lists, one.payload as CardMove);
    if (one.kind === 'kanban.move-board') boards = movedBefore(boards, one.payload as BoardMove, (board) => board.id);
    if (one.kind !== 'kanban.add') continue;
    const card = asCard(one as Waiting<NewCard>, at);
    const list = lists.get(card.boardId);
    if (list) lists.set(card.boardId, [...list, card]);
  }
  const columns = boards.map((board): Column => {
    const cards = lists.get(board.id) ?? [];
    const known = filtered ? board.matching : board.total;
    const next = { board, cards, count: known + cards.length - (sent.get(board.id) ?? 0) };
    return kept(
      next,
      before.find((one) => one.board.id === board.id),
    );
  });
  return isSame(columns, before) ? before : columns;
}
