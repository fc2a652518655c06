import { z } from 'zod';

/** Ids are whole numbers from 1 on, as far as PostgreSQL's integer goes. */
export const id = z.coerce
  .number<number>('Give a number.')
  .int('Give a whole number.')
  .min(1, 'Ids start at 1.')
  .max(2_147_483_647, 'There is no such id.');
