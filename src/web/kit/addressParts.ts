// What parts of an address may be, with zod's small half alone: routes come before the page does.
import { z } from 'zod/mini';

/** An id, a page, a version: whole numbers from 1 on. */
export const fromOne = z.int().check(z.minimum(1));

/** What lies beside a list: one of its things by its number, or a new one. */
export const newOrNumber = z.optional(z.union([z.literal('new'), fromOne]));

/** What is wrong counts as not there. */
export const orNone = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
