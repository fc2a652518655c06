import type { KeyTable } from '#web/pageShortcuts.ts';

/** In a photo that is shown large, and where something is written. */
export const PROFILE_KEYS = {
  photo: { keys: ['ArrowLeft', 'ArrowRight'], label: 'shortcuts:profile.photo', inside: true },
  send: { keys: ['mod+Enter'], label: 'shortcuts:profile.send', inside: true },
} as const satisfies KeyTable;
