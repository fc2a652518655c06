import type { Product } from '#features/shop/contract.ts';
import { formatMoney } from '#web/kit/format.ts';

export const centsOf = (units: number) => Math.round(units * 100);

export const priceOf = ({ price, currency }: Pick<Product, 'price' | 'currency'>) =>
  formatMoney(centsOf(price), currency);

/** Where a product has its page. */
export const slugIdOf = ({ slug, id }: Pick<Product, 'slug' | 'id'>) => `${slug}-${id}`;
