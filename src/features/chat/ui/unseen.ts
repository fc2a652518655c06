import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';

/** What waits in all chats that are not muted, for the menu. A message outdates it before the chats are followed, too. */
export const unseenQuery = queryOptions({
  queryKey: ['chat', 'unseen'],
  queryFn: () => ask(api.apps.chat.unseen.$get()),
});
