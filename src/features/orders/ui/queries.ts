import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OrderQuery } from '#features/orders/listContract.ts';
import { api, ask } from '#web/client.ts';
import { asQuery } from '#web/kit/asQuery.ts';

/** One's own, or everybody's for those who run the shop. */
export type Whose = 'own' | 'all';

/** Follows the cart: both are told of as the shop. */
export const checkoutQuery = queryOptions({
  queryKey: ['shop', 'checkout'],
  queryFn: () => ask(api.api.checkout.$get()),
  // Prices and pieces are looked at again whenever somebody comes by.
  staleTime: 0,
});

export const orderList = (search: OrderQuery, whose: Whose) =>
  queryOptions({
    queryKey: ['orders', 'list', whose, search],
    queryFn: () =>
      whose === 'all'
        ? ask(api.api.orders.all.$get({ query: asQuery(search) }))
        : ask(api.api.orders.$get({ query: asQuery(search) })),
    placeholderData: keepPreviousData,
  });

export const orderCountsQuery = (whose: Whose) =>
  queryOptions({
    queryKey: ['orders', 'counts', whose],
    queryFn: () => (whose === 'all' ? ask(api.api.orders.all.counts.$get()) : ask(api.api.orders.counts.$get())),
  });

export const orderOne = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async () => (await ask(api.api.orders[':id'].$get({ param: { id } }))).order,
  });
