import type { KeyTable } from '#web/pageShortcuts.ts';

export const LIST_KEYS = {
  search: { keys: ['/'], label: 'shortcuts:lists.search' },
  next: { keys: ['j'], label: 'shortcuts:lists.next' },
  previous: { keys: ['k'], label: 'shortcuts:lists.previous' },
  tick: { keys: ['x'], label: 'shortcuts:lists.tick' },
  clear: { keys: ['Escape'], label: 'shortcuts:lists.clear', inside: true },
} as const satisfies KeyTable;
