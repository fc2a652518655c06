import type { Context, MiddlewareHandler, ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type { z } from 'zod';
import type { FieldErrors } from '#contract/errors.ts';
import type { Env } from './deps.ts';
import { jsonBody, SCHEMAS } from './describe.ts';
import { badInput, notFound } from './errors.ts';
import { refuseUnstorable } from './unstorable.ts';

interface Issue {
  message: string;
  /** Of a value that could be several things: what each of them says of it. */
  errors?: readonly (readonly Issue[])[];
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  /** Of an object that takes no others: the fields it does not have. */
  keys?: readonly string[];
}

const keyOf = (part: PropertyKey | { key: PropertyKey }) => String(typeof part === 'object' ? part.key : part);

const NAMELESS = 'Invalid input';

/** Of a value that fits none of what it may be, the first that says what is wanted. */
function clearer(issue: Issue): Issue {
  if (issue.message !== NAMELESS) return issue;
  const said = issue.errors?.flat().find(({ message }) => !message.startsWith(NAMELESS));
  return said ? { ...said, path: [...(issue.path ?? []), ...(said.path ?? [])] } : issue;
}

/** The labels under which Hono reads a body, letter by letter as it looks at them: `application/json;` is none of them. */
const READ_AS_JSON = /^application\/([a-z-.]+\+)?json(;\s*[a-zA-Z0-9-]+=([^;]+))*$/i;

const isLabelled = (c: Context) => READ_AS_JSON.test(c.req.header('content-type') ?? '');

/** Nothing is a body without fields, also when it is labelled: Hono would read it as JSON that is none. */
async function emptyAsNone(c: Context) {
  if (isLabelled(c) && (await c.req.text()) === '') Object.assign(c.req.bodyCache, { text: Promise.resolve('{}') });
}

/** Hono takes a body with another label for none at all: what was sent would be passed over without a word. */
async function refuseUnlabelled(c: Context) {
  if (!isLabelled(c) && (await c.req.text()) !== '')
    throw badInput({ body: ['Send JSON, with the content type application/json.'] });
}

/** What a value of the wrong kind is answered with, in place of the library's words for programmers. */
const WANTED: Record<string, string> = {
  string: 'Give text here.',
  number: 'Give a number.',
  boolean: 'Say true or false.',
  array: 'Give a list here.',
  object: 'Give an object here.',
  record: 'Give an object here.',
};

function sentenceOf(message: string): string {
  if (message.endsWith('received undefined')) return 'This is required.';
  if (message.startsWith('Unrecognized key')) return 'There is no such field here.';
  const [, wanted = ''] = /^Invalid input: expected (\w+), received /.exec(message) ?? [];
  return WANTED[wanted] ?? message;
}

function byField(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues.map(clearer)) {
    const path = issue.path?.map(keyOf) ?? [];
    for (const at of issue.keys?.map((key) => [...path, key]) ?? [path]) {
      const name = at.join('.') || 'body';
      fields[name] = [...(fields[name] ?? []), sentenceOf(issue.message)];
    }
  }
  return fields;
}

type Given<T extends z.core.$ZodType, K extends keyof ValidationTargets> = {
  in: { [P in K]: z.input<T> };
  out: { [P in K]: z.output<T> };
};

/**
 * Checks one part of a request against its contract. What is wrong ends in a 400 that names every field. Where
 * the contract takes more shapes than can be read from it, `described` is what the API description says of it.
 */
export function valid<T extends z.core.$ZodType, K extends keyof ValidationTargets>(
  target: K,
  schema: T,
  described: z.core.$ZodType = schema,
) {
  const check = validator(
    target,
    schema,
    async (result, c) => {
      if (target === 'json') await refuseUnlabelled(c);
      // An id that cannot be is an id of nothing.
      if (!result.success && target === 'param') throw notFound();
      if (!result.success) throw badInput(byField(result.error));
      refuseUnstorable(result.data);
    },
    SCHEMAS,
  );
  const read: MiddlewareHandler = async (c, next) => {
    await emptyAsNone(c);
    return check(c, next);
  };
  const told = target === 'json' ? Object.assign(read, jsonBody(schema, described)) : check;
  return told as unknown as MiddlewareHandler<Env, string, Given<T, K>>;
}
