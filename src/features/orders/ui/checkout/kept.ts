import { uuid } from '#web/kit/uuid.ts';

/** What a visit to the checkout remembers until it is over, also when the page is loaded anew. */
const KEY = 'lms-checkout-key';
const NOTE = 'lms-checkout-note';

/** The same order, however often it is sent: until it is known to be stored. */
export function orderKey(): string {
  const kept = sessionStorage.getItem(KEY);
  if (kept) return kept;
  const made = uuid();
  sessionStorage.setItem(KEY, made);
  return made;
}

export const keptNote = () => sessionStorage.getItem(NOTE) ?? '';
export const keepNote = (note: string) => sessionStorage.setItem(NOTE, note);

export function forgetCheckout() {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(NOTE);
}
