import { useEffect } from 'react';
import { afterFirstSign } from './firstSign.ts';

const DRAWN_MS = 2_000;

/**
 * Brings a file that is likely needed next: once the page has had time to be drawn and somebody begins to use it. The
 * first letters typed must not wait for it, and whoever only looks does not pay for it.
 */
export function useSoon(load: () => Promise<unknown>, isLikely = true) {
  useEffect(() => {
    if (!isLikely) return;
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = afterFirstSign(() => void load().catch(() => {}));
    }, DRAWN_MS);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [load, isLikely]);
}
