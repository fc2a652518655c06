import { useCallback, useRef } from 'react';

/** The same function at every drawing, which does what the latest one does: rows that are given it stay as drawn. */
export function useStable<A extends unknown[], R>(does: (...given: A) => R): (...given: A) => R {
  const latest = useRef(does);
  latest.current = does;
  return useCallback((...given: A) => latest.current(...given), []);
}
