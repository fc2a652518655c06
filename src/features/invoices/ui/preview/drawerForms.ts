import { z } from 'zod';
import { typedCents } from '#contract/moneyRules.ts';
import { paymentBody, sendBody } from '#features/invoices/contract.ts';

export const paymentForm = paymentBody.extend({
  amountCents: typedCents.refine((amount) => amount !== 0, 'Give an amount.'),
});

export const sendForm = sendBody.required().extend({ mail: z.literal(true) });
