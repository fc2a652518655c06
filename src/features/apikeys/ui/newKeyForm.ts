import { z } from 'zod';
import { newKeyBody } from '#features/apikeys/contract.ts';

/** An empty day in a form is none. */
export const newKeyForm = newKeyBody.extend({
  expiresOn: z.preprocess((day) => day || null, newKeyBody.shape.expiresOn) as unknown as z.ZodType<
    string | null,
    string
  >,
});
