import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import type { BlogComment, BlogReply } from '#features/blog/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { isEditor } from './rows.ts';
import { blogComments, blogPosts, blogReports } from './tables.ts';

const MOST = 1_000;
export const NO_COMMENT = 'There is no such comment. It may have been deleted.';
const OTHER_WORDS =
  'Another comment was sent with this key. Nothing was overwritten: send this one with a key of its own.';

async function storedComments(db: Db, me: Me | null, postId: number) {
  return db
    .select({
      id: blogComments.id,
      ...{ parentId: blogComments.parentId, replyToId: blogComments.replyToId, authorId: blogComments.authorId },
      userFullName: sql<string>`coalesce(${people.fullName}, ${blogComments.authorName})`,
      avatar: people.avatar,
      ...{ text: blogComments.text, createdAt: blogComments.createdAt, editedAt: blogComments.editedAt },
      ...{ deletedAt: blogComments.deletedAt, hiddenAt: blogComments.hiddenAt },
      isReported: sql<boolean>`EXISTS (SELECT 1 FROM ${blogReports}
        WHERE ${blogReports.commentId} = ${blogComments.id} AND ${blogReports.personId} = ${me?.id ?? 0})`,
    })
    .from(blogComments)
    .leftJoin(people, eq(people.id, blogComments.authorId))
    .where(eq(blogComments.postId, postId))
    .orderBy(asc(blogComments.id))
    .limit(MOST);
}

type Stored = Awaited<ReturnType<typeof storedComments>>[number];

/** What was deleted says nothing to anybody; what is hidden speaks to those who moderate and to who wrote it. */
function shownOf(me: Me | null, row: Stored): BlogReply {
  const state = row.deletedAt ? 'deleted' : row.hiddenAt ? 'hidden' : 'shown';
  const isMine = me !== null && row.authorId === me.id;
  const reads = state === 'shown' || (state === 'hidden' && (isMine || isEditor(me)));
  return {
    id: row.id,
    authorId: reads ? row.authorId : null,
    userFullName: reads ? row.userFullName : '',
    avatar: reads ? row.avatar : null,
    commentedAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    commentText: reads ? row.text : '',
    ...{ state, isMine, isReported: row.isReported },
    answers: null,
  };
}

const says = (one: BlogReply) => one.commentText !== '';

/** Threads in the order they were begun. One whose words are gone stays while others answer it. */
export async function readComments(db: Db, me: Me | null, postId: number): Promise<BlogComment[]> {
  const stored = await storedComments(db, me, postId);
  const byId = new Map(stored.map((one) => [one.id, one]));
  const repliesTo = (rootId: number) =>
    stored
      .filter((one) => one.parentId === rootId)
      .map((one) => {
        const target = one.replyToId === null || one.replyToId === rootId ? undefined : byId.get(one.replyToId);
        return {
          ...shownOf(me, one),
          answers: target && shownOf(me, target).userFullName ? target.userFullName : null,
        };
      })
      .filter(says);
  return stored
    .filter((one) => one.parentId === null)
    .map(({ ...one }) => {
      const { answers: _, ...shown } = shownOf(me, one);
      return { ...shown, replies: repliesTo(one.id) };
    })
    .filter((one) => one.commentText !== '' || one.replies.length > 0);
}

interface NewComment {
  text: string;
  replyTo: number | null;
  key?: string | undefined;
}

/** Sent again with its key, a comment is the one that was stored. Answers whose comment it answers. */
export async function addComment(tx: Db, me: Me, at: Date, postId: number, { text, replyTo, key }: NewComment) {
  const [target] =
    replyTo === null
      ? []
      : await tx
          .select()
          .from(blogComments)
          .where(and(eq(blogComments.id, replyTo), eq(blogComments.postId, postId)))
          .for('key share');
  if (replyTo !== null && (!target || target.deletedAt || target.hiddenAt)) throw badInput({ replyTo: [NO_COMMENT] });
  const [made] = await tx
    .insert(blogComments)
    .values({
      ...{ postId, text, createdAt: at, authorId: me.id, authorName: me.fullName, writingKey: key ?? null },
      ...(target ? { parentId: target.parentId ?? target.id, replyToId: target.id } : {}),
    })
    .onConflictDoNothing({ target: [blogComments.authorId, blogComments.writingKey] })
    .returning({ id: blogComments.id });
  if (made) return { id: made.id, answered: target?.authorId ?? null, isNew: true };
  const [before] = await tx
    .select()
    .from(blogComments)
    .where(
      and(eq(blogComments.authorId, me.id), eq(blogComments.writingKey, key ?? ''), eq(blogComments.postId, postId)),
    );
  if (!before) throw notFound(NO_COMMENT);
  // Whoever changed it since still sends the first words again.
  const isSame = before.replyToId === replyTo && (before.text === text || before.editedAt !== null);
  if (!isSame) throw new Refusal(409, OTHER_WORDS);
  return { id: before.id, answered: null, isNew: false };
}

async function lockOwn(tx: Db, me: Me, id: number) {
  const [found] = await tx.select().from(blogComments).where(eq(blogComments.id, id)).for('update');
  if (!found) throw notFound(NO_COMMENT);
  const [post] = await tx
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.id, found.postId), isNull(blogPosts.deletedAt)));
  if (!post) throw notFound(NO_COMMENT);
  // To read others' words is for everybody, to change them for nobody.
  if (found.authorId !== me.id) throw notFound(NO_COMMENT);
  return found;
}

export async function changeComment(tx: Db, me: Me, at: Date, id: number, text: string) {
  const found = await lockOwn(tx, me, id);
  if (found.deletedAt) throw notFound(NO_COMMENT);
  if (found.text !== text) await tx.update(blogComments).set({ text, editedAt: at }).where(eq(blogComments.id, id));
  return found.postId;
}

/** It can be brought back for 30 days; after that its words are gone for good. */
export async function deleteComment(tx: Db, me: Me, at: Date, id: number) {
  const found = await lockOwn(tx, me, id);
  if (found.deletedAt) throw notFound(NO_COMMENT);
  await tx.update(blogComments).set({ deletedAt: at }).where(eq(blogComments.id, id));
  return found.postId;
}

export async function restoreComment(tx: Db, me: Me, id: number) {
  const found = await lockOwn(tx, me, id);
  if (!found.deletedAt || found.text === '') throw notFound(NO_COMMENT);
  await tx.update(blogComments).set({ deletedAt: null }).where(eq(blogComments.id, id));
  return found.postId;
}

/** Once for each person; who reports again changes the reason. */
export async function reportComment(tx: Db, me: Me, at: Date, id: number, reason: string) {
  const [found] = await tx
    .select({ id: blogComments.id, authorId: blogComments.authorId })
    .from(blogComments)
    .innerJoin(blogPosts, eq(blogPosts.id, blogComments.postId))
    .where(
      and(
        eq(blogComments.id, id),
        isNull(blogComments.deletedAt),
        isNull(blogComments.hiddenAt),
        isNull(blogPosts.deletedAt),
      ),
    )
    .for('update', { of: blogComments });
  if (!found) throw notFound(NO_COMMENT);
  if (found.authorId === me.id) throw badInput({ id: ['This is your own comment: delete it instead.'] });
  await tx
    .insert(blogReports)
    .values({ commentId: id, personId: me.id, reason, at })
    .onConflictDoUpdate({ target: [blogReports.commentId, blogReports.personId], set: { reason, at } });
  await tx
    .update(blogComments)
    .set({ reports: await tx.$count(blogReports, eq(blogReports.commentId, id)) })
    .where(inArray(blogComments.id, [id]));
}
