import { and, asc, count, desc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import type { BlogComment, BlogReply, CommentThreads } from '#features/blog/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { isEditor } from './rows.ts';
import { blogComments, blogPosts, blogReports } from './tables.ts';

/** A page has so many threads at most, and fewer when much is said in them: about so many comments. */
const MOST_THREADS = 300;
const ENOUGH = 1_000;
/** So many threads of one's own stand below the first page, whatever is between. */
const MOST_OWN = 20;
export const NO_COMMENT = 'There is no such comment. It may have been deleted.';
const OTHER_WORDS =
  'Another comment was sent with this key. Nothing was overwritten: send this one with a key of its own.';

/** By which a thread is known: the comment that began it. */
const rootId = sql<number>`coalesce(${blogComments.parentId}, ${blogComments.id})`;
const isShown = and(isNull(blogComments.deletedAt), isNull(blogComments.hiddenAt));
const ofPost = (postId: number) => eq(blogComments.postId, postId);

/** What everybody sees. */
export const countComments = (db: Db, postId: number) => db.$count(blogComments, and(ofPost(postId), isShown));

/** The threads of a page, and whether there are more after the last one. */
async function pageOf(db: Db, postId: number, after: number) {
  const answer = alias(blogComments, 'answer');
  const begun = await db
    .select({
      id: blogComments.id,
      answers: sql<number>`(${db.select({ count: count() }).from(answer).where(eq(answer.parentId, blogComments.id))})::int`,
    })
    .from(blogComments)
    .where(and(ofPost(postId), isNull(blogComments.parentId), gt(blogComments.id, after)))
    .orderBy(asc(blogComments.id))
    .limit(MOST_THREADS + 1);
  let [taken, said] = [0, 0];
  for (const { answers } of begun.slice(0, MOST_THREADS)) {
    said += 1 + answers;
    if (taken > 0 && said > ENOUGH) break;
    taken += 1;
  }
  return { ids: begun.slice(0, taken).map(({ id }) => id), isLast: taken === begun.length };
}

/** Threads beyond the first page that somebody looks for: those they write in, the last ones first, and one that is meant. */
async function lookedFor(db: Db, me: Me | null, postId: number, last: number, meant: number | undefined) {
  const beyond = and(ofPost(postId), gt(rootId, last), isNull(blogComments.deletedAt));
  const own = me
    ? await db
        .selectDistinct({ id: rootId })
        .from(blogComments)
        .where(and(beyond, eq(blogComments.authorId, me.id)))
        .orderBy(desc(rootId))
        .limit(MOST_OWN)
    : [];
  const one = meant
    ? await db
        .select({ id: rootId })
        .from(blogComments)
        .where(and(beyond, eq(blogComments.id, meant)))
    : [];
  return [...new Set([...own, ...one].map(({ id }) => id))];
}

async function storedComments(db: Db, me: Me | null, threads: number[]) {
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
    .where(or(inArray(blogComments.id, threads), inArray(blogComments.parentId, threads)))
    .orderBy(asc(blogComments.id));
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

/** One whose words are gone stays while others answer it. */
async function readThreads(db: Db, me: Me | null, threads: number[]): Promise<BlogComment[]> {
  const stored = await storedComments(db, me, threads);
  const byId = new Map(stored.map((one) => [one.id, one]));
  const byThread = new Map<number | null, Stored[]>();
  for (const one of stored) {
    const said = byThread.get(one.parentId) ?? [];
    said.push(one);
    byThread.set(one.parentId, said);
  }
  const repliesTo = (rootId: number) =>
    (byThread.get(rootId) ?? [])
      .map((one) => {
        const target = one.replyToId === null || one.replyToId === rootId ? undefined : byId.get(one.replyToId);
        return {
          ...shownOf(me, one),
          answers: target && shownOf(me, target).userFullName ? target.userFullName : null,
        };
      })
      .filter(says);
  return (byThread.get(null) ?? [])
    .map(({ ...one }) => {
      const { answers: _, ...shown } = shownOf(me, one);
      return { ...shown, replies: repliesTo(one.id) };
    })
    .filter((one) => one.commentText !== '' || one.replies.length > 0);
}

interface Which {
  /** The last thread of the page before; left out, it is the first page with what is looked for besides. */
  after?: number | undefined;
  meant?: number | undefined;
}

/** Threads in the order they were begun, a page of them. */
export async function readComments(
  db: Db,
  me: Me | null,
  postId: number,
  { after, meant }: Which = {},
): Promise<CommentThreads> {
  const { ids, isLast } = await pageOf(db, postId, after ?? 0);
  const last = ids.at(-1);
  if (isLast || last === undefined) return { comments: await readThreads(db, me, ids), more: null };
  const others = after === undefined ? await lookedFor(db, me, postId, last, meant) : [];
  const left = and(ofPost(postId), isShown, gt(rootId, last), notInArray(rootId, others));
  const more = { after: last, count: await db.$count(blogComments, left) };
  return { comments: await readThreads(db, me, [...ids, ...others]), more };
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
