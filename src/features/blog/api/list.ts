import { and, arrayContains, arrayOverlaps, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { listPage } from '#api/list.ts';
import { type BlogSidebar, CATEGORY_ICONS } from '#features/blog/contract.ts';
import { BLOG_CATEGORIES, type BlogCategory, type BlogQuery } from '#features/blog/listContract.ts';
import { people } from '#features/people/api/tables.ts';
import { CARD, cardOf, isOpen } from './rows.ts';
import { blogBookmarks, blogPosts } from './tables.ts';

const SOURCE = {
  table: blogPosts,
  id: blogPosts.id,
  search: blogPosts.search,
  // As an expression: of what is published it always has a value.
  sortable: { publishedAt: sql`${blogPosts.publishedAt}` },
  indexed: ['publishedAt'],
  neverNull: ['publishedAt'],
};

const savedBy = (personId: number) => sql`EXISTS (SELECT 1 FROM ${blogBookmarks}
  WHERE ${blogBookmarks.postId} = ${blogPosts.id} AND ${blogBookmarks.personId} = ${personId})`;

export async function cardsOf(db: Db, ids: number[]) {
  const found = await db
    .select(CARD)
    .from(blogPosts)
    .leftJoin(people, eq(people.id, blogPosts.authorId))
    .where(inArray(blogPosts.id, ids));
  return found.map(cardOf);
}

/** Published posts, the newest first. */
export async function listPosts(db: Db, me: Me | null, { q, category, tag, saved, page, perPage }: BlogQuery) {
  const filters = [
    category ? (category.length > 0 ? arrayOverlaps(blogPosts.categories, category) : sql`false`) : undefined,
    tag ? arrayContains(blogPosts.tags, [tag]) : undefined,
    saved ? savedBy(me?.id ?? 0) : undefined,
  ];
  const ask = { q, page, perPage, sort: 'desc', sortColumn: 'publishedAt' } as const;
  const read = (ids: number[]) => cardsOf(db, ids);
  const { rows: posts, ...total } = await listPage(db, SOURCE, ask, filters, read, (one) => one.id, { easy: [isOpen] });
  return { posts, ...total };
}

const RECENT = 4;

export async function readSidebar(db: Db): Promise<BlogSidebar> {
  const recent = await db
    .select({
      ...{ id: blogPosts.id, slug: blogPosts.slug, img: blogPosts.image, title: blogPosts.title },
      publishedAt: blogPosts.publishedAt,
    })
    .from(blogPosts)
    .where(and(isOpen))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(RECENT);
  const counted = await rows<{ category: BlogCategory; n: number }>(
    db,
    sql`SELECT category, count(*)::int AS n FROM ${blogPosts}, unnest(${blogPosts.categories}) AS category
      WHERE ${isOpen} GROUP BY category`,
  );
  return {
    recentPosts: recent.map(({ publishedAt, ...post }) => ({
      ...post,
      createdTime: publishedAt?.toISOString() ?? '',
    })),
    categories: BLOG_CATEGORIES.map((category) => ({
      ...{ category, icon: CATEGORY_ICONS[category] },
      posts: counted.find((one) => one.category === category)?.n ?? 0,
    })),
  };
}
