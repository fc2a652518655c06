import { z } from 'zod/mini';
import { questionQuery } from '#features/questions/listContract.ts';

/** The address of the question list: which questions it shows, and which of them is open beside it. */
export const questionSearch = z.extend(questionQuery, {
  open: z.optional(z.union([z.literal('new'), z.coerce.number<number>().check(z.int(), z.minimum(1))])),
});
