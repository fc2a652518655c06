import { ApiError, api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { uuid } from '#web/kit/uuid.ts';
import { draftOf, type Letter } from './letter.ts';
import { allLetters, dropLetter, letterOf, noteLetter, onLetters } from './letters.ts';

const PAUSE_MS = 1_200;
const AGAIN_MS = 10_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const saving = new Map<string, Promise<void>>();
const seen = new Map<string, number>();

const isOnlyTrouble = (error: unknown) =>
  !(error instanceof ApiError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;

async function put(letter: Letter) {
  const { key, changedAt } = letter;
  try {
    noteLetter(key, { isKnown: true });
    const saved = await ask(api.apps.email.drafts.$post({ json: draftOf(letter) as never }));
    const now = letterOf(key);
    const isDirty = now !== undefined && now.changedAt !== changedAt;
    noteLetter(key, { draftId: saved.id, version: saved.version, savedAt: saved.time, problem: null, isDirty });
    if (now?.place === 'away' && !isDirty) dropLetter(key);
  } catch (error) {
    if (isOnlyTrouble(error)) {
      noteLetter(key, { problem: 'offline' });
      later(key, AGAIN_MS);
      return;
    }
    const { status, message } = error as ApiError;
    // Gone, or changed elsewhere: what was written here is kept as a draft of its own.
    if ((status === 404 || status === 409) && letter.draftId !== undefined) {
      if (status === 409) toast.failed(error);
      const fresh: Partial<Letter> = { isKnown: false };
      const { draftId, version, ...rest } = letterOf(key) ?? letter;
      dropLetter(key);
      replace({ ...rest, ...fresh, key: uuid() });
      return;
    }
    noteLetter(key, { problem: message });
    if (letterOf(key)?.place === 'away') dropLetter(key);
  }
}

let replace: (letter: Letter) => void = () => {};
/** How a letter that lost its draft goes on as a new one. */
export const onReplaced = (put: (letter: Letter) => void) => {
  replace = put;
};

/** Saves what is not saved yet, one call after the other. */
export async function saveLetter(key: string): Promise<void> {
  clearTimeout(timers.get(key));
  timers.delete(key);
  await saving.get(key);
  const letter = letterOf(key);
  if (!letter?.isDirty) return;
  const work = put(letter).finally(() => saving.delete(key));
  saving.set(key, work);
  await work;
}

/** Nothing of it is under way any more. */
export const settled = (key: string) => {
  clearTimeout(timers.get(key));
  timers.delete(key);
  return saving.get(key) ?? Promise.resolve();
};

function later(key: string, ms: number) {
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => void saveLetter(key), ms),
  );
}

function watch() {
  for (const { key, isDirty, changedAt, place } of allLetters()) {
    if (!isDirty || (seen.get(key) === changedAt && timers.has(key))) continue;
    if (seen.get(key) === changedAt && place !== 'away') continue;
    seen.set(key, changedAt);
    later(key, place === 'away' ? 0 : PAUSE_MS);
  }
}

onLetters(watch);
watch();
addEventListener('online', () => {
  for (const { key, isDirty } of allLetters()) if (isDirty) void saveLetter(key);
});
