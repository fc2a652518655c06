import { and, eq, isNull } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { cleanHtml } from '#api/html.ts';
import { lastChange } from '#api/lastChange.ts';
import { oneAtATime } from '#api/oneAtATime.ts';
import { plainText } from '#api/plainText.ts';
import type { FieldErrors } from '#contract/errors.ts';
import type { PostBody } from '#features/blog/contract.ts';
import { linkFiles } from './files.ts';
import { NO_POST } from './one.ts';
import type { StoredPost } from './rows.ts';
import { keepSlug, slugFor } from './slugs.ts';
import { blogPosts } from './tables.ts';
import { postSubject } from './tell.ts';

const MOST_WORDS = 50_000;

/** A post as it is stored: cleaned, with the words that a search looks in. */
function written(body: PostBody) {
  const content = cleanHtml(body.content);
  const words = [body.blogTitle, ...body.tags, body.excerpt, plainText(content)].join(' ').slice(0, MOST_WORDS);
  return {
    ...{ title: body.blogTitle, categories: body.blogCategories, tags: body.tags, excerpt: body.excerpt },
    ...{ content, words, image: body.featuredImage },
  };
}

/** What readers would miss. */
export function refuseUnready({ title, content }: { title: string; content: string }) {
  const problems: FieldErrors = {};
  if (!title) problems.blogTitle = ['Give the post a title.'];
  if (!plainText(content) && !content.includes('<img')) problems.content = ['Write something first.'];
  if (Object.keys(problems).length > 0) throw badInput(problems);
}

async function storedAs(tx: Db, writerId: number, key: string): Promise<number | undefined> {
  await oneAtATime(tx, writerId);
  const [found] = await tx
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.authorId, writerId), eq(blogPosts.writingKey, key)));
  return found?.id;
}

/** A new draft. Sent again with its key it is the one that was stored. */
export async function addPost(tx: Db, doer: Doer, key: string | undefined, body: PostBody) {
  const writer = doer.actor ?? { id: 0, name: '' };
  const before = key === undefined ? undefined : await storedAs(tx, writer.id, key);
  if (before !== undefined) return { id: before, isNew: false };
  const slug = await slugFor(tx, body.slug, body.blogTitle);
  const [made] = await tx
    .insert(blogPosts)
    .values({
      ...{ ...written(body), slug, status: 'Draft', authorId: writer.id, authorName: writer.name },
      ...{ createdAt: doer.at, changedAt: doer.at, changedById: writer.id, writingKey: key ?? null },
    })
    .returning();
  if (!made) throw new Error('the post was not stored');
  await linkFiles(tx, doer, made.id, made);
  return { id: made.id, isNew: true };
}

/** A post that is there, nobody else changing it until the end of the transaction. */
export async function lockPost(tx: Db, id: number): Promise<StoredPost> {
  const [found] = await tx
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), isNull(blogPosts.deletedAt)))
    .for('update');
  if (!found) throw notFound(NO_POST);
  return found;
}

/** Says who was quicker. */
export async function refuseOlder(tx: Db, post: StoredPost, version: number | undefined) {
  if (version === undefined || post.version === version) return;
  const { name, when } = await lastChange(tx, post);
  throw new Refusal(409, `${name} saved this post on ${when} UTC, after you opened it. Nothing was overwritten.`);
}

/** Saves over the version the writer started from, and no other. */
export async function savePost(tx: Db, doer: Doer, id: number, version: number, body: PostBody): Promise<StoredPost> {
  const post = await lockPost(tx, id);
  // The same person's next version may be this very save, sent again because its answer was lost.
  const isOwnNext = post.version === version + 1 && post.changedById === (doer.actor?.id ?? null);
  if (!isOwnNext) await refuseOlder(tx, post, version);
  const next = written(body);
  const isWaiting = post.status !== 'Draft';
  if (isWaiting) refuseUnready(next);
  const slug = await slugFor(tx, body.slug, body.blogTitle, id);
  const same =
    slug === post.slug &&
    (Object.keys(next) as (keyof typeof next)[]).every((key) => String(next[key]) === String(post[key]));
  if (same) return post;
  await refuseOlder(tx, post, version);
  // Only addresses that readers may know are kept.
  if (slug !== post.slug && post.publishedAt) await keepSlug(tx, id, post.slug, slug);
  const [saved] = await tx
    .update(blogPosts)
    .set({ ...next, slug, version: post.version + 1, changedAt: doer.at, changedById: doer.actor?.id ?? null })
    .where(eq(blogPosts.id, id))
    .returning();
  if (!saved) throw notFound(NO_POST);
  await linkFiles(tx, doer, id, saved);
  // A draft is saved every few seconds: the log tells what readers see.
  if (post.status === 'Published') await record(tx, doer, [{ action: 'post-changed', subject: postSubject(saved) }]);
  return saved;
}
