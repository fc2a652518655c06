import type { CheckoutItem } from '#features/orders/contract.ts';

/** One order takes one currency: there is no sum of dollars and euros. */
export const isOneCurrency = (items: CheckoutItem[]) => new Set(items.map((item) => item.currency)).size < 2;
