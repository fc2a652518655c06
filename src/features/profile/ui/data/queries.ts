import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';

const { profile } = api.api;

/** What stands around somebody's posts. */
export const frameQuery = (id: number) =>
  queryOptions({
    queryKey: ['profile', 'frame', id],
    queryFn: () => ask(profile.people[':id'].$get({ param: { id } })),
  });

/** Of one person; without one, what oneself follows. */
export const feedQuery = (of: number | undefined) =>
  infiniteQueryOptions({
    queryKey: ['profile', 'feed', of ?? 'home'],
    queryFn: ({ pageParam }) => ask(profile.posts.$get({ query: { of, before: pageParam } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** How many came since the newest one on screen. */
export const newerQuery = (of: number | undefined, after: number) =>
  queryOptions({
    queryKey: ['profile', 'newer', of ?? 'home', after],
    queryFn: async () => (await ask(profile.posts.newer.$get({ query: { of, after } }))).count,
    // Asked again only when somebody posted something.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const postQuery = (id: number) =>
  queryOptions({
    queryKey: ['profile', 'post', id],
    queryFn: async () => (await ask(profile.posts[':id'].$get({ param: { id } }))).post,
  });

export const commentsQuery = (postId: number) =>
  infiniteQueryOptions({
    queryKey: ['profile', 'comments', postId],
    queryFn: ({ pageParam }) =>
      ask(profile.posts[':id'].comments.$get({ param: { id: postId }, query: { before: pageParam } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const likesQuery = (postId: number) =>
  infiniteQueryOptions({
    queryKey: ['profile', 'likes', postId],
    queryFn: ({ pageParam }) =>
      ask(profile.posts[':id'].likes.$get({ param: { id: postId }, query: { before: pageParam } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const photosQuery = (of: number) =>
  infiniteQueryOptions({
    queryKey: ['profile', 'photos', of],
    queryFn: ({ pageParam }) =>
      ask(profile.people[':id'].photos.$get({ param: { id: of }, query: { before: pageParam, perPage: 24 } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export type Side = 'followers' | 'following';

export const followsQuery = (of: number, side: Side) =>
  infiniteQueryOptions({
    queryKey: ['profile', 'follows', of, side],
    queryFn: ({ pageParam }) =>
      ask(profile.people[':id'][side].$get({ param: { id: of }, query: { before: pageParam } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const pollsQuery = (of: number | undefined) =>
  queryOptions({
    queryKey: ['profile', 'polls', of ?? 'home'],
    queryFn: async () => (await ask(profile.polls.$get({ query: { id: of } }))).polls,
    placeholderData: keepPreviousData,
  });

export const pagesQuery = queryOptions({
  queryKey: ['profile', 'pages'],
  queryFn: async () => (await ask(profile.pages.$get())).pages,
});

export const noticesQuery = queryOptions({
  queryKey: ['profile', 'notices'],
  queryFn: async () => (await ask(profile.notices.$get())).notices,
});

export const suggestionsQuery = queryOptions({
  queryKey: ['profile', 'suggestions'],
  queryFn: async () => (await ask(profile.suggestions.$get())).people,
});
