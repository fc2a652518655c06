import { z } from 'zod';
import { extend } from 'zod/mini';
import { id, onceKey } from '#contract/ids.ts';
import { pageNumber, rowCount } from '#contract/list.ts';
import { SLUG_LETTERS } from '#contract/slug.ts';
import { COMMENT_LETTERS, EXCERPT_LETTERS, MOST_TAGS, TITLE_LETTERS } from './choices.ts';
import { BLOG_CATEGORIES, type BlogCategory, blogQuery, POST_STATUSES } from './listContract.ts';

/** The names of their icons. */
export const CATEGORY_ICONS: Record<BlogCategory, string> = {
  Fashion: 'hanger',
  Food: 'apple',
  Gaming: 'device-gamepad-2',
  Quote: 'quote',
  Video: 'video',
};

const text = (most: number) => z.string('Write a text.').trim().max(most, `Use at most ${most} characters.`);
const category = z.enum(BLOG_CATEGORIES, `Choose from ${BLOG_CATEGORIES.join(', ')}.`);
const once = <T>(list: T[], keyOf: (one: T) => unknown) =>
  list.filter((one, at) => list.findIndex((two) => keyOf(two) === keyOf(one)) === at);

// ---- reading

/** The specification gives the list without paging: everything up to a thousand. A page asked for is one of nine. */
export const blogWireQuery = extend(blogQuery, { page: z.optional(pageNumber), perPage: z.optional(rowCount) });

export const blogPost = z.object({
  id: z.number(),
  slug: z.string(),
  /** The address of a picture; null is drawn from the post's id. */
  img: z.string().nullable(),
  title: z.string(),
  avatar: z.string().nullable(),
  userFullName: z.string(),
  authorId: z.number().nullable(),
  /** When it was published. */
  blogPosted: z.string(),
  categories: z.array(category),
  tags: z.array(z.string()),
  excerpt: z.string(),
  /** How many comments it has. */
  comment: z.number(),
});
export type BlogPost = z.infer<typeof blogPost>;
export const blogList = z.array(blogPost);
export const blogPage = z.object({ posts: blogList, total: z.number(), about: z.boolean().optional() });

export const blogSidebar = z.object({
  recentPosts: z.array(
    z.object({
      id: z.number(),
      slug: z.string(),
      img: z.string().nullable(),
      title: z.string(),
      createdTime: z.string(),
    }),
  ),
  categories: z.array(z.object({ category, icon: z.string(), posts: z.number() })),
});
export type BlogSidebar = z.infer<typeof blogSidebar>;

const said = z.object({
  id: z.number(),
  /** Who wrote it; null when they are gone. */
  authorId: z.number().nullable(),
  userFullName: z.string(),
  avatar: z.string().nullable(),
  commentedAt: z.string(),
  editedAt: z.string().nullable(),
  /** Empty when it was deleted or is hidden from the reader. */
  commentText: z.string(),
  state: z.enum(['shown', 'hidden', 'deleted']),
  isMine: z.boolean(),
  isReported: z.boolean(),
});
export const blogReply = said.extend({
  /** Whose comment it answers, within the thread. */
  answers: z.string().nullable(),
});
export type BlogReply = z.infer<typeof blogReply>;
export const blogComment = said.extend({ replies: z.array(blogReply) });
export type BlogComment = z.infer<typeof blogComment>;

/** A page of threads. `more` is where the next one begins, and how many comments are on it and after it. */
export const commentThreads = z.object({
  comments: z.array(blogComment),
  more: z.object({ after: z.number(), count: z.number() }).nullable(),
});
export type CommentThreads = z.infer<typeof commentThreads>;

export const blogDetail = z.object({
  blog: blogPost.extend({
    content: z.string(),
    comments: z.number(),
    bookmarked: z.number(),
    isBookmarked: z.boolean(),
    status: z.enum(POST_STATUSES),
    scheduledAt: z.string().nullable(),
    changedAt: z.string(),
    /** Words divided by what people read in a minute. */
    minutes: z.number(),
    mayEdit: z.boolean(),
  }),
  /** The first page; of the others those threads in which the reader writes, and the one that is asked for. */
  ...commentThreads.shape,
  related: z.array(blogPost),
});
export type BlogDetail = z.infer<typeof blogDetail>;
export const detailQuery = z.object({
  id: z.optional(id),
  slug: z.string().trim().min(1).max(200).optional(),
  comment: z.optional(id),
});
export const threadsQuery = z.object({ after: z.optional(id) });

export const bookmarked = z.object({ id: z.number(), isBookmarked: z.boolean(), bookmarked: z.number() });

// ---- writing

