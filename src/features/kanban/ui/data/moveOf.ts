import type { Drop } from '../drag/drag.ts';
import type { Column } from './columns.ts';
import type { CardMove } from './outgoing.ts';

/** Where a card comes to stand, to be spoken. */
export function placeOf(columns: readonly Column[], { card, to, at }: Drop) {
  const column = columns.find((one) => one.board.id === to);
  const others = column?.cards.filter((one) => one.id !== card.id).length ?? at;
  return { title: card.title, board: column?.board.title ?? '', place: at + 1, total: others + 1 };
}

/** Beside the neighbours that are seen: what a filter hides keeps its place. Nothing when it stays where it is. */
export function moveOf(columns: readonly Column[], { card, to, at }: Drop): CardMove | undefined {
  const column = columns.find((one) => one.board.id === to);
  if (!column) return undefined;
  const others = column.cards.filter((one) => one.id !== card.id && !one.waits);
  const was = column.cards.filter((one) => !one.waits).findIndex((one) => one.id === card.id);
  if (was === at) return undefined;
  return { taskId: card.id, boardId: to, afterId: others[at - 1]?.id ?? null, beforeId: others[at]?.id ?? null };
}
