import { focusSearch } from '#web/kit/SearchField.tsx';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import type { Column, ShownCard } from '../data/columns.ts';
import { lanes } from '../drag/drag.ts';
import { cardElement, focusCard } from '../drag/focusCard.ts';
import { KANBAN_KEYS } from '../keys.ts';
import type { Doings } from './doings.ts';

/** The column that is meant: the one with the focus, or the first. */
export function columnInFocus(columns: Column[]): Column | undefined {
  const id = document.activeElement?.closest('[data-board]')?.getAttribute('data-board');
  return columns.find((one) => String(one.board.id) === id) ?? columns[0];
}

function cardInFocus(columns: Column[]): { card: ShownCard; column: number; at: number } | undefined {
  const id = Number(document.activeElement?.closest('li')?.querySelector('[data-card]')?.getAttribute('data-card'));
  for (const [column, { cards }] of columns.entries()) {
    const at = cards.findIndex((one) => one.id === id);
    const card = cards[at];
    if (card) return { card, column, at };
  }
  return undefined;
}

/** A card that is out of sight is brought into the page first. */
function goTo(column: Column | undefined, at: number) {
  const card = column?.cards[Math.max(0, Math.min(column.cards.length - 1, at))];
  if (!column || !card) return;
  const there = cardElement(card.id);
  if (there) return there.focus();
  const lane = lanes.get(column.board.id);
  const above =
    lane
      ?.heights()
      .slice(0, at)
      .reduce((sum, one) => sum + one, 0) ?? 0;
  lane?.scroll.scrollTo({ top: above });
  focusCard(card.id);
}

/** The keys of the board. They mean the card that has the focus. */
export function useBoardKeys(columns: Column[] | undefined, doings: Doings) {
  const all = columns ?? [];
  const { mayManage } = doings;
  const step = (key: string) => () => {
    const now = cardInFocus(all);
    if (!now)
      return goTo(
        all.find((one) => one.cards.length > 0),
        0,
      );
    const { column, at } = now;
    if (key === 'ArrowUp' || key === 'ArrowDown') return goTo(all[column], at + (key === 'ArrowDown' ? 1 : -1));
    const way = (key === 'ArrowRight') === (document.documentElement.dir === 'rtl') ? -1 : 1;
    const beside = all.filter((one, place) => (place - column) * way > 0 && one.cards.length > 0);
    return goTo(way > 0 ? beside[0] : beside.at(-1), at);
  };
  const withCard = (deed: (card: ShownCard) => void) => () => {
    const now = cardInFocus(all);
    if (now && !now.card.waits) deed(now.card);
  };
  const writing = {
    new: () => doings.addTo(columnInFocus(all)?.board.id),
    move: withCard((card) => {
      const anchor = cardElement(card.id);
      if (anchor) doings.openMenu(card, anchor, true);
    }),
    edit: withCard((card) => doings.editTitle(card.id)),
  };
  usePageShortcuts(KANBAN_KEYS, {
    next: step('ArrowDown'),
    previous: step('ArrowUp'),
    right: step('ArrowRight'),
    left: step('ArrowLeft'),
    search: focusSearch,
    filter: () => document.querySelector<HTMLElement>('[data-filter]')?.click(),
    ...(mayManage ? writing : {}),
  });
}
