import { and, arrayOverlaps, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import type { BlogDetail } from '#features/blog/contract.ts';
import type { BlogCategory } from '#features/blog/listContract.ts';
import { people } from '#features/people/api/tables.ts';
import { readComments } from './comments.ts';
import { bookmarksOf, CARD, cardOf, isEditor, isOpen } from './rows.ts';
import { blogBookmarks, blogOldSlugs, blogPosts } from './tables.ts';

export const NO_POST = 'There is no such post. It may have been taken down.';

/** `words-12`: the id that an address of ours ends with. */
const idAtEnd = (slug: string) => /-(\d{1,9})$/.exec(slug)?.[1];

/** A post by its address: by both parts, by its slug, by one it had before, or by the id alone. */
async function idOfSlug(db: Db, slug: string): Promise<number | undefined> {
  const id = Number(idAtEnd(slug) ?? 0);
  const byId = id > 0 ? await db.select({ slug: blogPosts.slug }).from(blogPosts).where(eq(blogPosts.id, id)) : [];
  if (byId[0] && `${byId[0].slug}-${id}` === slug) return id;
  const [bySlug] = await db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug));
  if (bySlug) return bySlug.id;
  const [before] = await db.select({ id: blogOldSlugs.postId }).from(blogOldSlugs).where(eq(blogOldSlugs.slug, slug));
  return before?.id ?? (byId[0] ? id : undefined);
}

const newest = (db: Db, where: SQL) =>
  db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(where)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(1);

interface Which {
  id?: number | undefined;
  slug?: string | undefined;
  /** The comment that somebody is led to. */
  comment?: number | undefined;
}

/** Which post is meant; without a word about it, the newest published one. */
export async function findPost(db: Db, { id, slug }: Which): Promise<number> {
  if (id !== undefined) return id;
  const found = slug === undefined ? (await newest(db, isOpen))[0]?.id : await idOfSlug(db, slug);
  if (found === undefined) throw notFound(NO_POST);
  return found;
}

const RELATED = 3;

/** Of the same categories, the newest first; filled up with the newest of all. */
async function relatedTo(db: Db, post: { id: number; categories: BlogCategory[] }) {
  const ask = (where: SQL | undefined, limit: number) =>
    db
      .select(CARD)
      .from(blogPosts)
      .leftJoin(people, eq(people.id, blogPosts.authorId))
      .where(and(isOpen, ne(blogPosts.id, post.id), where))
      .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
      .limit(limit);
  const near =
    post.categories.length > 0 ? await ask(arrayOverlaps(blogPosts.categories, post.categories), RELATED) : [];
  if (near.length === RELATED) return near.map(cardOf);
  const more = await ask(undefined, RELATED + near.length);
  const others = more.filter((one) => !near.some((two) => two.id === one.id));
  return [...near, ...others].slice(0, RELATED).map(cardOf);
}

const WORDS_A_MINUTE = 220;
const minutesOf = (words: string) => Math.max(1, Math.round(words.split(/\s+/).length / WORDS_A_MINUTE));

/** Whether somebody may read it: everybody what is published, its editors the rest, too. */
export const readableFor = (me: Me | null) => (isEditor(me) ? isNull(blogPosts.deletedAt) : isOpen);

export async function readDetail(db: Db, me: Me | null, which: Which): Promise<BlogDetail> {
  const id = await findPost(db, which);
  const mine = sql<boolean>`EXISTS (SELECT 1 FROM ${blogBookmarks}
    WHERE ${blogBookmarks.postId} = ${blogPosts.id} AND ${blogBookmarks.personId} = ${me?.id ?? 0})`;
  const [found] = await db
    .select({
      ...CARD,
      ...{ content: blogPosts.content, words: blogPosts.words, status: blogPosts.status },
      ...{ scheduledAt: blogPosts.scheduledAt, bookmarked: bookmarksOf, isBookmarked: mine },
    })
    .from(blogPosts)
    .leftJoin(people, eq(people.id, blogPosts.authorId))
    .where(and(eq(blogPosts.id, id), readableFor(me)));
  if (!found) throw notFound(NO_POST);
  const { words, scheduledAt, changedAt, ...card } = found;
  return {
    blog: {
      ...cardOf({ ...card, changedAt }),
      ...{ content: card.content, bookmarked: card.bookmarked, isBookmarked: card.isBookmarked, status: card.status },
      comments: card.comment,
      scheduledAt: scheduledAt?.toISOString() ?? null,
      changedAt: changedAt.toISOString(),
      minutes: minutesOf(words),
      mayEdit: isEditor(me),
    },
    ...(await readComments(db, me, id, { meant: which.comment })),
    related: await relatedTo(db, found),
  };
}