const tag = z.string('Write a text.').trim().min(1, 'A tag has letters.').max(40, 'Use at most 40 characters.');
const picture = z
  .string('Give the address of a picture.')
  .max(500, 'Use at most 500 characters.')
  .regex(/^(\/api\/files\/\d{1,9}\/[^/?#\s]+|\/blog\/[a-z0-9-]+\.svg)$/, 'Give a picture that was uploaded here.');

/** A post as its writer sends it. An empty slug is made from the title. */
export const postBody = z.object({
  blogTitle: text(TITLE_LETTERS).default(''),
  slug: z
    .string('Write a text.')
    .trim()
    .max(SLUG_LETTERS, `Use at most ${SLUG_LETTERS} characters.`)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use small letters, digits and single hyphens.')
    .default(''),
  blogCategories: z
    .array(category, 'Give a list of categories.')
    .transform((list) => once(list, (one) => one))
    .default([]),
  tags: z
    .array(tag, 'Give a list of tags.')
    .transform((list) => once(list, (one) => one.toLowerCase()))
    .refine((list) => list.length <= MOST_TAGS, `Give at most ${MOST_TAGS}.`)
    .default([]),
  excerpt: text(EXCERPT_LETTERS).default(''),
  featuredImage: picture.nullable().default(null),
  content: z.string('Write a text.').max(400_000, 'Use at most 400000 characters.').default(''),
});
export type PostBody = z.infer<typeof postBody>;
const version = z.number('Say which version you started from.').int();
export const newPost = postBody.extend({ key: onceKey });
/** Body of PUT /api/blog/posts/:id. Somebody else's newer version is never overwritten. */
export const postSave = postBody.extend({ version });
export const deedBody = z.object({ version: version.optional() });
const moment = z.iso.datetime({ offset: true, error: 'Give a day and a time.' }).transform((at) => new Date(at));
export const scheduleBody = deedBody.extend({ scheduledAt: moment });
/** Body of POST /api/blog/posts/:id/unpublish. `before`: it was just published, and stands again as it did before that. */
export const unpublishBody = deedBody.extend({ before: z.object({ scheduledAt: moment.nullable() }).optional() });

/** The post as its editor shows it: GET /blog/list/data/edit and the answers of every write. */
export const editablePost = z.object({
  id: z.number(),
  blogTitle: z.string(),
  blogCategories: z.array(category),
  tags: z.array(z.string()),
  slug: z.string(),
  status: z.enum(POST_STATUSES),
  excerpt: z.string(),
  featuredImage: z.string().nullable(),
  content: z.string(),
  version: z.number(),
  scheduledAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  changedAt: z.string(),
  changedBy: z.string(),
  author: z.string(),
});
export type EditablePost = z.infer<typeof editablePost>;
export const onePost = z.object({ post: editablePost });
export const editQuery = z.object({ id: z.optional(id) });

// ---- administration

export const postRow = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  img: z.string().nullable(),
  status: z.enum(POST_STATUSES),
  categories: z.array(category),
  authorId: z.number().nullable(),
  author: z.string(),
  avatar: z.string().nullable(),
  publishedAt: z.string().nullable(),
  scheduledAt: z.string().nullable(),
  changedAt: z.string(),
  deletedAt: z.string().nullable(),
  comments: z.number(),
  bookmarked: z.number(),
  version: z.number(),
});
export type PostRow = z.infer<typeof postRow>;
export const postsPage = z.object({ posts: z.array(postRow), total: z.number(), about: z.boolean().optional() });

export const blogCounts = z.object({
  all: z.number(),
  published: z.number(),
  scheduled: z.number(),
  drafts: z.number(),
  deleted: z.number(),
  comments: z.number(),
  /** Comments that somebody reported and nobody has judged yet. */
  reported: z.number(),
  hidden: z.number(),
  authors: z.array(z.object({ id: z.number(), fullName: z.string() })),
});
export type BlogCounts = z.infer<typeof blogCounts>;
export const restorePosts = z.object({ ids: z.array(id).min(1, 'Choose at least one.').max(1_000) });
export const idsDone = z.object({ ids: z.array(z.number()) });

// ---- comments

const commentText = z
  .string('Write a comment.')
  .trim()
  .min(1, 'Write a comment.')
  .max(COMMENT_LETTERS, `Use at most ${COMMENT_LETTERS} characters.`);
export const newBlogComment = z.object({ text: commentText, replyTo: z.nullable(id).default(null), key: onceKey });
export const commentChange = z.object({ text: commentText });
export const reportBody = z.object({ reason: text(300).default('') });
/** The comments as whoever wrote sees them now, as below the post, and how many everybody sees. */
export const commentsDone = commentThreads.extend({ id: z.number(), count: z.number() });

const COMMENT_DEEDS = ['hide', 'show', 'dismiss'] as const;
export type CommentDeed = (typeof COMMENT_DEEDS)[number];
export const judgement = z.object({
  deed: z.enum(COMMENT_DEEDS, `Choose from ${COMMENT_DEEDS.join(', ')}.`),
  /** Shown again as it was before it was hidden: its reports wait once more. */
  isReported: z.boolean().optional(),
});
export type Judgement = z.infer<typeof judgement>;
/** And whether reports waited until now. */
export const judged = z.object({ id: z.number(), isReported: z.boolean() });

export const moderatedComment = z.object({
  id: z.number(),
  text: z.string(),
  at: z.string(),
  authorId: z.number().nullable(),
  author: z.string(),
  avatar: z.string().nullable(),
  postId: z.number(),
  postTitle: z.string(),
  postSlug: z.string(),
  isHidden: z.boolean(),
  reports: z.array(z.object({ by: z.string(), reason: z.string(), at: z.string() })),
});
export type ModeratedComment = z.infer<typeof moderatedComment>;
export const commentsPage = z.object({ comments: z.array(moderatedComment), total: z.number() });
