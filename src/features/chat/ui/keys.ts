import type { KeyTable } from '#web/pageShortcuts.ts';

export const CHAT_KEYS = {
  next: { keys: ['j'], label: 'chat:keys.next' },
  previous: { keys: ['k'], label: 'chat:keys.previous' },
  search: { keys: ['/'], label: 'chat:keys.search' },
  write: { keys: ['r', 'Enter'], label: 'chat:keys.write' },
  new: { keys: ['n'], label: 'chat:keys.new', writes: true },
  close: { keys: ['Escape'], label: 'chat:keys.close' },
  send: { keys: ['mod+Enter'], label: 'shortcuts:also.sendMessage', writes: true, inside: true },
  editLast: { keys: ['ArrowUp'], label: 'shortcuts:also.editLast', writes: true, inside: true },
} as const satisfies KeyTable;
