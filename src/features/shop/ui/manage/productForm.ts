import { z } from 'zod';
import { MOST_CENTS } from '#contract/money.ts';
import { TOO_FINE } from '#contract/moneyRules.ts';
import { productBody } from '#features/shop/contract.ts';

/** Whoever types a price does not think of cents. */
export const productForm = productBody.extend({
  priceCents: z
    .number('Give an amount.')
    .int(TOO_FINE)
    .min(0, 'Give an amount from zero on.')
    .max(MOST_CENTS, 'This amount is too large.'),
});
