import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { makeTicks } from './ticks.ts';
import { useStable } from './useStable.ts';

const NO_ROWS: never[] = [];

interface Options<Row> {
  rows: Row[] | undefined;
  rowId: (row: Row) => string;
  /** Changes when the list shows other rows: what was ticked is then let go. */
  scope: string;
}

/** Which rows of a list are ticked, whatever the list looks like. */
export function useTicks<Row>({ rows = NO_ROWS, rowId, scope }: Options<Row>) {
  const [ticks] = useState(makeTicks);
  const heldScope = useRef(scope);
  useLayoutEffect(() => {
    if (heldScope.current !== scope) ticks.clear();
    heldScope.current = scope;
  }, [scope, ticks]);

  const seen = useRef(new Map<string, Row>());
  const pageIds = useMemo(() => {
    for (const row of rows) seen.current.set(rowId(row), row);
    return rows.map(rowId);
  }, [rows, rowId]);

  return {
    ticks,
    pageIds,
    /** A grid has no pages: there `around` is what stands around the row. */
    toggle: useStable((id: string, isRange?: boolean, around: string[] = pageIds) => {
      // A row may be clicked just as another page takes its place.
      if (around.includes(id)) ticks.toggle(id, around, isRange);
    }),
    togglePage: useStable(() => ticks.togglePage(pageIds)),
    /** The ticked rows, as far as they were shown. */
    rowsOf: useStable((ids: string[]) => ids.flatMap((id) => seen.current.get(id) ?? [])),
  };
}
