import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notification } from '#features/notifications/contract.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { onceEach } from './panel.ts';
import { notificationsQuery, PAGE_ROWS } from './queries.ts';

type Page = Awaited<ReturnType<typeof read>>;
const read = (page: number) => ask(api.api.notifications.$get({ query: { page, perPage: PAGE_ROWS } }));

const { queryKey } = notificationsQuery;
const pageQuery = (page: number) => queryOptions({ queryKey: [...queryKey, page], queryFn: () => read(page) });

/** The newest, and older ones a page at a time. */
export function useNotifications() {
  const newest = useQuery(notificationsQuery);
  const [pages, setPages] = useState(1);
  const older = useQueries({ queries: Array.from({ length: pages - 1 }, (_, at) => pageQuery(at + 2)) });
  const rows = onceEach([newest, ...older].flatMap(({ data }) => data ?? []));
  return {
    newest,
    rows,
    hasOlder: rows.length < (newest.data?.total ?? 0),
    isComing: older.some((page) => page.isPending),
    missing: older.find((page) => page.isError && !page.data),
    showOlder: () => setPages(pages + 1),
  };
}

/** Without a notification: all of them. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (one?: Notification) => ask(api.api.notifications.read.$post({ json: one ? { ids: [one.id] } : {} })),
    onMutate: async (one) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueriesData<Page>({ queryKey });
      const isMeant = (notification: Notification) => !one || notification.id === one.id;
      queryClient.setQueriesData<Page>(
        { queryKey },
        (page) =>
          page && {
            ...page,
            unread: one ? page.unread - (one.isRead ? 0 : 1) : 0,
            notifications: page.notifications.map((each) => (isMeant(each) ? { ...each, isRead: true } : each)),
          },
      );
      return before;
    },
    onError: (error, _one, before) => {
      for (const [key, page] of before ?? []) queryClient.setQueryData(key, page);
      toast.failed(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
