import { useSyncExternalStore } from 'react';
import type { BoardId } from '#features/kanban/contract.ts';
import type { ShownCard } from '../data/columns.ts';

/** A card in the air. Places count the cards of a column without it. */
export interface Drag {
  card: ShownCard;
  from: BoardId;
  fromAt: number;
  to: BoardId;
  at: number;
  height: number;
  by: 'pointer' | 'keys';
}

export interface Drop {
  card: ShownCard;
  to: BoardId;
  at: number;
}

let drag: Drag | null = null;
const watchers = new Set<() => void>();
const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

export const currentDrag = () => drag;

export function setDrag(next: Drag | null) {
  if (drag && next && drag.to === next.to && drag.at === next.at) return;
  drag = next;
  for (const tell of watchers) tell();
}

export const useDrag = () => useSyncExternalStore(watch, currentDrag);
export const useIsDragging = () => useSyncExternalStore(watch, () => drag !== null);
/** Only the columns that a card leaves or reaches are drawn again. */
export const useGapAt = (board: BoardId) =>
  useSyncExternalStore(watch, () => (drag && drag.to === board ? drag.at : -1));
export const useTaken = (board: BoardId) =>
  useSyncExternalStore(watch, () => (drag && drag.from === board ? drag.card.id : 0));

/** What the pointer has to know of a column to find a place in it. */
export interface Lane {
  board: BoardId;
  /** The column itself, for where it stands sideways. */
  column: HTMLElement;
  /** Scrolls up and down. */
  scroll: HTMLElement;
  /** Begins where the first card begins. */
  list: HTMLElement;
  /** Heights of the cards in their order, without the one in the air. */
  heights: () => number[];
}

export const lanes = new Map<BoardId, Lane>();
