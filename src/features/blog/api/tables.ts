import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { folded, time } from '#api/columns.ts';
import { ofPerson, somebody } from '#api/personColumns.ts';
import type { BlogCategory, PostStatus } from '#features/blog/listContract.ts';
import { files } from '#features/files/api/tables.ts';

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    slug: text().notNull(),
    categories: text().array().$type<BlogCategory[]>().notNull().default([]),
    tags: text().array().notNull().default([]),
    excerpt: text().notNull().default(''),
    content: text().notNull().default(''),
    /** A picture of ours or an upload, as its address. */
    image: text(),
    status: text().$type<PostStatus>().notNull().default('Draft'),
    publishedAt: time(),
    scheduledAt: time(),
    authorId: somebody(),
    /** Stays when they go. */
    authorName: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: time().notNull(),
    writingKey: uuid(),
    changedAt: time().notNull(),
    changedById: somebody(),
    deletedAt: time(),
    /** Title, tags, excerpt and what there is to read in the text: what a search looks in. */
    words: text().notNull().default(''),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(words)`),
  },
  (t) => {
    const alive = sql`${t.deletedAt} IS NULL`;
    const open = sql`${t.deletedAt} IS NULL AND ${t.status} = 'Published'`;
    return [
      uniqueIndex('blog_posts_slug').on(t.slug),
      uniqueIndex('blog_posts_writing').on(t.authorId, t.writingKey),
      index('blog_posts_newest').on(t.publishedAt, t.id).where(open),
      index('blog_posts_categories').using('gin', t.categories).where(open),
      index('blog_posts_tags').using('gin', t.tags).where(open),
      index('blog_posts_by_title').on(folded(t.title), t.id, t.status).where(alive),
      index('blog_posts_by_author').on(folded(t.authorName), t.id, t.status).where(alive),
      index('blog_posts_by_status').on(sql`${t.status} COLLATE "C"`, t.id, t.status).where(alive),
      index('blog_posts_by_changed').on(t.changedAt, t.id, t.status).where(alive),
      index('blog_posts_of').on(t.authorId, t.id),
      index('blog_posts_changed_by').on(t.changedById),
      index('blog_posts_due').on(t.scheduledAt).where(sql`${t.status} = 'Scheduled'`),
      index('blog_posts_deleted').on(t.deletedAt).where(sql`${t.deletedAt} IS NOT NULL`),
      index('blog_posts_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
    ];
  },
);

/** What the administration's list can be sorted by, written as in its indexes. */
export const postKeys = {
  title: folded(blogPosts.title),
  author: folded(blogPosts.authorName),
  status: sql`${blogPosts.status} COLLATE "C"`,
  publishedAt: blogPosts.publishedAt,
  changedAt: blogPosts.changedAt,
  id: blogPosts.id,
};

const ofPost = () =>
  integer()
    .notNull()
    .references(() => blogPosts.id, { onDelete: 'cascade' });

/** Addresses under which a published post was known: they lead to it for ever. */
export const blogOldSlugs = pgTable('blog_old_slugs', { slug: text().primaryKey(), postId: ofPost() }, (t) => [
  index('blog_old_slugs_post').on(t.postId),
]);

export const blogComments = pgTable(
  'blog_comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    postId: ofPost(),
    /** The comment that began the thread; null for that one itself. */
    parentId: integer().references((): AnyPgColumn => blogComments.id, { onDelete: 'cascade' }),
    /** The comment of the thread that this one answers. */
    replyToId: integer().references((): AnyPgColumn => blogComments.id, { onDelete: 'set null' }),
    authorId: somebody(),
    authorName: text().notNull(),
    text: text().notNull(),
    createdAt: time().notNull(),
    editedAt: time(),
    deletedAt: time(),
    hiddenAt: time(),
    /** How many reports nobody has judged yet. */
    reports: integer().notNull().default(0),
    writingKey: uuid(),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(author_name || ' ' || text)`),
  },
  (t) => {
    const there = sql`${t.deletedAt} IS NULL`;
    return [
      index('blog_comments_of').on(t.postId, t.id),
      index('blog_comments_thread').on(t.parentId, t.id),
      index('blog_comments_answers').on(t.replyToId),
      index('blog_comments_by').on(t.authorId),
      index('blog_comments_newest').on(t.createdAt, t.id).where(there),
      index('blog_comments_reported').on(t.createdAt, t.id).where(sql`${t.reports} > 0 AND ${t.deletedAt} IS NULL`),
      index('blog_comments_hidden').on(t.createdAt, t.id).where(sql`${t.hiddenAt} IS NOT NULL`),
      index('blog_comments_deleted').on(t.deletedAt).where(sql`${t.deletedAt} IS NOT NULL`),
      uniqueIndex('blog_comments_writing').on(t.authorId, t.writingKey),
      index('blog_comments_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
    ];
  },
);

export const blogReports = pgTable(
  'blog_reports',
  {
    commentId: integer()
      .notNull()
      .references(() => blogComments.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
    reason: text().notNull().default(''),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.personId] }), index('blog_reports_by').on(t.personId)],
);

export const blogBookmarks = pgTable(
  'blog_bookmarks',
  { postId: ofPost(), personId: ofPerson(), at: time().notNull() },
  (t) => [primaryKey({ columns: [t.postId, t.personId] }), index('blog_bookmarks_by').on(t.personId, t.postId)],
);

/** Every upload that a post shows: who reads the post may open it. */
export const blogFiles = pgTable(
  'blog_files',
  {
    postId: ofPost(),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.postId, t.fileId] }), index('blog_files_file').on(t.fileId)],
);

/** The weekly letters: one row for each week, with how far down the list of people it has gone. */
export const blogDigests = pgTable('blog_digests', {
  /** The Monday on which it goes out. */
  week: text().primaryKey(),
  afterId: integer().notNull().default(0),
  doneAt: time(),
});
