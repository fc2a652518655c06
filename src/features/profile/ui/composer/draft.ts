import { onSessionEnd } from '#web/session.ts';

const PREFIX = 'lms-post-draft:';

/** What somebody began to write outlives a reload, in this browser. */
export const readDraft = (personId: number) => localStorage.getItem(`${PREFIX}${personId}`) ?? '';

export function keepDraft(personId: number, text: string) {
  if (text.trim() === '') dropDraft(personId);
  else localStorage.setItem(`${PREFIX}${personId}`, text);
}

export const dropDraft = (personId: number) => localStorage.removeItem(`${PREFIX}${personId}`);

// The next person at this screen has no business with it.
onSessionEnd(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
});
