import type { MiddlewareHandler, ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type { z } from 'zod';
import type { FieldErrors } from '#contract/errors.ts';
import type { Env } from './deps.ts';
import { badInput, notFound } from './errors.ts';

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

const keyOf = (part: PropertyKey | { key: PropertyKey }) => String(typeof part === 'object' ? part.key : part);

function byField(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const name = issue.path?.map(keyOf).join('.') || 'body';
    const message = issue.message.endsWith('received undefined') ? 'This is required.' : issue.message;
    fields[name] = [...(fields[name] ?? []), message];
  }
  return fields;
}

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

type Given<T extends z.core.$ZodType, K extends keyof ValidationTargets> = {
  in: { [P in K]: z.input<T> };
  out: { [P in K]: z.output<T> };
};

/** Checks one part of a request against its contract. What is wrong ends in a 400 that names every field. */
export function valid<T extends z.core.$ZodType, K extends keyof ValidationTargets>(target: K, schema: T) {
  return validator(target, schema, (result) => {
    // An id that cannot be is an id of nothing.
    if (!result.success && target === 'param') throw notFound();
    if (!result.success) throw badInput(byField(result.error));
    const fault = faultIn(result.data);
    if (fault) throw badInput(fault);
  }) as unknown as MiddlewareHandler<Env, string, Given<T, K>>;
}
