import { useCallback, useSyncExternalStore } from 'react';
import type { Presence } from '#features/chat/contract.ts';
import { onLiveAgain } from '#web/live.ts';

/** What the live stream said of people since it is open: newer than any list. */
const heard = new Map<number, Presence>();
const watchers = new Map<number, Set<() => void>>();

export function hearPresence(id: number, status: Presence) {
  if (heard.get(id) === status) return;
  heard.set(id, status);
  for (const tell of watchers.get(id) ?? []) tell();
}

// What happened in between is unknown; the lists are asked for anew.
onLiveAgain(() => heard.clear());

/** How somebody is seen right now. `listed` is what came with their name. */
export function usePresence(id: number | undefined, listed: Presence | undefined): Presence | undefined {
  const watch = useCallback(
    (tell: () => void) => {
      if (id === undefined) return () => {};
      const ones = watchers.get(id) ?? new Set();
      watchers.set(id, ones);
      ones.add(tell);
      return () => {
        ones.delete(tell);
      };
    },
    [id],
  );
  const now = useSyncExternalStore(watch, () => (id === undefined ? undefined : heard.get(id)));
  return now ?? listed;
}
