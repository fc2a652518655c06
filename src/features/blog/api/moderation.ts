import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { listPage } from '#api/list.ts';
import type { Judgement, ModeratedComment } from '#features/blog/contract.ts';
import type { CommentsQuery } from '#features/blog/listContract.ts';
import { people } from '#features/people/api/tables.ts';
import { NO_COMMENT } from './comments.ts';
import { blogComments, blogPosts, blogReports } from './tables.ts';
import { postSubject } from './tell.ts';

const SOURCE = {
  table: blogComments,
  id: blogComments.id,
  search: blogComments.search,
  sortable: { at: blogComments.createdAt },
  indexed: ['at'],
};

async function reportsOn(db: Db, ids: number[]) {
  return db
    .select({
      ...{ commentId: blogReports.commentId, reason: blogReports.reason, at: blogReports.at },
      by: people.fullName,
    })
    .from(blogReports)
    .innerJoin(people, eq(people.id, blogReports.personId))
    .where(inArray(blogReports.commentId, ids))
    .orderBy(asc(blogReports.at), asc(blogReports.personId));
}

async function rowsOf(db: Db, ids: number[]): Promise<ModeratedComment[]> {
  const found = await db
    .select({
      ...{ id: blogComments.id, text: blogComments.text, createdAt: blogComments.createdAt },
      ...{ authorId: blogComments.authorId, hiddenAt: blogComments.hiddenAt, avatar: people.avatar },
      author: sql<string>`coalesce(${people.fullName}, ${blogComments.authorName})`,
      ...{ postId: blogPosts.id, postTitle: blogPosts.title, postSlug: blogPosts.slug },
    })
    .from(blogComments)
    .innerJoin(blogPosts, eq(blogPosts.id, blogComments.postId))
    .leftJoin(people, eq(people.id, blogComments.authorId))
    .where(inArray(blogComments.id, ids));
  const reports = await reportsOn(db, ids);
  return found.map(({ createdAt, hiddenAt, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
    isHidden: hiddenAt !== null,
    reports: reports
      .filter((one) => one.commentId === row.id)
      .map(({ by, reason, at }) => ({ by, reason, at: at.toISOString() })),
  }));
}

/** Comments as those who moderate go through them. What its writer deleted is nobody's business any more. */
export async function listComments(db: Db, { state, ...ask }: CommentsQuery) {
  const easy = [
    isNull(blogComments.deletedAt),
    state === 'reported' ? gt(blogComments.reports, 0) : undefined,
    state === 'hidden' ? isNotNull(blogComments.hiddenAt) : undefined,
    state === 'shown' ? isNull(blogComments.hiddenAt) : undefined,
  ];
  const read = (ids: number[]) => rowsOf(db, ids);
  const { rows: comments, ...total } = await listPage(db, SOURCE, ask, [], read, (one) => one.id, { easy });
  return { comments, ...total };
}

const ACTIONS = { hide: 'comment-hidden', show: 'comment-shown', dismiss: 'comment-reports-dismissed' } as const;

/**
 * Each of them judges the reports: nobody has to look at them again, unless it is taken back and they wait as before.
 * Answers whether any waited.
 */
export async function moderate(tx: Db, doer: Doer, id: number, { deed, isReported = false }: Judgement) {
  const [found] = await tx
    .select({
      ...{ reports: blogComments.reports, author: blogComments.authorName },
      ...{ postId: blogPosts.id, title: blogPosts.title },
    })
    .from(blogComments)
    .innerJoin(blogPosts, eq(blogPosts.id, blogComments.postId))
    .where(and(eq(blogComments.id, id), isNull(blogComments.deletedAt)))
    .for('update', { of: blogComments });
  if (!found) throw notFound(NO_COMMENT);
  const hidden = deed === 'hide' ? { hiddenAt: doer.at } : deed === 'show' ? { hiddenAt: null } : {};
  const reports = isReported && deed === 'show' ? await tx.$count(blogReports, eq(blogReports.commentId, id)) : 0;
  await tx
    .update(blogComments)
    .set({ ...hidden, reports })
    .where(eq(blogComments.id, id));
  if (deed === 'dismiss') await tx.delete(blogReports).where(eq(blogReports.commentId, id));
  const subject = postSubject({ id: found.postId, title: found.title });
  await record(tx, doer, [{ action: ACTIONS[deed], subject, detail: { name: found.author } }]);
  return { postId: found.postId, isReported: found.reports > 0 };
}
