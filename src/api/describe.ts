import type { MiddlewareHandler } from 'hono';
import { type DescribeRouteOptions, describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { fieldErrors, refusal } from '#contract/errors.ts';
import type { Env } from './deps.ts';

type Responses = NonNullable<DescribeRouteOptions['responses']>;
type Body = NonNullable<DescribeRouteOptions['requestBody']>;

/** What is sent as it is, in one of these types. */
interface Sent {
  types: readonly string[];
}

/** What a call answers, by its status: JSON, something else, or (null) nothing. */
type Answers = Partial<Record<200 | 201 | 206 | 304, z.core.$ZodType | Sent | null>>;

const WORDS: Record<string, string> = { 206: 'The part that was asked for', 304: 'Not changed' };

/** An answer that is no JSON: a file, a feed, a stream. */
export const sentAs = (...types: string[]): Sent => ({ types });

interface Described {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Also says what is taken for something left out that is read before it is checked, as numbers in digits are. */
function tellDefault({ zodSchema, jsonSchema }: Described) {
  const { def } = zodSchema._zod;
  if (def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
  if (def.type !== 'default' || jsonSchema.default !== undefined) return;
  if (typeof def.defaultValue !== 'object') Object.assign(jsonSchema, { default: def.defaultValue });
}

/** How schemas are written in the API description. */
export const SCHEMAS = { options: { unrepresentable: 'any', override: tellDefault } };

const json = (schema: z.core.$ZodType) => ({ 'application/json': { schema: resolver(schema, SCHEMAS) } });

function contentOf({ types }: Sent) {
  const schemaOf = (type: string) =>
    /^text\/|xml$/.test(type) ? { type: 'string' as const } : { type: 'string' as const, format: 'binary' };
  const bare = types.map((type) => type.replace(/;.*/, ''));
  return Object.fromEntries(bare.map((type) => [type, { schema: schemaOf(type) }]));
}

/** What a call is for, in the API description (`/api/docs`). */
export function says(area: string, summary: string, answers: Answers, detail?: string): MiddlewareHandler<Env> {
  const responses: Responses = {};
  for (const [status, answer] of Object.entries(answers)) {
    const content = answer && ('_zod' in answer ? json(answer) : contentOf(answer));
    responses[status] = { description: WORDS[status] ?? 'Done', ...(content ? { content } : {}) };
  }
  responses.default = { description: 'Refused', content: json(refusal) };
  responses[400] = { description: 'Bad input', content: json(fieldErrors) };
  return describeRoute({ tags: [area], summary, ...(detail ? { description: detail } : {}), responses });
}

/** The JSON body of a call. It can be left out where an empty one is taken. */
export function jsonBody(taken: z.core.$ZodType, described: z.core.$ZodType) {
  const requestBody: Body = {
    get required() {
      return !z.core.safeParse(taken, {}).success;
    },
    content: json(described),
  };
  return describeRoute({ requestBody });
}

/** A JSON body in place of what the address can say too. */
export const mayTake = (schema: z.core.$ZodType): MiddlewareHandler<Env> =>
  describeRoute({ requestBody: { required: false, content: json(schema) } });

/** A body that the call reads by itself. */
export const takes = (type: string, schema: z.core.$ZodType): MiddlewareHandler<Env> =>
  describeRoute({ requestBody: { required: true, content: { [type]: { schema: resolver(schema, SCHEMAS) } } } });

/** A form with a file in it. */
export const takesFile = takes('multipart/form-data', z.object({ file: z.file() }));
