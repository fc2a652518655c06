import type { KeyTable } from '#web/pageShortcuts.ts';

export const CALENDAR_KEYS = {
  today: { keys: ['t'], label: 'calendar:today' },
  month: { keys: ['m'], label: 'calendar:views.month' },
  week: { keys: ['w'], label: 'calendar:views.week' },
  day: { keys: ['d'], label: 'calendar:views.day' },
  list: { keys: ['l'], label: 'calendar:views.list' },
  next: { keys: ['j', 'ArrowRight'], label: 'calendar:keys.next' },
  previous: { keys: ['k', 'ArrowLeft'], label: 'calendar:keys.previous' },
  search: { keys: ['/'], label: 'calendar:search.title' },
  add: { keys: ['c', 'n'], label: 'calendar:addEvent', writes: true },
} as const satisfies KeyTable;
