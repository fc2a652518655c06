import { lineTotals } from '#contract/invoice.ts';
import type { CartRow } from '#features/shop/contract.ts';
import { formatMoney } from '#web/kit/format.ts';
import { centsOf } from './money.ts';

type Line = Pick<CartRow, 'price' | 'currency' | 'qty' | 'discountPercentage'>;

/** What a line of the cart costs before tax, counted as the checkout does. */
export const netOf = ({ price, qty, discountPercentage }: Line) =>
  lineTotals({
    quantityMilli: qty * 1000,
    priceCents: centsOf(price),
    discountBp: discountPercentage * 100,
    taxBp: 0,
  }).netCents;

/** The sum of some lines, for each currency there is. */
export function sumsOf(lines: Line[]): string[] {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.currency, (sums.get(line.currency) ?? 0) + netOf(line));
  return [...sums].map(([currency, cents]) => formatMoney(cents, currency));
}
