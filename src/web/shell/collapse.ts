import { useSyncExternalStore } from 'react';
import { getPreferences } from '#web/preferences.ts';
import { setAppearance } from './appearance.ts';
import { useFrameLayout, useIsNarrow } from './frameLayout.ts';

/** On a narrow window the menu starts collapsed; opening it there is for now, not a choice to remember. */
let openHere = false;
const listeners = new Set<() => void>();

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

export function useCollapsed(): boolean {
  const isNarrow = useIsNarrow();
  const opened = useSyncExternalStore(subscribe, () => openHere);
  const { collapsed, isForced } = useFrameLayout();
  return isNarrow && !isForced ? !opened : collapsed;
}

export function toggleCollapsed() {
  if (matchMedia('(max-width: 1199.98px)').matches) {
    openHere = !openHere;
    for (const tell of listeners) tell();
  } else {
    setAppearance({ collapsed: !getPreferences().appearance.collapsed });
  }
}
