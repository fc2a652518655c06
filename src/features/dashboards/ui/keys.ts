import type { KeyTable } from '#web/pageShortcuts.ts';

/** While a dashboard is being arranged, on the grip of a card. */
export const DASHBOARD_KEYS = {
  move: { keys: ['ArrowLeft', 'ArrowRight'], label: 'shortcuts:dashboard.move', inside: true },
} as const satisfies KeyTable;
