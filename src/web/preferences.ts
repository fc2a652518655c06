import { useSyncExternalStore } from 'react';
import type { Appearance, Preferences, PreferencesChange, TableLook, TourEnd } from '#features/preferences/contract.ts';
import { DEFAULT_APPEARANCE } from '#features/preferences/defaults.ts';
import { type ApiError, api, ask } from './client.ts';
import { browserLanguage, isLanguage, type Language } from './i18n/languages.ts';
import { speak } from './i18n/start.ts';
import { getSession } from './session.ts';

/** Read by first-paint.js too, before anything else runs. */
const KEY = 'lms-preferences';

interface Kept extends PreferencesChange {
  /** Whose choices these are. Null: made on this device before anybody signed in. */
  owner?: number | null;
}

export interface CurrentPreferences {
  appearance: Appearance;
  language: Language;
  tables: Record<string, TableLook>;
  tour: TourEnd | undefined;
}

/** What this person chose and the server does not have yet: never in another's name, and not lost by a reload. */
const unsentOf = (person: number | undefined) => `lms-unsent:${person}`;

function read(key = KEY): Kept {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {};
  }
}

let kept = read();
let current = complete(kept);
const listeners = new Set<() => void>();

function complete({ appearance, language, tables, tour }: Kept): CurrentPreferences {
  return {
    appearance: { ...DEFAULT_APPEARANCE, ...appearance },
    language: language && isLanguage(language) ? language : browserLanguage(),
    tables: tables ?? {},
    tour,
  };
}

/** The appearance is chosen part by part, the tables one by one. */
const over = (before: Kept, patch: Kept): Kept => ({
  ...before,
  ...patch,
  ...(patch.appearance && { appearance: { ...before.appearance, ...patch.appearance } }),
  ...(patch.tables && { tables: { ...before.tables, ...patch.tables } }),
});

/** What lies here, unless it is somebody else's. */
const keptFor = (person: number) => ((kept.owner ?? person) === person ? kept : {});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function store(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full or closed storage costs the memory of it, not the choice itself.
  }
}

function keep(next: Kept) {
  const before = current;
  kept = next;
  const after = complete(next);
  // What arrives is mostly what is known: nothing is drawn anew for it.
  if (!isSame(before, after)) current = after;
  store(KEY, JSON.stringify(next));
  if (current === before) return;
  for (const tell of listeners) tell();
  if (current.language !== before.language) void speak(current.language);
}

addEventListener('storage', (event) => {
  if (event.key === KEY) keep(read());
});

export const getPreferences = () => current;

/** Grows with each choice and each arrival: an answer that was asked for before is old. */
let steps = 0;
export const preferenceSteps = () => steps;
/** Set until what was chosen has had its answer. */
let timer: ReturnType<typeof setTimeout> | undefined;

async function deliver(text?: string) {
  clearTimeout(timer);
  const turn = timer;
  const session = getSession();
  const place = unsentOf(session?.id);
  const sent = text ?? localStorage.getItem(place);
  // Whoever looks as somebody else chooses nothing in their name.
  if (session && !session.viewer && sent) {
    const isOver = await ask(api.api.preferences.$put({ json: JSON.parse(sent) }, { init: { keepalive: true } })).then(
      () => true,
      // What can never be stored makes way for what can; anything else waits on this device.
      ({ status }: ApiError) => [400, 413].includes(status),
    );
    steps += 1;
    // In another tab too there may have been a choice since.
    if (isOver && localStorage.getItem(place) === sent) localStorage.removeItem(place);
  }
  if (timer === turn) timer = undefined;
}

/** Tries again what did not arrive, unless it is on its way. */
export const sendUnsent = () => void (timer ?? deliver());

// Somebody chooses and leaves at once: the choice goes along.
addEventListener('pagehide', () => void (timer && deliver()));

/** What the server holds for the person who is signed in counts, on whichever device; what it does not have yet counts more. */
export function adopt(person: number, stored: Preferences) {
  keep({ ...over({ ...keptFor(person), ...stored }, read(unsentOf(person))), owner: person });
  sendUnsent();
}

export function savePreferences(patch: PreferencesChange) {
  const session = getSession();
  keep({ ...over(session ? keptFor(session.id) : kept, patch), owner: session?.id ?? null });
  if (!session || session.viewer) return;
  // Several choices in a row travel as one. What did not arrive goes with the next.
  steps += 1;
  const place = unsentOf(session.id);
  const text = JSON.stringify(over(read(place), patch));
  store(place, text);
  clearTimeout(timer);
  timer = setTimeout(deliver, 400, text);
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

/** One of them: who asks is drawn anew only when that one changes. */
export function useAppearancePart<Name extends keyof Appearance>(name: Name): Appearance[Name] {
  const part = () => current.appearance[name];
  return useSyncExternalStore(subscribe, part, part);
}

export function usePreferences() {
  return { ...useSyncExternalStore(subscribe, getPreferences, getPreferences), save: savePreferences };
}
