import { z } from 'zod';
import { questionQuery } from '#features/questions/contract.ts';

/** The address of the question list: which questions it shows, and which of them is open beside it. */
export const questionSearch = questionQuery.extend({
  open: z.union([z.literal('new'), z.coerce.number<number>().int().min(1)]).optional(),
});
