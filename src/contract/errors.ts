import { z } from 'zod';

/** Bad input: every wrong field with its messages. A nested field is named by its dotted path. */
export const fieldErrors = z.object({ error: z.record(z.string(), z.array(z.string())) });

/** Refused (401, 403, 404, 409, 413, 429, 500): a sentence a person can act on; 500 carries the id that is in the log. */
export const refusal = z.object({ error: z.string(), id: z.string().optional() });

export type FieldErrors = z.infer<typeof fieldErrors>['error'];
