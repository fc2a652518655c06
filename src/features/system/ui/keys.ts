import type { KeyTable } from '#web/pageShortcuts.ts';

export const API_DOCS_KEYS = {
  search: { keys: ['/'], label: 'apidocs:search' },
} as const satisfies KeyTable;
