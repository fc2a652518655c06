import { type RefObject, useEffect } from 'react';
import { lastFocus } from './lastFocus.ts';

/** Once the layer has given back the focus it took, and again once it has faded with what still had it. */
const AFTER_OTHERS_MS = [30, 300];

/** A layer that was opened from a menu finds the entry gone when it closes: the focus goes back to the menu's button. */
export function useOpenerFocus(opened: boolean, content?: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!opened) return;
    const opener = lastFocus();
    return () => {
      const giveBack = () => {
        const { activeElement, body } = document;
        if (activeElement === body || content?.current?.contains(activeElement)) opener?.focus({ preventScroll: true });
      };
      for (const ms of AFTER_OTHERS_MS) setTimeout(giveBack, ms);
    };
  }, [opened, content]);
}
