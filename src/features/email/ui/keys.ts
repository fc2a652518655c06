import type { KeyTable } from '#web/pageShortcuts.ts';

export const EMAIL_KEYS = {
  next: { keys: ['j', 'ArrowDown'], label: 'email:keys.next' },
  previous: { keys: ['k', 'ArrowUp'], label: 'email:keys.previous' },
  open: { keys: ['o', 'Enter'], label: 'email:keys.open' },
  back: { keys: ['u', 'Escape'], label: 'email:keys.back' },
  search: { keys: ['/'], label: 'email:keys.search' },
  compose: { keys: ['c'], label: 'email:keys.compose', writes: true },
  reply: { keys: ['r'], label: 'email:keys.reply', writes: true },
  replyAll: { keys: ['a'], label: 'email:keys.replyAll', writes: true },
  forward: { keys: ['f'], label: 'email:keys.forward', writes: true },
  star: { keys: ['s'], label: 'email:keys.star', writes: true },
  select: { keys: ['x'], label: 'email:keys.select', writes: true },
  unread: { keys: ['U'], label: 'email:keys.unread', writes: true },
  trash: { keys: ['#', 'Delete'], label: 'email:keys.trash', writes: true },
  spam: { keys: ['!'], label: 'email:keys.spam', writes: true },
  label: { keys: ['l'], label: 'email:keys.label', writes: true },
  move: { keys: ['v'], label: 'email:keys.move', writes: true },
  send: { keys: ['mod+Enter'], label: 'shortcuts:also.sendMail', writes: true, inside: true },
} as const satisfies KeyTable;
