import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { oneAtATime } from '#api/oneAtATime.ts';
import { shownResult } from '#contract/grading/result.ts';
import { layOut, shownQuestion } from '#contract/grading/shown.ts';
import { questions } from '#features/questions/api/tables.ts';
import {
  type Answer,
  MOST_OPEN,
  type Practice,
  type PracticeBody,
  type PracticeItem,
  type PracticeQuery,
  type PracticeRow,
} from '#features/student/contract.ts';
import { begunAs, keepStart } from './begunAs.ts';
import { type CategoryTree, OTHER, readTree } from './categories.ts';
import { pickQuestions } from './pick.ts';
import { keepPictures } from './pictures.ts';
import { practiceItems, practices } from './tables.ts';

const answeredIn =
  sql<number>`(SELECT count(*) FROM ${practiceItems} WHERE ${practiceItems.practiceId} = ${practices.id}
  AND ${practiceItems.answer} IS NOT NULL)`.mapWith(Number);

export const FIELDS = {
  id: practices.id,
  state: practices.state,
  categories: practices.categories,
  questionCount: practices.questionCount,
  answered: answeredIn,
  startedAt: practices.startedAt,
  finishedAt: practices.finishedAt,
  score: practices.score,
  maxScore: practices.maxScore,
  ungraded: practices.ungraded,
};

type Stored = Omit<PracticeRow, 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date | null };
export const onWire = (row: Stored): PracticeRow => ({
  ...row,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

/** When it was handed in, or begun while it is open. */
const lastAt = sql`coalesce(${practices.finishedAt}, ${practices.startedAt})`;

export async function listPractices(db: Db, personId: number, { state, page, perPage }: PracticeQuery) {
  const where = and(eq(practices.personId, personId), state ? inArray(practices.state, state) : undefined);
  const [found, [counted]] = await Promise.all([
    db
      .select(FIELDS)
      .from(practices)
      .where(where)
      .orderBy(desc(lastAt), desc(practices.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(practices).where(where),
  ]);
  return { practices: found.map(onWire), total: counted?.total ?? 0 };
}

type Item = typeof practiceItems.$inferSelect;

export function itemOnWire(
  { position, categoryName, question, shown, answer, flagged, savedAt, fraction, comment }: Item,
  finished: boolean,
): PracticeItem {
  const given = answer as Answer | null;
  return {
    position,
    category: categoryName,
    question: shownQuestion(question, shown),
    answer: given,
    flagged,
    savedAt: savedAt?.toISOString() ?? null,
    ...(finished ? { result: shownResult({ question, shown, answer: given, fraction, comment }) } : {}),
  };
}

/** The questions of a practice, in the order they were put. */
export const itemsOf = (db: Db, id: number) =>
  db.select().from(practiceItems).where(eq(practiceItems.practiceId, id)).orderBy(asc(practiceItems.position));

const own = (id: number, personId: number) => and(eq(practices.id, id), eq(practices.personId, personId));

/** One practice of this person: with what is right only once it is handed in. */
export async function readPractice(db: Db, personId: number, id: number): Promise<Practice> {
  const [row] = await db.select(FIELDS).from(practices).where(own(id, personId));
  if (!row) throw notFound();
  const items = await itemsOf(db, id);
  return { ...onWire(row), items: items.map((item) => itemOnWire(item, row.state === 'finished')) };
}

const NONE = 'There are no questions to practise with here yet. Choose other categories or another level.';
const TOO_MANY = `You have ${MOST_OPEN} practices open. Hand one in or leave one before you begin another.`;

/** What was chosen, in names. What lies below something else that was chosen goes without saying. */
const namesOf = (chosen: number[], tree: CategoryTree) =>
  [...new Set(chosen)].flatMap((id) => {
    const path = tree.pathOf(id);
    const inside = path.slice(0, -1).some((above) => chosen.includes(above.id));
    return id === OTHER ? [''] : inside ? [] : (path.at(-1)?.name ?? []);
  });

/**
 * The chosen questions, in their order, nobody deleting one until the end of the transaction. One that was deleted since
 * it was chosen is chosen anew: the next look does not find it.
 */
async function chooseQuestions(tx: Db, personId: number, body: PracticeBody, tree: CategoryTree) {
  for (;;) {
    const ids = await pickQuestions(tx, personId, body, tree);
    if (ids.length === 0) throw badInput({ categories: [NONE] });
    const found = await tx
      .select()
      .from(questions)
      .where(inArray(questions.id, ids))
      .orderBy(asc(questions.id))
      .for('key share');
    const byId = new Map(found.map((one) => [one.id, one]));
    if (found.length === ids.length) return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/**
 * Chooses the questions and keeps them as they are now: later changes do not touch this practice. Asked again with the
 * same key it is the same practice.
 */
export async function startPractice(
  db: Db,
  personId: number,
  { key, ...body }: PracticeBody,
  now: Date,
): Promise<number> {
  const tree = await readTree(db);
  return db.transaction(async (tx) => {
    // One at a time per person, so that the limit holds for many tries at once.
    await oneAtATime(tx, personId);
    const before = key === undefined ? undefined : await begunAs(tx, personId, key, now);
    if (before !== undefined) return before;
    const [open] = await tx
      .select({ total: count() })
      .from(practices)
      .where(and(eq(practices.personId, personId), eq(practices.state, 'open')));
    if ((open?.total ?? 0) >= MOST_OPEN) throw new Refusal(409, TOO_MANY);
    const chosen = await chooseQuestions(tx, personId, body, tree);
    const [made] = await tx
      .insert(practices)
      .values({
        personId,
        categories: namesOf(body.categories, tree),
        questionCount: chosen.length,
        startedAt: now,
      })
      .returning({ id: practices.id });
    if (!made) throw new Error('the practice was not stored');
    const items = chosen.map((one, index) => ({
      practiceId: made.id,
      position: index + 1,
      ...snapshot(one, tree.pathOf(one.categoryId ?? 0).at(-1)?.name ?? '', Math.random),
    }));
    await tx.insert(practiceItems).values(items);
    await keepPictures(tx, items);
    if (key !== undefined) await keepStart(tx, personId, key, made.id, now);
    return made.id;
  });
}

type StoredQuestion = typeof questions.$inferSelect;

/** A question as it is put: what it says now, and the order in which its parts are shown. */
export function snapshot(stored: StoredQuestion, categoryName: string, random: () => number) {
  const { name, text, content, generalFeedback, points, difficulty } = stored;
  return {
    questionId: stored.id,
    version: stored.version,
    categoryName,
    question: { name, text, content, generalFeedback, points, difficulty },
    shown: layOut(content, random),
  };
}

/** An open practice is left: nothing of it stays. A finished one is part of the results. */
export async function leavePractice(db: Db, personId: number, id: number) {
  const gone = await db
    .delete(practices)
    .where(and(own(id, personId), eq(practices.state, 'open')))
    .returning({ id: practices.id });
  if (gone.length > 0) return;
  const [left] = await db.select({ id: practices.id }).from(practices).where(own(id, personId));
  if (!left) throw notFound();
  throw new Refusal(409, 'This practice is handed in: it stays in your results.');
}
