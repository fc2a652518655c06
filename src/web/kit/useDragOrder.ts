import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

function rowUnder(list: HTMLElement, from: number, y: number) {
  const rows = [...list.children];
  for (const [index, row] of rows.entries()) {
    const { top, bottom, height } = row.getBoundingClientRect();
    // Past the middle only, or two rows of different height would swap for ever.
    if (index < from && y < top + height / 2) return index;
    if (index > from && y > top + height / 2 && (y < bottom || index === rows.length - 1)) return index;
  }
  return from;
}

/**
 * Putting rows in order with a finger or a mouse. The list is marked with `data-order`, its rows are its children; the
 * handle of a row takes `handle(index)`. Rows change places while dragging, so what is seen is what is kept.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const handle = useCallback(
    (index: number) => ({
      style: { touchAction: 'none' },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const list = event.currentTarget.closest<HTMLElement>('[data-order]');
        if (event.button !== 0 || !list) return;
        event.preventDefault();
        let at = index;
        setDragged(at);
        const move = ({ clientY }: { clientY: number }) => {
          const to = rowUnder(list, at, clientY);
          if (to === at) return;
          onMove(at, to);
          at = to;
          setDragged(to);
        };
        // On the window: a row that changes its place in the page loses whatever it had captured.
        const end = new AbortController();
        stop.current = () => {
          end.abort();
          setDragged(null);
        };
        addEventListener('pointermove', move, { signal: end.signal });
        addEventListener('pointerup', stop.current, { signal: end.signal });
        addEventListener('pointercancel', stop.current, { signal: end.signal });
      },
    }),
    [onMove],
  );

  return { dragged, handle };
}

/** The list with one thing at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}
