import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { PLAN_AHEAD_MS } from '#features/blog/choices.ts';
import { NO_POST } from './one.ts';
import type { StoredPost } from './rows.ts';
import { lockPost, refuseOlder, refuseUnready } from './save.ts';
import { blogPosts } from './tables.ts';
import { postSubject, tellBlog } from './tell.ts';

const IS_PUBLISHED = 'This post is published already. Take it down first to give it another time.';
const IN_PAST = 'Choose a time that is still to come.';
const TOO_FAR = 'Choose a time within the next two years.';

type Standing = Pick<StoredPost, 'status' | 'publishedAt' | 'scheduledAt'>;

async function stand(tx: Db, doer: Doer, post: StoredPost, next: Standing) {
  const mark = { version: post.version + 1, changedAt: doer.at, changedById: doer.actor?.id ?? null };
  await tx
    .update(blogPosts)
    .set({ ...next, ...mark })
    .where(eq(blogPosts.id, post.id));
}

/** What was published before keeps its date: taking a post down and putting it back makes no news of it. */
export async function publishPost(tx: Db, doer: Doer, id: number, version: number | undefined) {
  const post = await lockPost(tx, id);
  if (post.status === 'Published') return;
  await refuseOlder(tx, post, version);
  refuseUnready(post);
  await stand(tx, doer, post, { status: 'Published', publishedAt: post.publishedAt ?? doer.at, scheduledAt: null });
  await record(tx, doer, [{ action: 'post-published', subject: postSubject(post) }]);
}

function refuseTooFar(at: Date, now: Date) {
  if (at.getTime() - now.getTime() > PLAN_AHEAD_MS) throw badInput({ scheduledAt: [TOO_FAR] });
}

interface Unpublishing {
  version?: number | undefined;
  before?: { scheduledAt: Date | null } | undefined;
}

/** What a post was before it was published just now; a time that has passed meanwhile is forgotten. */
function standingBefore(post: StoredPost, { scheduledAt }: { scheduledAt: Date | null }, now: Date): Standing {
  // Nothing happened since it came out for the first time: it never did.
  const isNew = post.publishedAt?.getTime() === post.changedAt.getTime();
  const publishedAt = isNew ? null : post.publishedAt;
  if (!scheduledAt || scheduledAt <= now) return { status: 'Draft', publishedAt, scheduledAt: null };
  refuseTooFar(scheduledAt, now);
  return { status: 'Scheduled', publishedAt, scheduledAt };
}

/** Back to a draft: nobody but its editors reads it, and its time is forgotten unless it is what was `before`. */
export async function unpublishPost(tx: Db, doer: Doer, id: number, { version, before }: Unpublishing) {
  const post = await lockPost(tx, id);
  const wasOut = post.status === 'Published';
  if (post.status === 'Draft' || (before && !wasOut)) return;
  await refuseOlder(tx, post, version);
  const draft: Standing = { status: 'Draft', publishedAt: post.publishedAt, scheduledAt: null };
  await stand(tx, doer, post, before ? standingBefore(post, before, doer.at) : draft);
  await record(tx, doer, [{ action: wasOut ? 'post-unpublished' : 'post-unscheduled', subject: postSubject(post) }]);
}

export async function schedulePost(tx: Db, doer: Doer, id: number, scheduledAt: Date, version: number | undefined) {
  if (scheduledAt <= doer.at) throw badInput({ scheduledAt: [IN_PAST] });
  refuseTooFar(scheduledAt, doer.at);
  const post = await lockPost(tx, id);
  if (post.status === 'Published') throw new Refusal(409, IS_PUBLISHED);
  // Sent again because the answer was lost.
  if (post.status === 'Scheduled' && post.scheduledAt?.getTime() === scheduledAt.getTime()) return;
  await refuseOlder(tx, post, version);
  refuseUnready(post);
  await stand(tx, doer, post, { status: 'Scheduled', publishedAt: post.publishedAt, scheduledAt });
  const detail = { scheduledAt: scheduledAt.toISOString() };
  await record(tx, doer, [{ action: 'post-scheduled', subject: postSubject(post), detail }]);
}

/** For 30 days it can be brought back. */
export async function deletePost(tx: Db, doer: Doer, id: number): Promise<StoredPost> {
  const post = await lockPost(tx, id);
  await tx.update(blogPosts).set({ deletedAt: doer.at }).where(eq(blogPosts.id, id));
  await record(tx, doer, [{ action: 'post-deleted', subject: postSubject(post) }]);
  return post;
}

/** As they were; a time that has passed meanwhile is forgotten, so that nothing appears by surprise. */
export async function restorePosts(tx: Db, doer: Doer, ids: number[]): Promise<number[]> {
  const found = await tx
    .update(blogPosts)
    .set({ deletedAt: null })
    .where(and(inArray(blogPosts.id, ids), isNotNull(blogPosts.deletedAt)))
    .returning();
  if (found.length === 0) throw notFound(NO_POST);
  for (const post of found) {
    const isLate = post.status === 'Scheduled' && post.scheduledAt !== null && post.scheduledAt <= doer.at;
    if (isLate) await stand(tx, doer, post, { status: 'Draft', publishedAt: post.publishedAt, scheduledAt: null });
  }
  await record(
    tx,
    doer,
    found.map((post) => ({ action: 'post-restored', subject: postSubject(post) })),
  );
  return found.map((post) => post.id);
}

const AT_ONCE = 50;

/** Publishes what was to appear by now. What another process holds is left to it. */
export async function publishDue(deps: Deps, now: Date): Promise<void> {
  const doer: Doer = { at: now, actor: null, address: '', device: '' };
  const ids = await deps.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(blogPosts)
      .where(and(eq(blogPosts.status, 'Scheduled'), lte(blogPosts.scheduledAt, now), isNull(blogPosts.deletedAt)))
      .orderBy(asc(blogPosts.scheduledAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const post of due) {
      const at = post.publishedAt ?? post.scheduledAt;
      const next = { status: 'Published' as const, publishedAt: at, scheduledAt: null };
      await tx
        .update(blogPosts)
        .set({ ...next, version: post.version + 1 })
        .where(eq(blogPosts.id, post.id));
    }
    if (due.length > 0)
      await record(
        tx,
        doer,
        due.map((post) => ({ action: 'post-published', subject: postSubject(post), detail: { scheduled: true } })),
      );
    return due.map((post) => post.id);
  });
  if (ids.length > 0) await tellBlog(deps, ids);
}
