import { useSyncExternalStore } from 'react';

/** What is ticked: some rows, or everything that matches the list's address. */
export interface Ticked {
  all: boolean;
  ids: ReadonlySet<string>;
}

const NOTHING: Ticked = { all: false, ids: new Set() };

/**
 * The ticks of a list, kept beside React: a tick draws the one row that it is in again, not the list and all that stands
 * around it.
 */
export function makeTicks() {
  let now = NOTHING;
  /** Where a range begins. */
  let last: string | undefined;
  const listeners = new Set<() => void>();
  function set(next: Ticked) {
    if (next === now) return;
    now = next;
    for (const tell of listeners) tell();
  }
  return {
    get: () => now,
    has: (id: string) => now.all || now.ids.has(id),
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    clear: () => set(NOTHING),
    takeAll: () => set({ all: true, ids: now.ids }),
    /** Leaving "all that match" by one row keeps the rest of this page. A range goes on from the row ticked before. */
    toggle(id: string, page: string[], isRange = false) {
      const ids = new Set(now.all ? page : now.ids);
      const from = isRange && last !== undefined ? page.indexOf(last) : -1;
      const to = page.indexOf(id);
      const range = from < 0 || to < 0 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
      const isTicked = ids.has(id);
      for (const one of range) isTicked ? ids.delete(one) : ids.add(one);
      last = id;
      set({ all: false, ids });
    },
    togglePage(page: string[]) {
      const ids = new Set(now.all ? page : now.ids);
      const isWhole = page.every((id) => ids.has(id));
      for (const id of page) isWhole ? ids.delete(id) : ids.add(id);
      set({ all: false, ids });
    },
  };
}

export type Ticks = ReturnType<typeof makeTicks>;

export const useTicked = (ticks: Ticks): Ticked => useSyncExternalStore(ticks.subscribe, ticks.get);
export const useIsTicked = (ticks: Ticks, id: string): boolean =>
  useSyncExternalStore(ticks.subscribe, () => ticks.has(id));
