import { useSyncExternalStore } from 'react';

/** Quantities whose price is not known yet: chosen, on their way, or being asked for. */
const open = new Set<object>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** A quantity was chosen. Answers what to call when what it costs is on the screen. */
export function startCounting(): () => void {
  const one = {};
  open.add(one);
  tell();
  return () => {
    open.delete(one);
    tell();
  };
}

/** Whether the sums are about to change: nobody orders at those of before. */
export const useCounting = () => useSyncExternalStore(subscribe, () => open.size > 0);
