import { useSyncExternalStore } from 'react';

/** Somebody wants to see the tour again. The frame shows it, see `shell/tour`. */
let isAsked = false;
const watchers = new Set<() => void>();

function say(next: boolean) {
  isAsked = next;
  for (const tell of watchers) tell();
}

export const startTour = () => say(true);
export const endTour = () => say(false);

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

export const useTourAsked = () => useSyncExternalStore(watch, () => isAsked);
