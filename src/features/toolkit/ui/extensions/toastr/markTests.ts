import { useSyncExternalStore } from 'react';

export const TESTS = 40;

let marked = 0;
const listeners = new Set<() => void>();

function tell(count: number) {
  marked = count;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How many are marked by now. */
export const useMarked = () => useSyncExternalStore(subscribe, () => marked);

/** Work that takes its time; answers how far it came. */
export async function markTests(signal: AbortSignal) {
  tell(0);
  while (marked < TESTS && !signal.aborted) {
    await new Promise((next) => setTimeout(next, 120));
    tell(marked + 1);
  }
  return marked;
}
