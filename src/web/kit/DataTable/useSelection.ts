import { useDeferredValue, useMemo } from 'react';
import { useTicked } from './ticks.ts';
import type { Selection } from './types.ts';
import type { useTicks } from './useTicks.ts';

/** What is ticked, for those who do something with it. A moment after the tick itself, which must not wait for them. */
export function useSelection<Row extends object>(
  { ticks, rowsOf }: Pick<ReturnType<typeof useTicks<Row>>, 'ticks' | 'rowsOf'>,
  total: number,
): Selection<Row> {
  const ticked = useDeferredValue(useTicked(ticks));
  return useMemo(() => {
    const ids = [...ticked.ids];
    return {
      all: ticked.all,
      ids,
      rows: rowsOf(ids),
      count: ticked.all ? total : ids.length,
      clear: ticks.clear,
    };
  }, [ticked, total, rowsOf, ticks]);
}
