import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BlogQuery, CommentsQuery, PostsQuery } from '#features/blog/listContract.ts';
import { api, ask } from '#web/client.ts';
import { slugIdOf } from './addresses.ts';

/** As a query string has it: lists with commas, nothing that is not set. */
const asQuery = (search: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      value === undefined || value === '' || value === false
        ? []
        : [[key, Array.isArray(value) ? value.join(',') : String(value)]],
    ),
  );

export const postList = (search: BlogQuery) =>
  queryOptions({
    queryKey: ['blog', 'list', search],
    queryFn: () => ask(api.api.blog.list.$get({ query: asQuery(search) })),
    placeholderData: keepPreviousData,
  });

export const sidebarQuery = queryOptions({
  queryKey: ['blog', 'sidebar'],
  queryFn: () => ask(api.blog.list.data.sidebar.$get()),
});

/** By the end of its address; without one, the newest. `comment` is one that is to be among those below it. */
export const postDetail = (slug?: string, comment?: number) =>
  queryOptions({
    queryKey: ['blog', 'detail', slug ?? '', comment ?? 0],
    queryFn: () => ask(api.blog.list.data.detail.$get({ query: asQuery({ slug, comment }) })),
    // The same post stays while another of its comments is looked for.
    placeholderData: (before) => (before && slugIdOf(before.blog) === slug ? before : undefined),
  });

/** What is said below a post after its first page. */
export const furtherComments = (postId: number, after: number) =>
  infiniteQueryOptions({
    queryKey: ['blog', 'further', postId, after],
    queryFn: ({ pageParam }) =>
      ask(api.api.blog.posts[':id'].comments.$get({ param: { id: postId }, query: asQuery({ after: pageParam }) })),
    initialPageParam: after,
    getNextPageParam: ({ more }) => more?.after,
  });

export const editablePostQuery = (id: number) =>
  queryOptions({
    queryKey: ['blog', 'edit', id],
    queryFn: async () => (await ask(api.api.blog.posts[':id'].$get({ param: { id } }))).post,
  });

export const editorsList = (search: PostsQuery) =>
  queryOptions({
    queryKey: ['blog', 'posts', search],
    queryFn: () => ask(api.api.blog.posts.$get({ query: asQuery(search) })),
    placeholderData: keepPreviousData,
  });

export const blogCountsQuery = queryOptions({
  queryKey: ['blog', 'counts'],
  queryFn: () => ask(api.api.blog.counts.$get()),
});

export const commentList = (search: CommentsQuery) =>
  queryOptions({
    queryKey: ['blog', 'comments', search],
    queryFn: () => ask(api.api.blog.comments.$get({ query: asQuery(search) })),
    placeholderData: keepPreviousData,
  });
