import { queryOptions } from '@tanstack/react-query';
import type { CartRow } from '#features/shop/contract.ts';
import { api, ask } from '#web/client.ts';

/** Quantities that were chosen and are on their way: an answer from before must not put the old ones back. */
export const wantedPieces = new Map<number, number>();
export const asWanted = (rows: CartRow[]): CartRow[] =>
  rows.map((row) => ({ ...row, qty: wantedPieces.get(row.id) ?? row.qty }));

export const cartQuery = queryOptions({
  queryKey: ['shop', 'cart'],
  queryFn: async () => asWanted((await ask(api.apps.ecommerce.cart.$get())).products),
});
