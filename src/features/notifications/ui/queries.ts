import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '#features/notifications/contract.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';

const NEWEST = 20;

/** Followed live: a change on the server makes it stale. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => ask(api.api.notifications.$get({ query: { perPage: NEWEST } })),
});

/** Without a notification: all of them. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery;
  return useMutation({
    mutationFn: (one?: Notification) => ask(api.api.notifications.read.$post({ json: one ? { ids: [one.id] } : {} })),
    onMutate: async (one) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (data) => {
        if (!data) return data;
        const isMeant = (notification: Notification) => !one || notification.id === one.id;
        return {
          ...data,
          unread: one ? data.unread - (one.isRead ? 0 : 1) : 0,
          notifications: data.notifications.map((each) => (isMeant(each) ? { ...each, isRead: true } : each)),
        };
      });
      return before;
    },
    onError: (error, _one, before) => {
      queryClient.setQueryData(queryKey, before);
      toast.failed(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
