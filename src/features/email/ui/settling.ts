import { useSyncExternalStore } from 'react';
import type { Deed } from './outgoing.ts';

/** What the server has confirmed, while the lists still show what was before. */
let settling: Deed[] = [];
const listeners = new Set<() => void>();

function change(next: Deed[]) {
  settling = next;
  for (const tell of listeners) tell();
}

export function settle(deed: Deed, until: Promise<unknown>) {
  change([...settling, deed]);
  void until.finally(() => change(settling.filter((one) => one !== deed)));
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

export const useSettling = () => useSyncExternalStore(subscribe, () => settling);
