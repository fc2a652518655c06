import type { KeyTable } from '#web/pageShortcuts.ts';

export const RUN_KEYS = {
  next: { keys: ['j'], label: 'shortcuts:run.next' },
  previous: { keys: ['k'], label: 'shortcuts:run.previous' },
  flag: { keys: ['f'], label: 'shortcuts:run.flag' },
  answer: { keys: ['Enter'], label: 'shortcuts:run.answer', inside: true },
} as const satisfies KeyTable;
