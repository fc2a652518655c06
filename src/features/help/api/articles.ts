import { eq, max, sql } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { cleanHtml } from '#api/html.ts';
import { changesOf } from '#api/merge.ts';
import { plainText } from '#api/plainText.ts';
import type { ArticleChange, NewArticle } from '#features/help/contract.ts';
import { linkFiles } from './files.ts';
import { slugFor } from './slugs.ts';
import { helpArticles, helpCategories } from './tables.ts';
import { articleSubject } from './tell.ts';

type Row = typeof helpArticles.$inferSelect;
type Values = Partial<typeof helpArticles.$inferInsert>;

const NEWER = 'Somebody changed this question since you opened it. Nothing was overwritten: look at it again first.';
const NO_CATEGORY = 'There is no such category.';

/** Whoever does it, and where that is written down. */
export interface Hand {
  tx: Db;
  personId: number;
  doer: Doer;
}

async function refuseNoCategory(tx: Db, categoryId: number) {
  const [there] = await tx
    .select({ id: helpCategories.id })
    .from(helpCategories)
    .where(eq(helpCategories.id, categoryId))
    .for('key share');
  if (!there) throw badInput({ categoryId: [NO_CATEGORY] });
}

async function lastRank(tx: Db, categoryId: number): Promise<number> {
  const [last] = await tx
    .select({ rank: max(helpArticles.rank) })
    .from(helpArticles)
    .where(eq(helpArticles.categoryId, categoryId));
  return (last?.rank ?? 0) + 1;
}

/** Whether nothing is left to do; asked where the version is one's own next one, too. */
type IsDone = (row: Row) => boolean | Promise<boolean>;

/**
 * The question, unless somebody changed it since this version. What the same person has just done and does again, because
 * the answer was lost, is no change by somebody.
 */
async function lockArticle({ tx, personId }: Hand, id: number, version?: number, isDone?: IsDone): Promise<Row> {
  const [row] = await tx.select().from(helpArticles).where(eq(helpArticles.id, id)).for('update');
  if (!row) throw notFound();
  if (version === undefined || row.version === version) return row;
  const isOwnNext = row.version === version + 1 && row.changedById === personId;
  if (!isOwnNext || !(await isDone?.(row))) throw new Refusal(409, NEWER);
  return row;
}

const store = ({ tx, personId }: Hand, id: number, values: Values) =>
  tx
    .update(helpArticles)
    .set({ ...values, version: sql`${helpArticles.version} + 1`, changedById: personId })
    .where(eq(helpArticles.id, id));

