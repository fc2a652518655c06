import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';

export const PAGE_ROWS = 20;

/** The newest. Followed live: a change on the server makes it stale. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => ask(api.api.notifications.$get({ query: { perPage: PAGE_ROWS } })),
});
