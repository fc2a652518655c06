import { z } from 'zod';
import { productBody } from '#features/shop/contract.ts';

/** The editor speaks of prices in units, as people do. */
export const productForm = productBody.omit({ priceCents: true }).extend({
  price: z
    .number('Give an amount.')
    .min(0, 'Give an amount from zero on.')
    .max(100_000_000, 'This amount is too large.'),
});
