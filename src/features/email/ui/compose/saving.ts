import { ApiError, api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { say } from '#web/i18n/messages.ts';
import { toast } from '#web/kit/toast.ts';
import { uuid } from '#web/kit/uuid.ts';
import { draftOf, type Letter } from './letter.ts';
import { allLetters, letterOf, noteLetter, onLetters } from './letters.ts';
import { letGo } from './onTheWay.ts';

const PAUSE_MS = 1_200;
const AGAIN_MS = 10_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const saving = new Map<string, Promise<boolean>>();
const seen = new Map<string, number>();

const isOnlyTrouble = (error: unknown) =>
  !(error instanceof ApiError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;

/** Answers whether the server has it. */
async function put(letter: Letter): Promise<boolean> {
  const { key, changedAt } = letter;
  try {
    if (!letter.isKnown) noteLetter(key, { isKnown: true });
    const saved = await ask(api.apps.email.drafts.$post({ json: draftOf(letter) as never }));
    const now = letterOf(key);
    const isDirty = now !== undefined && now.changedAt !== changedAt;
    // Asked for before, and its answer was lost: the server has it as it was then.
    const isOld = letter.isKnown && letter.draftId === undefined;
    const known = { draftId: saved.id, version: saved.version };
    noteLetter(key, { ...known, savedAt: saved.time, problem: null, isDirty: isDirty || isOld });
    if (now && isOld) return put({ ...now, ...known });
    letGo(key);
    return true;
  } catch (error) {
    if (isOnlyTrouble(error)) {
      noteLetter(key, { problem: 'offline' });
      later(key, AGAIN_MS);
      return false;
    }
    const { status, message } = error as ApiError;
    // Gone, or changed elsewhere: what was written here is kept as a draft of its own.
    if ((status === 404 || status === 409) && letter.draftId !== undefined) {
      if (status === 409) toast.failed(error);
      noteLetter(key, { draftId: undefined, version: undefined, draftKey: uuid(), isKnown: false });
      const now = letterOf(key);
      return now ? put(now) : false;
    }
    const now = letterOf(key);
    // It is nowhere but here: one that was put away comes back, below another that is being written.
    const isAway = now?.place === 'away';
    noteLetter(key, { problem: message, ...(isAway && { place: 'window' }) });
    if (isAway) toast.failed(i18n.t('email:saved.problem', { problem: say(message) }), { detail: now.subject });
    return false;
  }
}

/** Saves what is not saved yet, one call after the other. Answers whether the server has it all. */
export async function saveLetter(key: string): Promise<boolean> {
  clearTimeout(timers.get(key));
  timers.delete(key);
  await saving.get(key);
  const letter = letterOf(key);
  if (!letter?.isDirty) return true;
  const work = put(letter).finally(() => saving.delete(key));
  saving.set(key, work);
  return work;
}

/** Nothing of it is under way any more. */
export const settled = async (key: string) => {
  clearTimeout(timers.get(key));
  timers.delete(key);
  await saving.get(key);
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
