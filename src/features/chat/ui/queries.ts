import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';

const CHATS = 30;
const CONTACTS = 30;
const FOUND = 20;
const FILES = 20;

export const profileQuery = queryOptions({
  queryKey: ['chat-profile'],
  queryFn: () => ask(api.apps.chat.users['profile-user'].$get()),
  staleTime: 300_000,
});

/** Own chats, pinned ones first. What happens in them is patched in. */
export const chatsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'list', q],
    queryFn: ({ pageParam, signal }) =>
      ask(api.apps.chat.list.$get({ query: { q, page: pageParam, perPage: CHATS } }, { init: { signal } })),
    initialPageParam: 1,
    getNextPageParam: (_page, pages, at) => (at * CHATS < (pages[0]?.total ?? 0) ? at + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** Everybody one may talk to, by name. */
export const contactsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'contacts', q],
    queryFn: async ({ pageParam, signal }) => {
      const query = { q, page: pageParam, perPage: CONTACTS };
      const { contacts, total } = await ask(api.apps.chat['chats-and-contacts'].$get({ query }, { init: { signal } }));
      return { contacts, total };
    },
    initialPageParam: 1,
    getNextPageParam: (_page, pages, at) => (at * CONTACTS < (pages[0]?.total ?? 0) ? at + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 120_000,
  });

export const infoQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['chat', 'info', chatId],
    queryFn: () => ask(api.apps.chat[':chatId'].info.$get({ param: { chatId } })),
  });

/** The chat with a contact that may not have begun. One line is enough to know. */
export const withQuery = (id: number) =>
  queryOptions({
    queryKey: ['chat', 'with', id],
    queryFn: () => ask(api.apps.chat['get-chat'].$get({ query: { id, page: 1, perPage: 1 } })),
    staleTime: 0,
  });

export const seenQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['chat', 'seen', chatId],
    queryFn: async () => (await ask(api.apps.chat[':chatId'].seen.$get({ param: { chatId } }))).seen,
  });

export const foundQuery = (q: string, chat?: number) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'found', q, chat],
    queryFn: ({ pageParam, signal }) =>
      ask(
        api.apps.chat.search.$get(
          { query: { q, chat, before: pageParam ?? undefined, limit: chat ? 100 : FOUND } },
          { init: { signal } },
        ),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    enabled: q.trim().length > 1,
    placeholderData: keepPreviousData,
  });

export const filesQuery = (chatId: number) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'files', chatId],
    queryFn: ({ pageParam }) =>
      ask(
        api.apps.chat[':chatId'].files.$get({
          param: { chatId },
          query: { before: pageParam ?? undefined, limit: FILES },
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
