import { eq, type SQL } from 'drizzle-orm';
import { amountsIn } from '#api/amountWords.ts';
import { wordsAndDaysIn } from '#api/db.ts';
import { invoices } from './tables.ts';

/** "paid" is a question for invoices with nothing left to pay, not for a word. */
const isPaidAsked = (q: string) => q.trim().toLowerCase() === 'paid';

export const wordsOfInvoice = (q: string): SQL[] => {
  if (isPaidAsked(q)) return [eq(invoices.balanceCents, 0)];
  return wordsAndDaysIn(invoices.search, amountsIn(q));
};
