import type { KeyTable } from '#web/pageShortcuts.ts';

/** In the editor of a question, and in the tree of categories. */
export const QUESTION_KEYS = {
  save: { keys: ['mod+Enter'], label: 'shortcuts:questions.save', writes: true, inside: true },
  saveNext: { keys: ['mod+Shift+Enter'], label: 'shortcuts:questions.saveNext', writes: true, inside: true },
  rename: { keys: ['F2'], label: 'shortcuts:questions.rename', writes: true, inside: true },
  remove: { keys: ['Delete'], label: 'shortcuts:questions.remove', writes: true, inside: true },
} as const satisfies KeyTable;
