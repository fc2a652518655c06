import type { KeyTable } from '#web/pageShortcuts.ts';

export const KANBAN_KEYS = {
  next: { keys: ['ArrowDown', 'j'], label: 'kanban:keys.next' },
  previous: { keys: ['ArrowUp', 'k'], label: 'kanban:keys.previous' },
  right: { keys: ['ArrowRight'], label: 'kanban:keys.right' },
  left: { keys: ['ArrowLeft'], label: 'kanban:keys.left' },
  search: { keys: ['/'], label: 'kanban:keys.search' },
  filter: { keys: ['f'], label: 'kanban:keys.filter' },
  new: { keys: ['n'], label: 'kanban:keys.new', writes: true },
  move: { keys: ['m'], label: 'kanban:keys.move', writes: true },
  edit: { keys: ['e'], label: 'kanban:keys.edit', writes: true },
  lift: { keys: [' '], label: 'shortcuts:also.liftCard', writes: true, inside: true },
} as const satisfies KeyTable;
