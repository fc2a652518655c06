import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';

const NEWEST = 5;

export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread', NEWEST],
  queryFn: () => ask(api.api.notifications.$get({ query: { page: 1, perPage: NEWEST, unread: 'true' } })),
});

/** Under the same key as on the devices page: one answer for both. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () =>
    (await ask(api.jwt.sessions.$get())).sessions.toSorted((a, b) => Number(b.current) - Number(a.current)),
});
