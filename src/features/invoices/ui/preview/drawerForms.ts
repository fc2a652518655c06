import { z } from 'zod';
import { cents } from '#contract/moneyRules.ts';
import { paymentBody, sendBody } from '#features/invoices/contract.ts';

export const paymentForm = paymentBody.extend({
  amountCents: z
    .number('Give an amount.')
    .refine((amount) => amount !== 0, 'Give an amount.')
    .pipe(cents),
});

export const sendForm = sendBody.required().extend({ mail: z.literal(true) });
