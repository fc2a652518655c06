import { useTranslation } from 'react-i18next';
import { focusSearch } from '#web/kit/SearchField.tsx';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import type { Column, ShownCard } from '../data/columns.ts';
import { lanes } from '../drag/drag.ts';
import { cardElement, focusCard } from '../drag/focusCard.ts';
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
  const { t } = useTranslation('kanban');
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
  const writing = [
    { keys: ['n'], label: t('keys.new'), run: () => doings.addTo(columnInFocus(all)?.board.id) },
    {
      keys: ['m'],
      label: t('keys.move'),
      run: withCard((card) => {
        const anchor = cardElement(card.id);
        if (anchor) doings.openMenu(card, anchor, true);
      }),
    },
    { keys: ['e'], label: t('keys.edit'), run: withCard((card) => doings.editTitle(card.id)) },
  ];
  usePageShortcuts([
    { keys: ['ArrowDown', 'j'], label: t('keys.next'), run: step('ArrowDown') },
    { keys: ['ArrowUp', 'k'], label: t('keys.previous'), run: step('ArrowUp') },
    { keys: ['ArrowRight'], label: t('keys.right'), run: step('ArrowRight') },
    { keys: ['ArrowLeft'], label: t('keys.left'), run: step('ArrowLeft') },
    {
      keys: ['/'],
      label: t('keys.search'),
      run: focusSearch,
    },
    {
      keys: ['f'],
      label: t('keys.filter'),
      run: () => document.querySelector<HTMLElement>('[data-filter]')?.click(),
    },
    ...(mayManage ? writing : []),
  ]);
}
