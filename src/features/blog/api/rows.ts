import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Me } from '#api/deps.ts';
import type { BlogPost } from '#features/blog/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { blogBookmarks, blogComments, blogPosts } from './tables.ts';

export type StoredPost = typeof blogPosts.$inferSelect;

/** What everybody may read, written as in the indexes. */
export const isOpen = and(isNull(blogPosts.deletedAt), eq(blogPosts.status, 'Published')) as SQL;

export const isEditor = (me: Me | null): me is Me => me?.ability.can('manage', 'Blog') ?? false;

/** Comments that everybody sees. For queries that join: alone, a table's name is left out. */
export const commentsOf = sql<number>`(SELECT count(*)::int FROM ${blogComments}
  WHERE ${blogComments.postId} = ${blogPosts.id} AND ${blogComments.deletedAt} IS NULL AND ${blogComments.hiddenAt} IS NULL)`;
export const bookmarksOf = sql<number>`(SELECT count(*)::int FROM ${blogBookmarks} WHERE ${blogBookmarks.postId} = ${blogPosts.id})`;

/** The name as it is now, or as it was when they left. */
export const authorName = sql<string>`coalesce(${people.fullName}, ${blogPosts.authorName})`;

export const CARD = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  img: blogPosts.image,
  title: blogPosts.title,
  avatar: people.avatar,
  userFullName: authorName,
  authorId: blogPosts.authorId,
  publishedAt: blogPosts.publishedAt,
  changedAt: blogPosts.changedAt,
  categories: blogPosts.categories,
  tags: blogPosts.tags,
  excerpt: blogPosts.excerpt,
  comment: commentsOf,
};

type CardRow = Omit<BlogPost, 'blogPosted'> & { publishedAt: Date | null; changedAt: Date };

/** What was never published is dated by its last change: its editors look at it. */
export const cardOf = ({ publishedAt, changedAt, ...row }: CardRow): BlogPost => ({
  ...row,
  blogPosted: (publishedAt ?? changedAt).toISOString(),
});

/** The page's address. The id decides; the words are for people. */
export const postPath = ({ id, slug }: { id: number; slug: string }) => `/pages/blog/detail/${slug}-${id}`;
