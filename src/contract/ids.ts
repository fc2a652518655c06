import { z } from 'zod';

/** Ids are whole numbers from 1 on, as far as PostgreSQL's integer goes. */
export const id = z.coerce
  .number<number>('Give a number.')
  .int('Give a whole number.')
  .min(1, 'Ids start at 1.')
  .max(2_147_483_647, 'There is no such id.');

/**
 * Chosen by the sender for a new thing: the same key from the same person is the same thing, made once. What was sent
 * while the connection broke can so be sent again.
 */
export const onceKey = z.uuid('Give a UUID.').optional();
