import { useSyncExternalStore } from 'react';
import type { Appearance, Preferences, TableLook, TourEnd } from '#features/preferences/contract.ts';
import { api, ask } from './client.ts';
import { browserLanguage, isLanguage, type Language } from './i18n/languages.ts';
import { speak } from './i18n/start.ts';
import { getSession } from './session.ts';

/** Read by first-paint.js too, before anything else runs. */
const KEY = 'lms-preferences';

export const DEFAULT_APPEARANCE: Appearance = {
  skin: 'light',
  menu: 'vertical',
  width: 'boxed',
  navbar: 'floating',
  footer: 'static',
  collapsed: false,
  direction: 'auto',
  accent: 'ink',
  toasts: 'top-right',
};

interface Kept extends Preferences {
  /** Whose choices these are. Null: made on this device before anybody signed in. */
  owner?: number | null;
}

export interface CurrentPreferences {
  appearance: Appearance;
  language: Language;
  tables: Record<string, TableLook>;
  tour: TourEnd | undefined;
}

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept | null) ?? {};
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function keep(next: Kept) {
  const before = current;
  kept = next;
  const after = complete(next);
  // What arrives is mostly what is known: nothing is drawn anew for it.
  if (!isSame(before, after)) current = after;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A full or closed storage costs the memory of it, not the choice itself.
  }
  if (current === before) return;
  for (const tell of listeners) tell();
  if (current.language !== before.language) void speak(current.language);
}

addEventListener('storage', (event) => {
  if (event.key === KEY) keep(read());
});

export const getPreferences = () => current;

/** Choices on their way to the server. */
let unsent: Preferences = {};
/** Grows with each choice and each arrival: an answer that was asked for before is old. */
let steps = 0;
export const preferenceSteps = () => steps;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the server holds for the person who is signed in counts, on whichever device; a choice made just now counts more. */
export function adopt(person: number, stored: Preferences) {
  const isOthers = typeof kept.owner === 'number' && kept.owner !== person;
  keep({ ...(isOthers ? {} : kept), ...stored, ...unsent, owner: person });
}

/** Several choices in a row travel as one. What did not arrive goes with the next. */
function send(patch: Preferences) {
  steps += 1;
  unsent = { ...unsent, ...patch };
  if (patch.tables) unsent.tables = { ...unsent.tables, ...patch.tables };
  clearTimeout(timer);
  timer = setTimeout(deliver, 400);
}

async function deliver() {
  clearTimeout(timer);
  timer = undefined;
  const sent = unsent;
  try {
    await ask(api.api.preferences.$put({ json: sent }, { init: { keepalive: true } }));
    steps += 1;
    if (unsent === sent) unsent = {};
  } catch {
    // Kept on this device meanwhile.
  }
}

// Somebody chooses and leaves at once: the choice goes along.
addEventListener('pagehide', () => {
  if (timer !== undefined) void deliver();
});

export function savePreferences(patch: Preferences) {
  keep({
    ...kept,
    ...patch,
    tables: { ...kept.tables, ...patch.tables },
    owner: getSession()?.id ?? null,
  });
  const session = getSession();
  // Whoever looks as somebody else chooses nothing in their name.
  if (session && !session.viewer) send(patch);
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
