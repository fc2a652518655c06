import { useSyncExternalStore } from 'react';
import { uuid } from '#web/kit/uuid.ts';
import { onSessionChange, ownerHere } from '#web/session.ts';
import type { Letter } from './letter.ts';

/** Kept for the next visit; which of them is open is a matter of this tab alone. */
const shelfName = () => `lms-letters:${ownerHere()}`;
const OPEN = 'lms-open-letters';
/** One that another tab is still writing is left to it. */
const QUIET_MS = 30_000;
const WRITE_MS = 300;

let letters: Letter[] = [];
const listeners = new Set<() => void>();

function readAll(): Letter[] {
  try {
    return JSON.parse(localStorage.getItem(shelfName()) ?? '[]') as Letter[];
  } catch {
    return [];
  }
}

function readOpen(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(OPEN) ?? '[]') as string[];
  } catch {
    return [];
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
const mine = new Set<string>();

/** Letters of other tabs stay as they are. */
function write() {
  clearTimeout(timer);
  timer = undefined;
  const others = readAll().filter((one) => !mine.has(one.key));
  const all = [...others, ...letters];
  try {
    if (all.length > 0) localStorage.setItem(shelfName(), JSON.stringify(all));
    else localStorage.removeItem(shelfName());
    sessionStorage.setItem(OPEN, JSON.stringify(letters.map((one) => one.key)));
  } catch {
    // No room on this device: the server still gets it.
  }
}

function set(next: Letter[]) {
  letters = next;
  for (const one of next) mine.add(one.key);
  for (const tell of listeners) tell();
  timer ??= setTimeout(write, WRITE_MS);
}

function load() {
  mine.clear();
  const open = new Set(readOpen());
  const now = Date.now();
  letters = readAll()
    .map((one): Letter => (open.has(one.key) ? one : { ...one, place: 'away' }))
    .filter((one) => open.has(one.key) || (one.isDirty && now - one.changedAt > QUIET_MS));
  for (const one of letters) mine.add(one.key);
  for (const tell of listeners) tell();
}

load();
let person = ownerHere();
onSessionChange(() => {
  if (ownerHere() === person) return;
  person = ownerHere();
  load();
});
addEventListener('pagehide', () => {
  if (timer) write();
});

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

export const allLetters = () => letters;
export const useLetters = () => useSyncExternalStore(subscribe, allLetters);
export const onLetters = subscribe;
export const letterOf = (key: string) => letters.find((one) => one.key === key);

/** What the writer changed: it is to be saved. */
export const editLetter = (key: string, patch: Partial<Letter>) =>
  set(letters.map((one) => (one.key === key ? { ...one, ...patch, isDirty: true, changedAt: Date.now() } : one)));
/** What is known about it. */
export const noteLetter = (key: string, patch: Partial<Letter>) =>
  set(letters.map((one) => (one.key === key ? { ...one, ...patch } : one)));
export const dropLetter = (key: string) => {
  set(letters.filter((one) => one.key !== key));
  mine.add(key);
};

const BLANK = {
  ...{ place: 'window' as const, isKnown: false, isDirty: false, to: [], cc: [], bcc: [], subject: '', html: '' },
  ...{ signature: '', quote: '', files: [], inReplyTo: null, kind: null, savedAt: null, problem: null },
};

/** Opens a letter. There is one window: another that is open makes way and stays among the drafts. */
export function addLetter(parts: Partial<Letter>): Letter {
  const letter: Letter = { ...BLANK, key: uuid(), changedAt: Date.now(), ...parts };
  const rest = letters
    .filter((one) => one.key !== letter.key)
    .map((one): Letter => (letter.place === 'window' && one.place === 'window' ? { ...one, place: 'away' } : one));
  set([...rest, letter]);
  return letter;
}
