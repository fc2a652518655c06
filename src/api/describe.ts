import type { MiddlewareHandler } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';
import { fieldErrors, refusal } from '#contract/errors.ts';
import type { Env } from './deps.ts';

type Answers = Partial<Record<200 | 201, z.core.$ZodType>>;

/** What a call is for, in the API description (`/api/docs`). */
export function says(area: string, summary: string, answers: Answers = {}, detail?: string): MiddlewareHandler<Env> {
  const responses: NonNullable<Parameters<typeof describeRoute>[0]['responses']> = {};
  for (const [status, schema] of Object.entries(answers)) {
    responses[status] = { description: 'Done', content: { 'application/json': { schema: resolver(schema) } } };
  }
  if (Object.keys(responses).length === 0) responses[200] = { description: 'Done' };
  responses.default = { description: 'Refused', content: { 'application/json': { schema: resolver(refusal) } } };
  responses[400] = { description: 'Bad input', content: { 'application/json': { schema: resolver(fieldErrors) } } };
  return describeRoute({ tags: [area], summary, ...(detail ? { description: detail } : {}), responses });
}
