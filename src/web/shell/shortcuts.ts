import { useEffect } from 'react';
import type { UserData } from '#features/auth/contract.ts';
import { followJumps, isJump, type KeyTable, meansPage } from '#web/pageShortcuts.ts';
import { pagesFor } from './access.ts';
import { toggleCollapsed } from './collapse.ts';
import { showPanel, togglePanel } from './panels.ts';

export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
/** How the command key is written here. */
export const COMMAND = isMac ? '⌘' : 'Ctrl';

/** The keys of the frame; `useShortcuts` and the sheet that shows them take them from here. */
export const FRAME_KEYS = {
  search: { keys: ['mod+k'], label: 'shortcuts:everywhere.search' },
  show: { keys: ['?'], label: 'shortcuts:everywhere.show' },
  collapse: { keys: ['['], label: 'shortcuts:everywhere.collapse' },
  star: { keys: ['Alt+Enter'], label: 'shortcuts:everywhere.star', inside: true },
  close: { keys: ['Escape'], label: 'shortcuts:everywhere.close', inside: true },
} as const satisfies KeyTable;

const [SHOW] = FRAME_KEYS.show.keys;
const [COLLAPSE] = FRAME_KEYS.collapse.keys;

/** `g` and then a letter goes to a page. */
export const JUMPS: Record<string, string> = {
  h: 'student-home',
  d: 'analytics',
  u: 'lms-users',
  q: 'lms-questions',
  e: 'email',
  c: 'chat',
  t: 'todo',
  k: 'kanban',
  i: 'invoice-list',
  a: 'access-control',
  s: 'account-settings',
  l: 'calendar',
};

/** The keys that work on every page of the frame. */
export function useShortcuts(person: UserData | null, go: (link: string) => void) {
  useEffect(() => {
    function jump(letter: string) {
      const page = person && pagesFor(person).find(({ target }) => target === JUMPS[letter]);
      if (page) go(page.link);
      return page !== null && page !== undefined;
    }

    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        togglePanel('search');
        return;
      }
      if (!meansPage(event)) return;
      if (isJump() && jump(event.key)) event.preventDefault();
      else if (event.key === SHOW) showPanel('shortcuts');
      else if (event.key === COLLAPSE) toggleCollapsed();
    }

    const stop = followJumps();
    document.addEventListener('keydown', press);
    return () => {
      stop();
      document.removeEventListener('keydown', press);
    };
  }, [person, go]);
}
