import type { ShopFilter, ShopQuery } from '#features/shop/listContract.ts';

/** Two changes in a row both count when the second is made from what is newest. */
export type ShopPatch = Partial<ShopQuery> | ((now: ShopQuery) => Partial<ShopQuery>);

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

/** Nothing left is no filter. */
export function without<T>(list: T[] | undefined, one: T): T[] | undefined {
  const rest = list?.filter((other) => other !== one);
  return rest?.length ? rest : undefined;
}

/** With one more or one fewer. */
export const toggled = <T>(list: T[] | undefined, one: T): T[] | undefined =>
  list?.includes(one) ? without(list, one) : [...(list ?? []), one];
