import { useEffect, useState } from 'react';
import { drawerFile } from '#web/kit/drawerFile.ts';
import { floatingFile } from '#web/kit/floating/parts.ts';
import { fetchAhead } from '#web/kit/lazyFile.ts';

const LATEST_MS = 1_000;

/** Once the page has been drawn and there is nothing else to do. */
export function useHasSettled() {
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return setSettled(true);
    const waiting = requestIdleCallback(() => setSettled(true), { timeout: LATEST_MS });
    return () => cancelIdleCallback(waiting);
  }, []);
  return hasSettled;
}

/** Menus, popovers and drawers open at once when somebody asks for one, also where the server has gone meanwhile. */
export function useOpenables(hasSettled: boolean) {
  useEffect(() => {
    if (!hasSettled) return;
    fetchAhead(floatingFile);
    fetchAhead(drawerFile);
  }, [hasSettled]);
}
