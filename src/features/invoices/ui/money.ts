import type { InvoiceRow } from '#features/invoices/contract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatMoney, formatNumber, heldTogether } from '#web/kit/format.ts';

/** The wire has units of the currency, the pages count in cents. */
export const centsOf = (units: number) => Math.round(units * 100);

/** What is still to be paid. Of a cancelled order that is nothing, and what was paid is owed back. */
export const openOf = ({ total, balance, isCancelled }: Pick<InvoiceRow, 'total' | 'balance' | 'isCancelled'>) =>
  isCancelled ? balance - total : balance;

/** What is owed in words: nothing, an amount, or what the client has to get back. */
export function balanceInWords(balance: number, currency: string): string {
  const cents = centsOf(balance);
  if (cents === 0) return i18n.t('invoices:balance.nothing');
  if (cents < 0) return i18n.t('invoices:balance.credit', { amount: formatMoney(-cents, currency) });
  return formatMoney(cents, currency);
}

/** How an invoice is called. */
export const numberOf = ({ id }: Pick<InvoiceRow, 'id'>) => heldTogether(`#${id}`);

/** Of hundredths of a percent. */
export const percentOf = (points: number) =>
  formatNumber(points / 10_000, { style: 'percent', maximumFractionDigits: 2 });
