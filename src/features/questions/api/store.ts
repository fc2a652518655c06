import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { mayOpen } from '#api/fileAccess.ts';
import { type QuestionContent, readyProblems } from '#contract/question.ts';
import { files } from '#features/files/api/tables.ts';
import type { QuestionBody } from '#features/questions/contract.ts';
import { cleanQuestion, picturesOf, plainOf } from './clean.ts';
import { questionFiles, questionSums, questions } from './tables.ts';
import { claimTags } from './tags.ts';

const ROWS_AT_ONCE = 200;

const BODY = {
  name: questions.name,
  text: questions.text,
  content: questions.content,
  generalFeedback: questions.generalFeedback,
  points: questions.points,
  difficulty: questions.difficulty,
  status: questions.status,
  categoryId: questions.categoryId,
  tags: questions.tags,
};

export type StoredQuestion = QuestionBody & { id: number };

/** Questions that match, by id, from the one after `after` on: for going through any number of them. */
export async function readQuestions(
  db: Db,
  which: SQL | undefined,
  after = 0,
  limit = ROWS_AT_ONCE,
): Promise<StoredQuestion[]> {
  return db
    .select({ id: questions.id, ...BODY })
    .from(questions)
    .where(and(which, gt(questions.id, after)))
    .orderBy(asc(questions.id))
    .limit(limit);
}

/** The columns that say the same as a body, and what is worked out from it. The body has been cleaned. */
const columnsOf = (body: QuestionBody) => ({
  name: body.name,
  text: body.text,
  content: body.content,
  kind: body.content.kind,
  generalFeedback: body.generalFeedback,
  points: body.points,
  difficulty: body.difficulty,
  status: body.status,
  categoryId: body.categoryId,
  tags: body.tags,
  plain: plainOf(body),
});

/** Writes down the current state of questions as the version it is. */
export async function keepVersions(tx: Db, ids: number[]) {
  if (ids.length === 0) return;
  await tx.execute(sql`
    INSERT INTO question_versions (question_id, version, at, by_id, body)
    SELECT id, version, changed_at, changed_by_id, jsonb_build_object(
      'name', name, 'text', text, 'content', content, 'generalFeedback', general_feedback, 'points', points,
      'difficulty', difficulty, 'status', status, 'categoryId', category_id, 'tags', to_jsonb(tags))
    FROM questions WHERE id = ANY(${sql.param(ids)}::int[])`);
}

/** Somebody who asks, or of the sample data, where everybody has their own pictures. */
export type Writer = Me | { id: number };
const mayShow = (writer: Writer) => ('ability' in writer ? mayOpen(writer) : eq(files.ownerId, writer.id));

/**
 * Whoever may see the question may see its pictures from now on. Those the writer may not open themselves are left
 * out: nobody opens a file for others by writing its id into a question. What they bring along is theirs to show, also
 * with a key for some areas, which opens no files.
 */
async function keepPictures(
  tx: Db,
  writer: Writer,
  shown: { questionId: number; fileId: number }[],
  brought: Set<number> = new Set(),
) {
  if (shown.length === 0) return;
  const wanted = [...new Set(shown.map((one) => one.fileId))];
  const own = wanted.filter((id) => brought.has(id));
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, wanted), or(inArray(files.id, own), mayShow(writer))))
    .for('key share');
  const there = new Set(found.map((one) => one.id));
  const rows = shown.filter((one) => there.has(one.fileId));
  if (rows.length > 0) await tx.insert(questionFiles).values(rows).onConflictDoNothing();
}

const picturesIn = (questionId: number, body: QuestionBody) =>
  [...picturesOf(body).keys()].map((fileId) => ({ questionId, fileId }));

/**
 * Stores new questions with their first version, and answers their ids in the same order. Their HTML is cleaned here;
 * that a ready one has no gaps and that its category is there is up to the caller. `brought` are pictures that came with
 * them.
 */
export async function storeQuestions(
  tx: Db,
  author: Writer,
  bodies: (QuestionBody & { writingKey?: string | undefined; importKey?: string })[],
  now: Date,
  brought?: Set<number>,
): Promise<number[]> {
  const spell = await claimTags(
    tx,
    bodies.flatMap((one) => one.tags),
  );
  const stored: number[] = [];
  for (let from = 0; from < bodies.length; from += ROWS_AT_ONCE) {
    const some = bodies
      .slice(from, from + ROWS_AT_ONCE)
      .map((one) => ({ ...cleanQuestion(one), tags: spell(one.tags) }));
    const rows = some.map((body) => ({
      ...columnsOf(body),
      writingKey: body.writingKey ?? null,
      importKey: body.importKey ?? null,
      authorId: author.id,
      changedById: author.id,
      createdAt: now,
      changedAt: now,
    }));
    const made = await tx.insert(questions).values(rows).returning({ id: questions.id });
    const ids = made.map((one) => one.id);
    await keepVersions(tx, ids);
    await keepPictures(
      tx,
      author,
      some.flatMap((body, index) => picturesIn(ids[index] ?? 0, body)),
      brought,
    );
    stored.push(...ids);
  }
  return stored;
}

/** The same with its keys in one order: JSON that says the same is the same text. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, inOrder(one)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
const same = (a: unknown, b: unknown) => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

/** Parts of a question's content that are read, not graded. */
const UNGRADED = new Set([
  'feedback',
  'feedbackTrue',
  'feedbackFalse',
  'shuffle',
  'template',
  'notes',
  'minWords',
  'maxWords',
]);
const gradedPart = (content: QuestionContent) =>
  JSON.stringify(inOrder(content), (key, value: unknown) => (UNGRADED.has(key) ? undefined : value));

const FIELDS = Object.keys(BODY) as (keyof QuestionBody)[];

/** Which fields of a question differ. */
export const differences = (a: QuestionBody, b: QuestionBody) => FIELDS.filter((field) => !same(a[field], b[field]));

/** A question as it is now, nobody else changing it until the end of the transaction. */
export async function lockQuestion(tx: Db, id: number) {
  const [found] = await tx.select().from(questions).where(eq(questions.id, id)).for('update');
  return found;
}

/** Makes a new version of a locked question, unless nothing is different. Answers the fields that are. */
export async function changeQuestion(
  tx: Db,
  current: StoredQuestion & { version: number },
  body: QuestionBody,
  by: Writer,
  now: Date,
): Promise<(keyof QuestionBody)[]> {
  const spell = await claimTags(tx, [...body.tags, ...current.tags]);
  const next = { ...cleanQuestion(body), tags: spell(body.tags) };
  const changed = differences(current, next);
  if (changed.length === 0) return [];
  const version = current.version + 1;
  // Where something else is right, older answers say nothing any more: statistics begin anew.
  const isOther = gradedPart(current.content) !== gradedPart(next.content);
  if (isOther) await tx.delete(questionSums).where(eq(questionSums.questionId, current.id));
  await tx
    .update(questions)
    .set({
      ...columnsOf(next),
      ...(isOther ? { countedFrom: version } : {}),
      version,
      changedById: by.id,
      changedAt: now,
    })
    .where(eq(questions.id, current.id));
  await keepVersions(tx, [current.id]);
  await keepPictures(tx, by, picturesIn(current.id, next));
  return changed;
}

/** By field: what keeps a question from being ready, when it is meant to be. */
export function gapsOf(body: QuestionBody): Record<string, string[]> | undefined {
  if (body.status !== 'ready') return undefined;
  const fields: Record<string, string[]> = {};
  for (const { field, message } of readyProblems(body)) fields[field] = [...(fields[field] ?? []), message];
  return Object.keys(fields).length > 0 ? fields : undefined;
}
