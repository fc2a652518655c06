import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { people } from '#features/people/api/tables.ts';
import type { Comment } from '#features/profile/contract.ts';
import { mayKeepHouse, personFields } from './persons.ts';
import { profileCommentLikes, profileComments, profilePosts, profiles } from './tables.ts';

const likes = sql<number>`(SELECT count(*)::int FROM ${profileCommentLikes}
  WHERE ${profileCommentLikes.commentId} = ${profileComments.id})`;
const likedBy = (me: Me) => sql<boolean>`EXISTS (SELECT 1 FROM ${profileCommentLikes}
  WHERE ${profileCommentLikes.commentId} = ${profileComments.id} AND ${profileCommentLikes.personId} = ${me.id})`;

/** Comments by id, oldest first. What was deleted is left out. */
export async function readComments(db: Db, me: Me, ids: number[]): Promise<Comment[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      ...{ id: profileComments.id, postId: profileComments.postId, comment: profileComments.text },
      ...{ createdAt: profileComments.createdAt, editedAt: profileComments.editedAt },
      ...{ commentsLikes: likes, youLiked: likedBy(me), author: personFields, postAuthorId: profilePosts.authorId },
    })
    .from(profileComments)
    .innerJoin(profilePosts, eq(profilePosts.id, profileComments.postId))
    .innerJoin(people, eq(people.id, profileComments.authorId))
    .leftJoin(profiles, eq(profiles.personId, people.id))
    .where(and(inArray(profileComments.id, ids), isNull(profileComments.deletedAt)))
    .orderBy(profileComments.id);
  return found.map(({ postAuthorId, createdAt, editedAt, ...one }) => ({
    ...one,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    mayEdit: one.author.id === me.id,
    mayDelete: one.author.id === me.id || postAuthorId === me.id || mayKeepHouse(me),
  }));
}

/** The newest few under each of these posts. */
export async function newestComments(db: Db, postIds: number[], most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT newest.id FROM ${profilePosts} CROSS JOIN LATERAL (SELECT id FROM ${profileComments}
        WHERE ${profileComments.postId} = ${profilePosts.id} AND ${profileComments.deletedAt} IS NULL
        ORDER BY id DESC LIMIT ${most}) AS newest
      WHERE ${inArray(profilePosts.id, postIds)}`,
  );
  return found.map((one) => one.id);
}

/** A page of older ones; `next` is where the page before it begins. */
export async function olderComments(db: Db, me: Me, postId: number, before: number | undefined, perPage: number) {
  const found = await db
    .select({ id: profileComments.id })
    .from(profileComments)
    .where(
      and(
        eq(profileComments.postId, postId),
        isNull(profileComments.deletedAt),
        before === undefined ? undefined : lt(profileComments.id, before),
      ),
    )
    .orderBy(desc(profileComments.id))
    .limit(perPage + 1);
  const ids = found.slice(0, perPage).map((one) => one.id);
  return { comments: await readComments(db, me, ids), next: found.length > perPage ? (ids.at(-1) ?? null) : null };
}
