import { useSyncExternalStore } from 'react';

/** What can be opened from anywhere, one at a time. */
export type Panel = 'search' | 'appearance' | 'shortcuts' | 'menu';

let open: Panel | null = null;
const listeners = new Set<() => void>();

export function showPanel(panel: Panel | null) {
  open = panel;
  for (const tell of listeners) tell();
}

export const togglePanel = (panel: Panel) => showPanel(open === panel ? null : panel);

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

export const useOpenPanel = () => useSyncExternalStore(subscribe, () => open);
