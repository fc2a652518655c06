import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { MailList } from '../address.ts';
import type { MailRows } from './useMailRows.ts';

/** The rows in sight. What arrives above them moves nothing that somebody is looking at. */
export function useWindow(list: MailList, rows: MailRows, size: number) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.total ?? 0,
    getScrollElement: () => box.current,
    estimateSize: () => size,
    overscan: 4,
    // Known before it is measured: the rows are drawn with the list, bit by bit, not at one go after it.
    initialRect: { width: 0, height: innerHeight },
  });
  // Rows of another height. Measuring walks the whole list, so it is not done once more for a new one.
  const measured = useRef(size);
  useEffect(() => {
    if (measured.current !== size) virtual.measure();
    measured.current = size;
  }, [virtual, size]);
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  const { setSpan } = rows;
  useEffect(() => setSpan(first, last), [setSpan, first, last]);

  // Another list begins at its top.
  const shown = useRef(list);
  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    anchor.current = undefined;
    box.current?.scrollTo({ top: 0 });
  }, [list]);

  const anchor = useRef<{ id: number; row: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const before = anchor.current;
    // What is known of the place: asking the box for it would lay out the page in the midst of drawing it.
    const top = virtual.scrollOffset ?? 0;
    if (before && top > size / 2) {
      const now = rows.loaded.find(([, mail]) => mail.id === before.id)?.[0];
      if (now !== undefined && now !== before.row) box.current?.scrollBy({ top: (now - before.row) * size });
    }
  }, [rows.loaded, size, virtual]);
  useLayoutEffect(() => {
    const row = Math.floor((virtual.scrollOffset ?? 0) / size);
    const mail = rows.mailAt(row);
    if (mail) anchor.current = { id: mail.id, row };
  });

  /** Scrolls as little as needed. */
  const show = useCallback((row: number) => virtual.scrollToIndex(row, { align: 'auto' }), [virtual]);
  return { box, items, height: virtual.getTotalSize(), show };
}
