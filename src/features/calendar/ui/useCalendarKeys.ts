import { usePageShortcuts } from '#web/pageShortcuts.ts';
import { CALENDAR_KEYS } from './keys.ts';
import type { View } from './views.ts';

interface Options {
  onStep: (way: -1 | 1) => void;
  onToday: () => void;
  onView: (view: View) => void;
  onSearch: () => void;
  onAdd: () => void;
  mayManage: boolean;
  /** A drawer is open or about to: letters are meant for it. */
  isCovered: boolean;
}

/** Whether an arrow means the page, and not what has the focus inside it. */
const isFree = (event: KeyboardEvent) =>
  !(event.target instanceof Element && event.target.closest('table, [role="radiogroup"], [role="grid"]'));

/** The keys of the calendar. */
export function useCalendarKeys({ onStep, onToday, onView, onSearch, onAdd, mayManage, isCovered }: Options) {
  const along = (way: -1 | 1) => (event: KeyboardEvent) => {
    const isArrow = event.key.startsWith('Arrow');
    if (isArrow && !isFree(event)) return;
    const isMirrored = isArrow && document.dir === 'rtl';
    onStep(isMirrored ? (way === 1 ? -1 : 1) : way);
  };
  const runs = {
    today: onToday,
    month: () => onView('month'),
    week: () => onView('week'),
    day: () => onView('day'),
    list: () => onView('list'),
    next: along(1),
    previous: along(-1),
    search: onSearch,
    add: mayManage ? onAdd : undefined,
  };
  usePageShortcuts(CALENDAR_KEYS, isCovered ? {} : runs);
}
