import type { FieldErrors } from '#contract/errors.ts';
import { badInput } from './errors.ts';

/** PostgreSQL stores every character but NUL and half of a pair. */
const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Deeper than anything here is; what is nested a thousand times over would exhaust whatever walks through it. */
const DEEPEST = 32;
const UNSTORABLE = 'This holds a character that cannot be stored.';
const TOO_DEEP = 'This is nested too deeply.';

/** Answers what cannot be kept, and where. */
function faultIn(value: unknown, path = '', depth = 0): FieldErrors | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : { [path || 'body']: [UNSTORABLE] };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return { [path.split('.')[0] ?? 'body']: [TOO_DEEP] };
  for (const [key, one] of Object.entries(value)) {
    const found = faultIn(one, path ? `${path}.${key}` : key, depth + 1);
    if (found) return found;
  }
  return undefined;
}

export function refuseUnstorable(given: unknown) {
  const fault = faultIn(given);
  if (fault) throw badInput(fault);
}
