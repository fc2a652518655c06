import { and, eq, like, ne, or } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { Refusal } from '#api/errors.ts';
import { freeOf, lineForSlugs } from '#api/slugs.ts';
import { slugOf } from '#contract/slug.ts';
import { blogOldSlugs, blogPosts } from './tables.ts';

const SLUG_LOCK = 7_426_131;

const TAKEN = 'Another post has this address, or had it once. Choose another one.';

/** Those that begin alike and belong to other posts, now or once. */
async function takenLike(tx: Db, slug: string, postId: number): Promise<Set<string>> {
  const now = await tx
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(or(eq(blogPosts.slug, slug), like(blogPosts.slug, `${slug}-%`)), ne(blogPosts.id, postId)));
  const before = await tx
    .select({ slug: blogOldSlugs.slug })
    .from(blogOldSlugs)
    .where(and(or(eq(blogOldSlugs.slug, slug), like(blogOldSlugs.slug, `${slug}-%`)), ne(blogOldSlugs.postId, postId)));
  return new Set([...now, ...before].map((one) => one.slug));
}

/** The slug somebody chose, if it is free; otherwise one made from the title, with a number when it is taken. */
export async function slugFor(tx: Db, chosen: string, title: string, postId = 0): Promise<string> {
  await lineForSlugs(tx, SLUG_LOCK);
  if (chosen) {
    const taken = await takenLike(tx, chosen, postId);
    if (taken.has(chosen)) throw new Refusal(409, { slug: [TAKEN] });
    return chosen;
  }
  const base = slugOf(title) || 'post';
  return freeOf(base, await takenLike(tx, base, postId));
}

/** The address that readers know goes on leading here; one that is taken up again is no old one any more. */
export async function keepSlug(tx: Db, postId: number, before: string, now: string) {
  await tx.insert(blogOldSlugs).values({ slug: before, postId }).onConflictDoNothing();
  await tx.delete(blogOldSlugs).where(and(eq(blogOldSlugs.slug, now), eq(blogOldSlugs.postId, postId)));
}
