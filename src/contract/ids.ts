import { z } from 'zod/mini';
import { HIGHEST_ID } from './highestId.ts';
import { numeral } from './numeral.ts';

const idFrom = (lowest: 0 | 1) =>
  numeral(
    z.number('Give a number.').check(z.int('Give a whole number.'), z.minimum(lowest, 'Ids start at 1.')),
    HIGHEST_ID,
  );

/** Ids are whole numbers from 1 on. */
export const id = idFrom(1);
/** Where a list goes on: after this id, or from the beginning with 0. */
export const idOrStart = idFrom(0);

/**
 * Chosen by the sender for a new thing: the same key from the same person is the same thing, made once. What was sent
 * while the connection broke can so be sent again.
 */
export const onceKey = z.optional(z.uuid('Give a UUID.'));
