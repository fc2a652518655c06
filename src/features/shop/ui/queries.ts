import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { writeTexts } from '#contract/list.ts';

import { type ProductQuery, type ShopFilter, type ShopQuery, shopFilter } from '#features/shop/listContract.ts';
import { api, ask } from '#web/client.ts';

/** As a query string has it: lists with commas, nothing that is not set. */
export const asQuery = (search: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      value === undefined || value === ''
        ? []
        : [[key, Array.isArray(value) ? writeTexts(value.map(String)) : String(value)]],
    ),
  );

export const shopList = (search: ShopQuery) =>
  queryOptions({
    queryKey: ['shop', 'list', search],
    queryFn: () => ask(api.apps.ecommerce.products.$get({ query: asQuery(search) })),
    placeholderData: keepPreviousData,
  });

export const facetsOf = (search: ShopFilter) => {
  const filter = shopFilter.parse(search);
  return queryOptions({
    queryKey: ['shop', 'facets', filter],
    queryFn: () => ask(api.apps.ecommerce.facets.$get({ query: asQuery(filter) })),
    placeholderData: keepPreviousData,
  });
};

const param = (id: string) => ({ param: { id } });

export const productOne = (slugId: string) =>
  queryOptions({
    // The name in an address may be an old one: the number says which it is.
    queryKey: ['shop', 'one', slugId.slice(slugId.lastIndexOf('-') + 1)],
    queryFn: async () => (await ask(api.apps.ecommerce.products[':id'].$get(param(slugId)))).product,
  });

export const featuredOne = queryOptions({
  queryKey: ['shop', 'featured'],
  queryFn: () => ask(api.apps.ecommerce.featured.$get()),
});

export const relatedTo = (id: number) =>
  queryOptions({
    queryKey: ['shop', 'related', id],
    queryFn: async () => (await ask(api.apps.ecommerce.products[':id'].related.$get(param(String(id))))).products,
  });

export const REVIEWS_A_PAGE = 5;

export const reviewsOf = (id: number, page: number, rating: number | undefined) =>
  queryOptions({
    queryKey: ['shop', 'reviews', id, page, rating],
    queryFn: () =>
      ask(
        api.apps.ecommerce.products[':id'].reviews.$get({
          ...param(String(id)),
          query: asQuery({ page, perPage: REVIEWS_A_PAGE, rating }),
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const wishlistQuery = queryOptions({
  queryKey: ['shop', 'wishlist'],
  queryFn: async () => (await ask(api.apps.ecommerce.wishlist.$get())).products,
});

export const productList = (search: ProductQuery) =>
  queryOptions({
    queryKey: ['shop', 'managed', search],
    queryFn: () => ask(api.api.products.$get({ query: asQuery(search) })),
    placeholderData: keepPreviousData,
  });

export const productCountsQuery = queryOptions({
  queryKey: ['shop', 'counts'],
  queryFn: () => ask(api.api.products.counts.$get()),
});

export const managedOne = (id: number) =>
  queryOptions({
    queryKey: ['shop', 'editor', id],
    queryFn: async () => (await ask(api.api.products[':id'].$get({ param: { id } }))).product,
  });
