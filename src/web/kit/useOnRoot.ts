import { useLayoutEffect } from 'react';

/** How many say each word now. */
const said = new Map<string, number>();

function count(word: string, step: 1 | -1) {
  const now = (said.get(word) ?? 0) + step;
  said.set(word, now);
  document.documentElement.toggleAttribute(word, now > 0);
}

/**
 * Says on the page's root that something is there, for styles of what is elsewhere. Not `:root:has(…)`: with that, the
 * browser looks at the whole page anew whenever anything at all is put into it.
 */
export function useOnRoot(word: `data-${string}`, isThere = true) {
  useLayoutEffect(() => {
    if (!isThere) return;
    count(word, 1);
    return () => count(word, -1);
  }, [word, isThere]);
}
