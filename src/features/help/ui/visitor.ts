import { uuid } from '#web/kit/uuid.ts';

const KEY = 'lms-visitor';
let here: string | undefined;

/** A name for this browser, so that somebody without an account says once whether an answer helped. */
export function visitor(): string {
  if (here) return here;
  try {
    here = localStorage.getItem(KEY) ?? uuid();
    localStorage.setItem(KEY, here);
  } catch {
    // A browser that keeps nothing has another name each time.
    here ??= uuid();
  }
  return here;
}