/** What is sent a second time, because the answer was lost, is stored once. */
async function storedAs({ tx }: Hand, key: string | undefined) {
  if (key === undefined) return undefined;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`);
  const [found] = await tx.select({ id: helpArticles.id }).from(helpArticles).where(eq(helpArticles.key, key));
  return found?.id;
}

/** A new question begins as a draft. */
export async function addArticle(hand: Hand, given: NewArticle): Promise<number> {
  const { tx, personId, doer } = hand;
  const before = await storedAs(hand, given.key);
  if (before !== undefined) return before;
  await refuseNoCategory(tx, given.categoryId);
  const content = cleanHtml(given.content);
  const [made] = await tx
    .insert(helpArticles)
    .values({
      ...{ categoryId: given.categoryId, question: given.question, content, plain: plainText(content) },
      ...{ slug: await slugFor(tx, given.slug, given.question), status: 'draft', key: given.key ?? null },
      ...{ rank: await lastRank(tx, given.categoryId), changedById: personId },
      ...{ createdAt: doer.at, updatedAt: doer.at },
    })
    .returning({ id: helpArticles.id, question: helpArticles.question });
  if (!made) throw new Error('the question was not stored');
  await linkFiles(tx, doer, made.id);
  await record(tx, doer, [{ action: 'help-added', subject: articleSubject(made) }]);
  return made.id;
}

/** The words of a published question change in its draft; those of a draft change themselves. */
function wordsOf(row: Row, { question, content }: Pick<ArticleChange, 'question' | 'content'>): Values {
  if (question === undefined && content === undefined) return {};
  const now = row.draft ?? row;
  const next = {
    question: question ?? now.question,
    content: content === undefined ? now.content : cleanHtml(content),
  };
  if (row.status === 'draft') return { ...next, plain: plainText(next.content) };
  return { draft: next.question === row.question && next.content === row.content ? null : next };
}

/** Whether these are its words already, as they are being written. */
function hasWords(row: Row, { question, content }: Pick<ArticleChange, 'question' | 'content'>) {
  const now = row.draft ?? row;
  return (question ?? now.question) === now.question && (content === undefined || cleanHtml(content) === now.content);
}

export async function changeArticle(hand: Hand, id: number, { version, slug, categoryId, ...words }: ArticleChange) {
  const { tx, doer } = hand;
  const isDone = (row: Row) =>
    hasWords(row, words) && (slug ?? row.slug) === row.slug && (categoryId ?? row.categoryId) === row.categoryId;
  const row = await lockArticle(hand, id, version, isDone);
  if (row.version !== version) return;
  const values = wordsOf(row, words);
  if (slug !== undefined && slug !== row.slug) values.slug = await slugFor(tx, slug, row.question, id);
  if (categoryId !== undefined && categoryId !== row.categoryId) {
    await refuseNoCategory(tx, categoryId);
    values.categoryId = categoryId;
    values.rank = await lastRank(tx, categoryId);
  }
  if (Object.keys(values).length === 0) return;
  await store(hand, id, values);
  await linkFiles(tx, doer, id);
  // Each pause in typing comes by here: what is written down is what counts at once.
  const at = { slug: row.slug, categoryId: row.categoryId };
  const changes = changesOf(at, {
    ...at,
    ...(values.slug ? { slug: values.slug } : {}),
    ...(values.categoryId ? { categoryId: values.categoryId } : {}),
  });
  if (row.status === 'published' && Object.keys(changes).length > 0) {
    await record(tx, doer, [{ action: 'help-changed', subject: articleSubject(row), detail: { changes } }]);
  }
}

const isPublic = ({ status, draft }: Row) => status === 'published' && draft === null;

/** From now on everybody reads it as it is written. */
export async function publishArticle(hand: Hand, id: number, version: number) {
  const { tx, doer } = hand;
  const row = await lockArticle(hand, id, version, isPublic);
  const { question, content } = row.draft ?? row;
  if (plainText(content) === '' && !content.includes('<img')) throw badInput({ content: ['Write the answer first.'] });
  if (isPublic(row)) return;
  await store(hand, id, {
    ...{ question, content, plain: plainText(content), draft: null },
    ...{ status: 'published', updatedAt: doer.at },
  });
  await linkFiles(tx, doer, id);
  await record(tx, doer, [{ action: 'help-published', subject: articleSubject({ id, question }) }]);
}

/** Nobody but its writers sees it any more. What was being changed is kept. */
export async function unpublishArticle(hand: Hand, id: number, version: number) {
  const { tx, doer } = hand;
  const row = await lockArticle(hand, id, version, ({ status }) => status === 'draft');
  if (row.status === 'draft') return;
  const { question, content } = row.draft ?? row;
  await store(hand, id, { question, content, plain: plainText(content), draft: null, status: 'draft' });
  await linkFiles(tx, doer, id);
  await record(tx, doer, [{ action: 'help-unpublished', subject: articleSubject({ id, question }) }]);
}

/** Back to what everybody reads. */
export async function discardDraft(hand: Hand, id: number, version: number) {
  const row = await lockArticle(hand, id, version, ({ draft }) => draft === null);
  if (row.draft === null) return;
  await store(hand, id, { draft: null });
  await linkFiles(hand.tx, hand.doer, id);
}

export async function deleteArticle(hand: Hand, id: number) {
  const { tx, doer } = hand;
  const row = await lockArticle(hand, id);
  await tx.delete(helpArticles).where(eq(helpArticles.id, id));
  await record(tx, doer, [{ action: 'help-deleted', subject: articleSubject(row) }]);
}
