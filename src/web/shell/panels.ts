import { useSyncExternalStore } from 'react';

/** What can be opened from anywhere, one at a time. */
export type Panel = 'search' | 'appearance' | 'shortcuts' | 'menu';

let open: Panel | null = null;
let cameFrom: Element | null = null;
const listeners = new Set<() => void>();

/** Where the focus is. A menu is gone by the time its panel closes: the button that opened it stands for it. */
function focusNow() {
  const now = document.activeElement;
  const button = now?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || now;
}

function giveFocusBack() {
  if (!open && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
}

export function showPanel(panel: Panel | null) {
  if (panel && !open) cameFrom = focusNow();
  if (!panel && open) setTimeout(giveFocusBack);
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
