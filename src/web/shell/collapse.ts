import { useEffect, useSyncExternalStore } from 'react';
import { getPreferences } from '#web/preferences.ts';
import { setAppearance } from './appearance.ts';
import { useFrameLayout, useIsNarrow } from './frameLayout.ts';

/** On a narrow window, and where the page asks for it, the menu starts collapsed; opening it is not a choice to remember. */
let openHere = false;
let isAskedByPage = false;
const listeners = new Set<() => void>();

function setOpenHere(is: boolean) {
  openHere = is;
  for (const tell of listeners) tell();
}

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
  useEffect(() => {
    if (!isForced) return;
    isAskedByPage = true;
    return () => {
      isAskedByPage = false;
      setOpenHere(false);
    };
  }, [isForced]);
  return isNarrow || isForced ? !opened : collapsed;
}

export function toggleCollapsed() {
  if (isAskedByPage || matchMedia('(max-width: 1199.98px)').matches) setOpenHere(!openHere);
  else setAppearance({ collapsed: !getPreferences().appearance.collapsed });
}
