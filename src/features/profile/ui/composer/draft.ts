import { shelf } from '#web/kit/shelf.ts';
import { onSessionEnd } from '#web/session.ts';

const PREFIX = 'lms-post-draft:';

/** How many days a poll is open, from the moment it is posted. */
export const OPEN_DAYS = ['1', '3', '7', 'never'] as const;
export type OpenDays = (typeof OPEN_DAYS)[number];

export interface Draft {
  text: string;
  link: string;
  poll: { question: string; options: string[] } | null;
  openDays: OpenDays;
}

/** What somebody began to write outlives a reload and the way to another page, in this browser. */
const place = (personId: number) => shelf<Draft>(`${PREFIX}${personId}`, ({ text }) => typeof text === 'string');

const isBlank = ({ text, link, poll }: Draft) =>
  [text, link, poll?.question ?? '', ...(poll?.options ?? [])].every((words) => words.trim() === '');

export const readDraft = (personId: number) => place(personId).read();

export function keepDraft(personId: number, draft: Draft) {
  if (isBlank(draft)) dropDraft(personId);
  else place(personId).keep(draft);
}

export const dropDraft = (personId: number) => place(personId).drop();

// The next person at this screen has no business with it.
onSessionEnd(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
});
