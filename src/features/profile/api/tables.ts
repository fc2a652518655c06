import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '#api/columns.ts';
import { ofPerson, somebody } from '#api/personColumns.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';

/** What a profile has beyond the person and what the account settings keep. No row: nothing was chosen. */
export const profiles = pgTable(
  'profiles',
  {
    personId: integer()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    designation: text().notNull().default(''),
    lives: text().notNull().default(''),
    /** Number of a drawn cover; an upload goes before it. */
    cover: integer(),
    coverFileId: integer().references(() => files.id, { onDelete: 'set null' }),
  },
  (t) => [index('profiles_cover').on(t.coverFileId)],
);

export const profilePosts = pgTable(
  'profile_posts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    authorId: ofPerson(),
    text: text().notNull().default(''),
    link: text().notNull().default(''),
    /** A share stays when what it shared is gone. */
    isShare: boolean().notNull().default(false),
    sharedId: integer().references((): AnyPgColumn => profilePosts.id, { onDelete: 'set null' }),
    isAnnouncement: boolean().notNull().default(false),
    /** While an announcement is on its way: the last person who was told of it. */
    toldUpTo: integer(),
    createdAt: time().notNull(),
    editedAt: time(),
    writingKey: uuid(),
    deletedAt: time(),
    deletedById: somebody(),
  },
  (t) => [
    uniqueIndex('profile_posts_writing').on(t.authorId, t.writingKey),
    index('profile_posts_by').on(t.authorId, t.id).where(sql`${t.deletedAt} IS NULL`),
    index('profile_posts_announced').on(t.id).where(sql`${t.isAnnouncement} AND ${t.deletedAt} IS NULL`),
    index('profile_posts_telling').on(t.id).where(sql`${t.toldUpTo} IS NOT NULL`),
    index('profile_posts_shares').on(t.sharedId).where(sql`${t.sharedId} IS NOT NULL`),
    index('profile_posts_deleted').on(t.deletedAt).where(sql`${t.deletedAt} IS NOT NULL`),
    index('profile_posts_deleted_by').on(t.deletedById).where(sql`${t.deletedById} IS NOT NULL`),
  ],
);

const ofPost = () =>
  integer()
    .notNull()
    .references(() => profilePosts.id, { onDelete: 'cascade' });

/** Pictures of a post, or its video. */
export const profileMedia = pgTable(
  'profile_media',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    postId: ofPost(),
    /** Beside the post, so that somebody's photos are found without reading their posts. */
    authorId: ofPerson(),
    position: integer().notNull(),
    kind: text().$type<'picture' | 'video'>().notNull().default('picture'),
    /** What was uploaded; without it `src` is the address of a picture of ours. */
    fileId: integer().references(() => files.id, { onDelete: 'cascade' }),
    src: text().notNull().default(''),
    name: text().notNull().default(''),
    width: integer(),
    height: integer(),
  },
  (t) => [
    uniqueIndex('profile_media_place').on(t.postId, t.position),
    index('profile_media_by').on(t.authorId, t.id),
    index('profile_media_file').on(t.fileId),
  ],
);

export const profileLikes = pgTable(
  'profile_likes',
  { postId: ofPost(), personId: ofPerson(), at: time().notNull() },
  (t) => [
    primaryKey({ columns: [t.postId, t.personId] }),
    index('profile_likes_newest').on(t.postId, t.at, t.personId),
    index('profile_likes_person').on(t.personId),
  ],
);

export const profileComments = pgTable(
  'profile_comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    postId: ofPost(),
    authorId: ofPerson(),
    text: text().notNull(),
    createdAt: time().notNull(),
    editedAt: time(),
    writingKey: uuid(),
    deletedAt: time(),
    deletedById: somebody(),
  },
  (t) => [
    uniqueIndex('profile_comments_writing').on(t.authorId, t.writingKey),
    index('profile_comments_of').on(t.postId, t.id).where(sql`${t.deletedAt} IS NULL`),
    // Posts that are deleted for good take along what was deleted before.
    index('profile_comments_post').on(t.postId),
    index('profile_comments_deleted').on(t.deletedAt).where(sql`${t.deletedAt} IS NOT NULL`),
    index('profile_comments_deleted_by').on(t.deletedById).where(sql`${t.deletedById} IS NOT NULL`),
  ],
);

export const profileCommentLikes = pgTable(
  'profile_comment_likes',
  {
    commentId: integer()
      .notNull()
      .references(() => profileComments.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.personId] }), index('profile_comment_likes_person').on(t.personId)],
);

/** A poll is part of a post. */
export const profilePolls = pgTable(
  'profile_polls',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    postId: ofPost().unique(),
    question: text().notNull(),
    closesAt: time(),
  },
  (t) => [index('profile_polls_closing').on(t.closesAt)],
);

export const profilePollOptions = pgTable(
  'profile_poll_options',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    pollId: integer()
      .notNull()
      .references(() => profilePolls.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
  },
  (t) => [uniqueIndex('profile_poll_options_place').on(t.pollId, t.position)],
);

/** One for each person; choosing another answer changes it. */
export const profileVotes = pgTable(
  'profile_votes',
  {
    pollId: integer()
      .notNull()
      .references(() => profilePolls.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
    optionId: integer()
      .notNull()
      .references(() => profilePollOptions.id, { onDelete: 'cascade' }),
    at: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pollId, t.personId] }),
    index('profile_votes_option').on(t.optionId, t.at),
    index('profile_votes_person').on(t.personId),
  ],
);

export const profileFollows = pgTable(
  'profile_follows',
  {
    /** Counts up, so that lists of people have an order and a place to go on from. */
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    followerId: ofPerson(),
    followedId: ofPerson(),
    at: time().notNull(),
  },
  (t) => [
    uniqueIndex('profile_follows_pair').on(t.followerId, t.followedId),
    index('profile_follows_following').on(t.followerId, t.id),
    index('profile_follows_followers').on(t.followedId, t.id, t.followerId),
    check('profile_follows_others', sql`${t.followerId} <> ${t.followedId}`),
  ],
);

/** Clubs, courses and teams that one can follow. */
export const schoolPages = pgTable(
  'school_pages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<'club' | 'course' | 'team'>().notNull(),
    name: text().notNull(),
    subtitle: text().notNull().default(''),
    src: text(),
    createdAt: time().notNull(),
    deletedAt: time(),
  },
  (t) => [uniqueIndex('school_pages_name').on(sql`lower(${t.name})`).where(sql`${t.deletedAt} IS NULL`)],
);

export const schoolPageFollows = pgTable(
  'school_page_follows',
  {
    pageId: integer()
      .notNull()
      .references(() => schoolPages.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.personId] }), index('school_page_follows_person').on(t.personId)],
);

/** Short notices of the school. They stay when whoever wrote them has gone. */
export const schoolNotices = pgTable(
  'school_notices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    authorId: somebody(),
    text: text().notNull(),
    tags: text().array().notNull().default([]),
    createdAt: time().notNull(),
    deletedAt: time(),
  },
  (t) => [
    index('school_notices_newest').on(t.id).where(sql`${t.deletedAt} IS NULL`),
    index('school_notices_by').on(t.authorId),
  ],
);
