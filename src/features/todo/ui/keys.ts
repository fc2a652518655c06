import type { KeyTable } from '#web/pageShortcuts.ts';

export const TASK_KEYS = {
  next: { keys: ['j', 'ArrowDown'], label: 'todo:keys.next' },
  previous: { keys: ['k', 'ArrowUp'], label: 'todo:keys.previous' },
  search: { keys: ['/'], label: 'todo:keys.search' },
  quick: { keys: ['n'], label: 'todo:keys.quick', writes: true },
  new: { keys: ['c'], label: 'todo:keys.new', writes: true },
  complete: { keys: ['d'], label: 'todo:keys.complete', writes: true },
  star: { keys: ['s'], label: 'todo:keys.star', writes: true },
  select: { keys: ['x'], label: 'todo:keys.select', writes: true },
  restore: { keys: ['u'], label: 'todo:keys.restore', writes: true },
  delete: { keys: ['#', 'Delete'], label: 'todo:keys.delete', writes: true },
} as const satisfies KeyTable;
