import type { KeyTable } from '#web/pageShortcuts.ts';

export const LIST_KEYS = {
  search: { keys: ['/'], label: 'shortcuts:lists.search' },
  clear: { keys: ['Escape'], label: 'shortcuts:lists.clear', inside: true },
} as const satisfies KeyTable;
