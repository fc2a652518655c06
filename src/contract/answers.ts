import { z } from 'zod';

/** What is left to know of a thing that is gone, or that something was done to. */
export const idAnswer = z.object({ id: z.number() });
/** The same of what goes by a text. */
export const textIdAnswer = z.object({ id: z.string() });
