import { useSyncExternalStore } from 'react';
import { getSession } from '#web/session.ts';

const MOST = 100;
const place = () => `lms-chat-drafts:${getSession()?.id ?? 0}`;
const watchers = new Set<() => void>();

let parsed: { text: string; drafts: Record<string, string> } = { text: '', drafts: {} };

/** Asked for by every row: the same text is read once. */
function read(): Record<string, string> {
  const text = localStorage.getItem(place()) ?? '{}';
  if (text === parsed.text) return parsed.drafts;
  try {
    parsed = { text, drafts: (JSON.parse(text) as Record<string, string> | null) ?? {} };
  } catch {
    parsed = { text, drafts: {} };
  }
  return parsed.drafts;
}

export const readDraft = (chat: string) => read()[chat] ?? '';

/** What was begun stays on this device until it is sent. */
export function keepDraft(chat: string, text: string) {
  const { [chat]: before, ...others } = read();
  if ((before ?? '') === text) return;
  const next = text === '' ? others : { ...others, [chat]: text };
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

export const useDraft = (chat: string) => useSyncExternalStore(watch, () => readDraft(chat));
