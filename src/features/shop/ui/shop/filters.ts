import type { ShopFilter } from '#features/shop/listContract.ts';

/** The shop without any filter; what is looked for by name stays. */
export const CLEAR: Omit<ShopFilter, 'q'> = {
  category: undefined,
  brand: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  rating: undefined,
  freeShipping: undefined,
  inStock: undefined,
};

/** How many filters are in force. Both ends of the price are one. */
export function filtersSet(search: ShopFilter): number {
  const { category, brand, priceFrom, priceTo, rating, freeShipping, inStock } = search;
  const price = priceFrom !== undefined || priceTo !== undefined;
  return [category?.length, brand?.length, price, rating, freeShipping, inStock].filter(Boolean).length;
}

/** With one more or one fewer; nothing left is no filter. */
export function toggled<T>(list: T[] | undefined, one: T): T[] | undefined {
  const next = list?.includes(one) ? list.filter((other) => other !== one) : [...(list ?? []), one];
  return next.length > 0 ? next : undefined;
}
