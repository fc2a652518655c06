import { useCallback, useEffect, useRef, useState } from 'react';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';
import { moveTask } from './outgoing.ts';
import type { ShownTask } from './withWaiting.ts';

/** Tells the server where it went: right before what now stands below it, or right after what stands above. */
function keep(rows: ShownTask[], index: number) {
  const task = rows[index];
  const below = rows[index + 1];
  const above = rows[index - 1];
  if (!task) return;
  if (below && !below.waits) moveTask({ taskId: task.id, beforeId: below.id });
  else if (above) moveTask({ taskId: task.id, afterId: above.id });
}

/** The order by hand: rows are dragged, or moved with the arrow keys on their handle. */
export function useOwnOrder(tasks: ShownTask[] | undefined, isOn: boolean) {
  const [order, setOrder] = useState<ShownTask[] | null>(null);
  /** Only some rows are drawn: so many stand above the first of them. */
  const above = useRef(0);
  const latest = useRef({ tasks, order });
  latest.current = { tasks, order };

  const onMove = useCallback((from: number, to: number) => {
    const rows = latest.current.order ?? latest.current.tasks ?? [];
    setOrder(moved(rows, above.current + from, above.current + to));
  }, []);
  const { dragged, handle } = useDragOrder(onMove);
  const place = dragged === null ? null : above.current + dragged;

  const held = useRef<number | null>(null);
  useEffect(() => {
    if (place !== null) {
      held.current = place;
      return;
    }
    if (held.current !== null && order) {
      keep(order, held.current);
      setOrder(null);
    }
    held.current = null;
  }, [place, order]);

  const nudge = useCallback((task: ShownTask, way: -1 | 1) => {
    const rows = latest.current.tasks ?? [];
    const from = rows.findIndex((one) => one.id === task.id);
    const to = from + way;
    if (from < 0 || to < 0 || to >= rows.length) return;
    keep(moved(rows, from, to), to);
  }, []);

  return {
    isOn,
    rows: order ?? tasks,
    dragged: place,
    nudge,
    handle: (drawn: number, index: number) => {
      const { onPointerDown, style } = handle(drawn);
      return {
        style,
        onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
          above.current = index - drawn;
          onPointerDown(event);
        },
      };
    },
  };
}
