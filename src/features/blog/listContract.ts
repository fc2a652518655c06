import { z } from 'zod/mini';
import { anyOf, listBase, newestFirst, rowCount, someIds, sortedBy, yesOrNo } from '#contract/list.ts';

/** The five categories. What each means to a school stands in the language files. */
export const BLOG_CATEGORIES = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export const POST_STATUSES = ['Published', 'Scheduled', 'Draft'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** Query of GET /blog/list/data and /api/blog/list, and of the page's address. */
export const blogQuery = z.object({
  q: listBase.shape.q,
  category: anyOf(BLOG_CATEGORIES),
  tag: z._default(z.string().check(z.trim(), z.maxLength(40, 'Use at most 40 characters.')), ''),
  /** Those the reader bookmarked. */
  saved: z._default(yesOrNo, false),
  page: listBase.shape.page,
  perPage: z._default(rowCount, 9),
});
export type BlogQuery = z.infer<typeof blogQuery>;

export const POST_SORT_COLUMNS = ['title', 'author', 'status', 'publishedAt', 'changedAt', 'id'] as const;
export const postsQuery = z.extend(listBase, {
  sort: newestFirst,
  sortColumn: sortedBy(POST_SORT_COLUMNS, 'changedAt'),
  status: anyOf(POST_STATUSES),
  category: anyOf(BLOG_CATEGORIES),
  author: someIds,
  deleted: z._default(yesOrNo, false),
});
export type PostsQuery = z.infer<typeof postsQuery>;

export const COMMENT_STATES = ['reported', 'hidden', 'shown'] as const;

export const commentsQuery = z.extend(listBase, {
  sort: newestFirst,
  sortColumn: z._default(z.enum(['at'], 'Sort by at.'), 'at'),
  state: z.optional(z.enum(COMMENT_STATES, `Choose from ${COMMENT_STATES.join(', ')}.`)),
});
export type CommentsQuery = z.infer<typeof commentsQuery>;
