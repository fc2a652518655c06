import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import { NO_POST, readableFor } from './one.ts';
import { blogBookmarks, blogPosts } from './tables.ts';

/** A post that somebody may read, locked against being deleted for good meanwhile. */
export async function readablePost(tx: Db, me: Me | null, id: number) {
  const [post] = await tx
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), readableFor(me)))
    .for('key share');
  if (!post) throw notFound(NO_POST);
  return post;
}

export async function setBookmark(tx: Db, me: Me, at: Date, id: number, isBookmarked: boolean) {
  await readablePost(tx, me, id);
  if (isBookmarked) await tx.insert(blogBookmarks).values({ postId: id, personId: me.id, at }).onConflictDoNothing();
  else await tx.delete(blogBookmarks).where(and(eq(blogBookmarks.postId, id), eq(blogBookmarks.personId, me.id)));
  return { id, isBookmarked, bookmarked: await tx.$count(blogBookmarks, eq(blogBookmarks.postId, id)) };
}
