import type { Product } from '#features/shop/contract.ts';
import { formatMoney } from '#web/kit/format.ts';

export const centsOf = (units: number) => Math.round(units * 100);

export const priceOf = ({ price, currency }: Pick<Product, 'price' | 'currency'>) =>
  formatMoney(centsOf(price), currency);

type Line = Pick<Product, 'price' | 'currency'> & { qty: number };

/** The sum of some lines, for each currency there is. */
export function sumsOf(lines: Line[]): string[] {
  const sums = new Map<string, number>();
  for (const { price, currency, qty } of lines) sums.set(currency, (sums.get(currency) ?? 0) + centsOf(price) * qty);
  return [...sums].map(([currency, cents]) => formatMoney(cents, currency));
}

/** Where a product has its page. */
export const slugIdOf = ({ slug, id }: Pick<Product, 'slug' | 'id'>) => `${slug}-${id}`;
