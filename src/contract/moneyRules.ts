import { z } from 'zod';
import { CURRENCIES, MOST_CENTS } from './money.ts';

export const currency = z.enum(CURRENCIES, `Choose from ${CURRENCIES.join(', ')}.`);

const TOO_LARGE = 'This amount is too large.';
const TOO_SMALL = 'This amount is too small.';
export const cents = z
  .number('Give an amount in cents.')
  // What is too large to be exact is no fraction.
  .int({
    error: ({ code }) => (code === 'too_big' ? TOO_LARGE : code === 'too_small' ? TOO_SMALL : 'Give whole cents.'),
  })
  .min(-MOST_CENTS, TOO_SMALL)
  .max(MOST_CENTS, TOO_LARGE);

export const TOO_FINE = 'Use at most two digits after the point.';
/** As somebody types it: whoever writes 1.005 does not think of cents. */
export const typedCents = z
  .number('Give an amount.')
  .refine((amount) => Number.isInteger(amount), TOO_FINE)
  .pipe(cents);
