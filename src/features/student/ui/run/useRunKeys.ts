import { useEffect } from 'react';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import { RUN_KEYS } from './keys.ts';

interface Ways {
  next: () => void;
  previous: () => void;
  flag: () => void;
}

/** `j` and `k` go on and back, `f` flags; Enter in a field of one line goes on. */
export function useRunKeys(ways: Ways) {
  usePageShortcuts(RUN_KEYS, ways);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'text' || target.closest('[role="dialog"]')) return;
      event.preventDefault();
      ways.next();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ways]);
}
