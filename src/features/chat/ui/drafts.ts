import { useSyncExternalStore } from 'react';
import type { StoredFile } from '#features/files/contract.ts';
import { ownerHere } from '#web/session.ts';
import type { About } from './useComposer.ts';

const MOST = 100;
/** The server keeps a file that nothing shows for a day. */
const FILES_STAY_MS = 23 * 3_600_000;

/** What was begun in a chat. */
export interface Draft {
  text: string;
  /** What stands in the field while a message that was sent is changed. */
  edit: string;
  files: StoredFile[];
  about: About | null;
}

/** Those of earlier versions are the text alone. */
type Kept = string | (Draft & { filesSince: number });

export const NO_DRAFT: Draft = { text: '', edit: '', files: [], about: null };
const place = () => `lms-chat-drafts:${ownerHere()}`;
const watchers = new Set<() => void>();

let parsed: { text: string; drafts: Record<string, Kept> } = { text: '', drafts: {} };

/** Asked for by every row: the same text is read once. */
function read(): Record<string, Kept> {
  const text = localStorage.getItem(place()) ?? '{}';
  if (text === parsed.text) return parsed.drafts;
  try {
    parsed = { text, drafts: (JSON.parse(text) as Record<string, Kept> | null) ?? {} };
  } catch {
    parsed = { text, drafts: {} };
  }
  return parsed.drafts;
}

export function readDraft(chat: string): Draft {
  const kept = read()[chat] ?? '';
  if (typeof kept === 'string') return { ...NO_DRAFT, text: kept };
  const { filesSince, ...draft } = kept;
  return Date.now() - filesSince < FILES_STAY_MS ? draft : { ...draft, files: [] };
}

/** What was begun stays on this device until it is sent. */
export function keepDraft(chat: string, draft: Draft) {
  const { [chat]: before, ...others } = read();
  const known = readDraft(chat);
  if (JSON.stringify(known) === JSON.stringify(draft)) return;
  const hadFiles = typeof before === 'object' && known.files.length > 0;
  const kept: Kept = { ...draft, filesSince: hadFiles ? before.filesSince : Date.now() };
  const isEmpty = draft.text === '' && draft.files.length === 0 && !draft.about;
  const next = isEmpty ? others : { ...others, [chat]: kept };
  try {
    localStorage.setItem(place(), JSON.stringify(Object.fromEntries(Object.entries(next).slice(-MOST))));
  } catch {
    // A full storage costs the draft over a reload, not what stands in the field.
  }
  for (const tell of watchers) tell();
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

/** In one line, as the list shows it. */
function wordsOf(chat: string): string {
  const { text, edit, files } = readDraft(chat);
  return edit || text || files.map((file) => file.name).join(', ');
}

export const useDraft = (chat: string) => useSyncExternalStore(watch, () => wordsOf(chat));
