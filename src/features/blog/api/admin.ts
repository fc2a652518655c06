import { and, arrayOverlaps, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { listPage } from '#api/list.ts';
import type { BlogCounts, EditablePost, PostRow } from '#features/blog/contract.ts';
import type { PostsQuery } from '#features/blog/listContract.ts';
import { people } from '#features/people/api/tables.ts';
import { NO_POST } from './one.ts';
import { authorName, bookmarksOf, commentsOf } from './rows.ts';
import { blogComments, blogPosts, postKeys } from './tables.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** As its editor shows it; without an id the one that was changed last. */
export async function readEditable(db: Db, id: number | undefined): Promise<EditablePost> {
  const changer = sql<string>`coalesce((SELECT p.full_name FROM people p WHERE p.id = ${blogPosts.changedById}), '')`;
  const [found] = await db
    .select({ post: blogPosts, author: authorName, changedBy: changer })
    .from(blogPosts)
    .leftJoin(people, eq(people.id, blogPosts.authorId))
    .where(
      and(isNull(blogPosts.deletedAt), id === undefined ? eq(blogPosts.status, 'Published') : eq(blogPosts.id, id)),
    )
    .orderBy(desc(blogPosts.changedAt), desc(blogPosts.id))
    .limit(1);
  if (!found) throw notFound(NO_POST);
  const { post, author, changedBy } = found;
  return {
    id: post.id,
    blogTitle: post.title,
    blogCategories: post.categories,
    ...{ tags: post.tags, slug: post.slug, status: post.status, excerpt: post.excerpt },
    featuredImage: post.image,
    ...{ content: post.content, version: post.version, author, changedBy },
    scheduledAt: iso(post.scheduledAt),
    publishedAt: iso(post.publishedAt),
    changedAt: post.changedAt.toISOString(),
  };
}

const SOURCE = {
  table: blogPosts,
  id: blogPosts.id,
  search: blogPosts.search,
  sortable: postKeys,
  indexed: ['title', 'author', 'status', 'changedAt'],
  neverNull: ['title', 'author', 'status', 'changedAt'],
};
/** There are few deleted ones: they are sorted for each page. */
const DELETED = { ...SOURCE, indexed: [] };

async function rowsOf(db: Db, ids: number[]): Promise<PostRow[]> {
  const found = await db
    .select({
      ...{ id: blogPosts.id, title: blogPosts.title, slug: blogPosts.slug, img: blogPosts.image },
      ...{ status: blogPosts.status, categories: blogPosts.categories, authorId: blogPosts.authorId },
      ...{ author: authorName, avatar: people.avatar, version: blogPosts.version },
      ...{ publishedAt: blogPosts.publishedAt, scheduledAt: blogPosts.scheduledAt, changedAt: blogPosts.changedAt },
      ...{ deletedAt: blogPosts.deletedAt, comments: commentsOf, bookmarked: bookmarksOf },
    })
    .from(blogPosts)
    .leftJoin(people, eq(people.id, blogPosts.authorId))
    .where(inArray(blogPosts.id, ids));
  return found.map((row) => ({
    ...row,
    publishedAt: iso(row.publishedAt),
    scheduledAt: iso(row.scheduledAt),
    changedAt: row.changedAt.toISOString(),
    deletedAt: iso(row.deletedAt),
  }));
}

/** All posts in all states, for those who write them. */
export async function listForEditors(db: Db, ask: PostsQuery) {
  const { status, category, author, deleted } = ask;
  const easy = [
    deleted ? isNotNull(blogPosts.deletedAt) : isNull(blogPosts.deletedAt),
    status ? inArray(blogPosts.status, status) : undefined,
  ];
  const filters = [
    category ? (category.length > 0 ? arrayOverlaps(blogPosts.categories, category) : sql`false`) : undefined,
    author ? inArray(blogPosts.authorId, author) : undefined,
  ];
  const source = deleted ? DELETED : SOURCE;
  const read = (ids: number[]) => rowsOf(db, ids);
  const { rows: posts, ...total } = await listPage(db, source, ask, filters, read, (one) => one.id, { easy });
  return { posts, ...total };
}

const MOST_AUTHORS = 200;

export async function countBlog(db: Db): Promise<BlogCounts> {
  const [states, said, deleted, authors] = await Promise.all([
    rows<{ status: string; n: number }>(
      db,
      sql`SELECT status, count(*)::int AS n FROM ${blogPosts} WHERE ${blogPosts.deletedAt} IS NULL GROUP BY status`,
    ),
    rows<{ comments: number; reported: number; hidden: number }>(
      db,
      sql`SELECT count(*)::int AS comments, count(*) FILTER (WHERE reports > 0)::int AS reported,
        count(*) FILTER (WHERE hidden_at IS NOT NULL)::int AS hidden FROM ${blogComments} WHERE ${blogComments.deletedAt} IS NULL`,
    ),
    db.$count(blogPosts, isNotNull(blogPosts.deletedAt)),
    rows<{ id: number; fullName: string }>(
      db,
      sql`SELECT ${people.id} AS id, ${people.fullName} AS "fullName" FROM ${people}
        WHERE EXISTS (SELECT 1 FROM ${blogPosts} WHERE ${blogPosts.authorId} = ${people.id} AND ${blogPosts.deletedAt} IS NULL)
        ORDER BY ${people.nameKey}, ${people.id} LIMIT ${MOST_AUTHORS}`,
    ),
  ]);
  const inState = (status: string) => states.find((one) => one.status === status)?.n ?? 0;
  const [{ comments = 0, reported = 0, hidden = 0 } = {}] = said;
  return {
    all: states.reduce((sum, one) => sum + one.n, 0),
    ...{ published: inState('Published'), scheduled: inState('Scheduled'), drafts: inState('Draft') },
    ...{ deleted, comments, reported, hidden, authors },
  };
}
