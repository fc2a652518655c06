import type { StoredFile } from '#features/files/contract.ts';
import { shelf } from '#web/kit/shelf.ts';
import { onSessionEnd } from '#web/session.ts';

const PREFIX = 'lms-post-draft:';
/** The server keeps a file that nothing shows for a day. */
const FILES_STAY_MS = 23 * 3_600_000;

/** How many days a poll is open, from the moment it is posted. */
export const OPEN_DAYS = ['1', '3', '7', 'never'] as const;
export type OpenDays = (typeof OPEN_DAYS)[number];

export interface Draft {
  text: string;
  link: string;
  poll: { question: string; options: string[] } | null;
  openDays: OpenDays;
  files: StoredFile[];
}

const NO_DRAFT: Draft = { text: '', link: '', poll: null, openDays: 'never', files: [] };

/** Those of earlier versions have no files. */
type Kept = Omit<Draft, 'files'> & { files?: StoredFile[]; filesSince?: number };

/** What somebody began to write outlives a reload and the way to another page, in this browser. */
const place = (personId: number) => shelf<Kept>(`${PREFIX}${personId}`, ({ text }) => typeof text === 'string');

const isBlank = ({ text, link, poll, files }: Draft) =>
  files.length === 0 && [text, link, poll?.question ?? '', ...(poll?.options ?? [])].every((words) => !words.trim());

const areThere = ({ filesSince = 0 }: Kept) => Date.now() - filesSince < FILES_STAY_MS;

export function readDraft(personId: number): Draft | null {
  const kept = place(personId).read();
  if (!kept) return null;
  const { filesSince, files = [], ...words } = kept;
  const draft = { ...words, files: areThere(kept) ? files : [] };
  return isBlank(draft) ? null : draft;
}

export function keepDraft(personId: number, draft: Draft) {
  if (isBlank(draft)) return dropDraft(personId);
  const before = place(personId).read();
  // The oldest of them is the first that the server throws away.
  const since = before?.files?.length && areThere(before) ? before.filesSince : undefined;
  place(personId).keep({ ...draft, filesSince: since ?? Date.now() });
}

/** A file that arrived when the post was not shown any more. */
export function keepFile(personId: number, file: StoredFile) {
  const draft = readDraft(personId) ?? NO_DRAFT;
  keepDraft(personId, { ...draft, files: [...draft.files, file] });
}

export const dropDraft = (personId: number) => place(personId).drop();

// The next person at this screen has no business with it; whose login ended by itself goes on.
onSessionEnd((why) => {
  if (why !== 'signed-out') return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
});
