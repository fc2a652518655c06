import { eq, type SQL } from 'drizzle-orm';
import { wordsAndDaysIn } from '#api/db.ts';
import { invoices } from './tables.ts';

/** A sign, a currency, digits with groups, hundredths: whatever people write an amount with. */
const AMOUNT = /^([-−]?)[^\d\s\w.,-]{0,3}([-−]?)(\d[\d.,’']*)[^\d\s\w.,-]{0,3}$/u;

/** "$1,200.50", "1.200,5" and "1’200" are looked for as they are kept: 1200.50, 1200.5, 1200. */
function plainAmount(word: string): string {
  const [, before, after, digits] = AMOUNT.exec(word) ?? [];
  if (!digits) return word;
  const [, whole = digits, rest] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const figures = whole.replace(/[.,’']/g, '');
  return `${before || after ? '-' : ''}${figures}${rest === undefined ? '' : `.${rest}`}`;
}

/** "paid" is a question for invoices with nothing left to pay, not for a word. */
const isPaidAsked = (q: string) => q.trim().toLowerCase() === 'paid';

export const wordsOfInvoice = (q: string): SQL[] => {
  if (isPaidAsked(q)) return [eq(invoices.balanceCents, 0)];
  return wordsAndDaysIn(invoices.search, q.split(/\s+/).map(plainAmount).join(' '));
};
