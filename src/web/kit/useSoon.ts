import { useEffect } from 'react';

const IDLE_MS = 2_000;

/** Loads a file that is likely needed next, once the page has settled: the first letters typed must not wait for it. */
export function useSoon(load: () => Promise<unknown>, isLikely = true) {
  useEffect(() => {
    if (!isLikely) return;
    const timer = setTimeout(() => void load().catch(() => {}), IDLE_MS);
    return () => clearTimeout(timer);
  }, [load, isLikely]);
}
