import { useSyncExternalStore } from 'react';

let isChanging = false;
const listeners = new Set<() => void>();

function set(value: boolean) {
  isChanging = value;
  for (const tell of listeners) tell();
}

/** While the page of one person is left for that of another, nothing is drawn: it would ask for its data as the other. */
export async function whileNothingShows(leave: () => Promise<void>) {
  set(true);
  try {
    await leave();
  } finally {
    set(false);
  }
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

export const useIsChanging = () => useSyncExternalStore(subscribe, () => isChanging);
