import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { BoardId } from '#features/kanban/contract.ts';
import type { ShownCard } from '../data/columns.ts';
import { currentDrag, lanes, useGapAt, useTaken } from '../drag/drag.ts';

/** Up to so many cards are all in the page; of more only those in sight. */
const ALL_DRAWN = 20;
const AROUND = 3;
const SPACE = 8;
/** About what stands above and below the cards. */
const BESIDE = 200;

export const GAP = 'gap';
export type Item = ShownCard | typeof GAP;

/** Near enough to what is measured later that nothing jumps. */
function guess({ cover, labels, title, checklist, dueDate, people, comments, attachments }: ShownCard): number {
  const facts = dueDate || people.length || comments || attachments ? 30 : 0;
  const lines = Math.ceil(title.length / 32);
  return 24 + SPACE + (cover ? 100 : 0) + (labels.length ? 30 : 0) + lines * 20 + (checklist.total ? 24 : 0) + facts;
}

/** The cards of a column with the gap for the one in the air; that one stays in the page, without room of its own. */
function itemsOf(cards: ShownCard[], taken: number, gap: number): Item[] {
  if (gap < 0) return cards;
  const at = cards.findIndex((one) => one.id === taken);
  const place = at >= 0 && gap > at ? gap + 1 : gap;
  return [...cards.slice(0, place), GAP, ...cards.slice(place)];
}

export function useLane(board: BoardId, cards: ShownCard[], edited: number | undefined, hasRest: boolean) {
  const column = useRef<HTMLElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const gap = useGapAt(board);
  const taken = useTaken(board);
  const items = useMemo(() => itemsOf(cards, taken, gap), [cards, taken, gap]);

  const keyOf = useCallback(
    (index: number) => {
      const item = items[index];
      if (item === undefined) return index;
      return item === GAP ? GAP : item.id === taken ? `taken-${taken}` : item.id;
    },
    [items, taken],
  );
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    getItemKey: keyOf,
    estimateSize: (index) => {
      const item = items[index];
      if (item === undefined) return 0;
      if (item === GAP) return (currentDrag()?.height ?? 0) + SPACE;
      return item.id === taken ? 0 : guess(item);
    },
    overscan: !hasRest ? 0 : cards.length > ALL_DRAWN ? AROUND : ALL_DRAWN,
    // Known before it is measured: the cards are drawn with the column, bit by bit, not at one go after it.
    initialRect: { width: 0, height: window.innerHeight - BESIDE },
    // What a finger began on, or somebody writes in, has to stay in the page, or the page stops hearing them.
    rangeExtractor: (range: Range) => {
      const seen = defaultRangeExtractor(range);
      const held = taken || edited;
      const at = held ? items.findIndex((one) => one !== GAP && one.id === held) : -1;
      return at < 0 || seen.includes(at) ? seen : [...seen, at].sort((a, b) => a - b);
    },
  });

  const now = useRef({ virtual, items, taken });
  useEffect(() => {
    now.current = { virtual, items, taken };
  });
  useEffect(() => {
    const [here, box, rows] = [column.current, scroll.current, list.current];
    if (!here || !box || !rows) return;
    const heights = () => {
      const sizes = now.current.virtual.measurementsCache;
      return now.current.items.flatMap((one, at) =>
        one === GAP || one.id === now.current.taken ? [] : [sizes[at]?.size ?? 0],
      );
    };
    lanes.set(board, { board, column: here, scroll: box, list: rows, heights });
    return () => {
      lanes.delete(board);
    };
  }, [board]);

  // Carried by keys, it stays in sight.
  useEffect(() => {
    if (gap < 0 || currentDrag()?.by !== 'keys') return;
    const at = now.current.items.indexOf(GAP);
    now.current.virtual.scrollToIndex(at, { align: 'auto' });
    column.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [gap]);

  return { column, scroll, list, items, taken, virtual };
}
