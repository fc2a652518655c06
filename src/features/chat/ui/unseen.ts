import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';

/** What waits in all chats that are not muted, for the menu. */
export const unseenQuery = queryOptions({
  queryKey: ['chat-unseen'],
  queryFn: () => ask(api.apps.chat.unseen.$get()),
});
