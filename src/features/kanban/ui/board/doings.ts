import { createContext, type KeyboardEvent, type PointerEvent, type RefObject, use } from 'react';
import type { BoardId } from '#features/kanban/contract.ts';
import type { TitleDraft } from '../card/titleDraft.ts';
import type { Column, ShownCard } from '../data/columns.ts';

/** What can be done from a column or a card. The object stays the same, so that nothing is drawn anew for it. */
export interface Doings {
  mayManage: boolean;
  open: (id: number) => void;
  openMenu: (card: ShownCard, anchor: HTMLElement, isMove?: boolean) => void;
  pressDown: (event: PointerEvent<HTMLElement>, card: ShownCard, at: number) => void;
  /** Answers whether the key was about moving the card. */
  pressKey: (event: KeyboardEvent<HTMLElement>, card: ShownCard, at: number) => boolean;
  leave: () => void;
  editTitle: (id: number | undefined) => void;
  titleDraft: RefObject<TitleDraft | undefined>;
  addTo: (board: BoardId | undefined) => void;
  pressHead: (event: PointerEvent<HTMLElement>, board: BoardId) => void;
  moveColumn: (board: BoardId, by: -1 | 1) => void;
  setUp: (column: Column) => void;
}

export const DoingsContext = createContext<Doings | null>(null);

export function useDoings(): Doings {
  const doings = use(DoingsContext);
  if (!doings) throw new Error('A column stands on a board.');
  return doings;
}
