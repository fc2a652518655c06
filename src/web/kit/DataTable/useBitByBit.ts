import { startTransition, useEffect, useState } from 'react';

/** About what a window shows, and how much comes with each further step. */
const FIRST = 15;
const STEP = 12;

const sameRows = <Row>(some: Row[], others: Row[], idOf: (row: Row) => string) =>
  some.length === others.length && some.every((row, at) => idOf(row) === idOf(others[at] as Row));

/**
 * How many rows of a long page to draw: what can be seen at once, the rest right after, a part at a time. Laying out a
 * hundred rows in one go would hold up whoever is typing.
 */
export function useBitByBit<Row>(rows: Row[], idOf: (row: Row) => string): number {
  const [drawn, setDrawn] = useState({ rows, count: FIRST });
  let { count } = drawn;
  if (drawn.rows !== rows) {
    // Whoever is far down in the page must not lose the ground.
    const isWhole = sameRows(drawn.rows, rows, idOf) || scrollY > 200;
    count = isWhole ? Math.max(count, rows.length) : FIRST;
    setDrawn({ rows, count });
  }
  useEffect(() => {
    if (count >= rows.length) return;
    const timer = setTimeout(() =>
      startTransition(() => setDrawn((now) => (now.rows === rows ? { rows, count: now.count + STEP } : now))),
    );
    return () => clearTimeout(timer);
  }, [count, rows]);
  return count;
}
