import { useMemo } from 'react';

/**
 * A page's address without what stands beside its list, such as the drawer that is open. The same list stays the same
 * object, so that its rows stay as drawn.
 */
export function useListPart<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  ...beside: Key[]
): Omit<Whole, Key> {
  const names = beside.join();
  return useMemo(() => {
    const left = new Set<string>(names.split(','));
    return Object.fromEntries(Object.entries(whole).filter(([name]) => !left.has(name))) as Omit<Whole, Key>;
  }, [whole, names]);
}
