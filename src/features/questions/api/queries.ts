import { and, arrayOverlaps, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { withinDays } from '#api/days.ts';
import { type Db, rows, wordsIn } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { listPage } from '#api/list.ts';
import { pageByMeasure } from '#api/listByMeasure.ts';
import { pageByName } from '#api/listByName.ts';
import { DIFFICULTIES, type Difficulty, type QuestionStatus } from '#contract/questionKinds.ts';
import { people } from '#features/people/api/tables.ts';
import type { Question, QuestionCounts, QuestionPage, VersionRow } from '#features/questions/contract.ts';
import type { QuestionMatch, QuestionQuery } from '#features/questions/listContract.ts';
import { readTree, type Tree, withThoseBelow } from './categories.ts';
import { previewOf } from './clean.ts';
import { questionSums, questions, questionVersions, rankOf } from './tables.ts';
import { spellingOf } from './tags.ts';

const SOURCE = {
  table: questions,
  id: questions.id,
  search: questions.search,
  sortable: {
    changedAt: questions.changedAt,
    createdAt: questions.createdAt,
    id: questions.id,
    name: questions.nameKey,
    kind: questions.kind,
    difficulty: rankOf(questions.difficulty),
    status: questions.status,
    points: questions.points,
  },
  indexed: ['changedAt', 'createdAt', 'id', 'name', 'kind', 'difficulty', 'status', 'points'],
  neverNull: ['difficulty'],
};

const author = alias(people, 'author');
const changer = alias(people, 'changer');
const AUTHOR = { id: author.id, fullName: author.fullName, avatar: author.avatar };
const CHANGER = { id: changer.id, fullName: changer.fullName, avatar: changer.avatar };

const ROW = {
  id: questions.id,
  kind: questions.kind,
  name: questions.name,
  categoryId: questions.categoryId,
  difficulty: questions.difficulty,
  status: questions.status,
  points: questions.points,
  tags: questions.tags,
  author: AUTHOR,
  version: questions.version,
  createdAt: questions.createdAt,
  changedAt: questions.changedAt,
  answered: sql<number>`coalesce(${questionSums.n}, 0)`,
  facility: questionSums.facility,
  discrimination: questionSums.discrimination,
};

const rankOfLevel = (level: Difficulty) => DIFFICULTIES.indexOf(level) + 1;

/** In one of these or below; 0 is in none. */
async function inCategories(db: Db, ids: number[]): Promise<SQL | undefined> {
  const within = inArray(questions.categoryId, await withThoseBelow(db, ids));
  return ids.includes(0) ? or(isNull(questions.categoryId), within) : within;
}

async function filtersOf(db: Db, match: QuestionMatch, now: Date): Promise<(SQL | undefined)[]> {
  const categories = match.category && (await inCategories(db, match.category));
  const tags = match.tag && (await spellingOf(db, match.tag));
  return [
    match.kind ? inArray(questions.kind, match.kind) : undefined,
    match.status ? inArray(questions.status, match.status) : undefined,
    // As the index has it.
    match.difficulty ? inArray(rankOf(questions.difficulty), match.difficulty.map(rankOfLevel)) : undefined,
    categories,
    match.author ? inArray(questions.authorId, match.author) : undefined,
    // Any of the tags.
    tags ? (tags.length > 0 ? arrayOverlaps(questions.tags, tags) : sql`false`) : undefined,
    withinDays(questions.createdAt, match.created, now),
    match.imported ? eq(questions.importKey, match.imported) : undefined,
  ];
}

/** Which questions the list's address means: the same rows that the list shows. Undefined is all of them. */
export const matchQuestions = async (db: Db, match: QuestionMatch, now: Date): Promise<SQL | undefined> =>
  and(...wordsIn(questions.search, match.q), ...(await filtersOf(db, match, now)));

const categoryOf = (tree: Tree, id: number | null) => {
  const path = tree.pathOf(id);
  const name = path.at(-1);
  return id !== null && name !== undefined ? { id, name, path } : null;
};

interface Named {
  column: PgColumn;
  places: (db: Db, ids: number[]) => Promise<{ id: number; place: number }[]>;
}

/** By the name of what the questions point to. */
const NAMED = {
  author: {
    column: questions.authorId,
    places: (db: Db, ids: number[]) =>
      rows<{ id: number; place: number }>(
        db,
        sql`SELECT id, (dense_rank() OVER (ORDER BY name_key))::int AS place FROM people
          WHERE id = ANY(${sql.param(ids)}::int[])`,
      ),
  },
  category: {
    column: questions.categoryId,
    places: (db: Db, ids: number[]) =>
      rows<{ id: number; place: number }>(
        db,
        sql`SELECT id, (dense_rank() OVER (ORDER BY lms_fold(name)))::int AS place FROM question_categories
          WHERE id = ANY(${sql.param(ids)}::int[])`,
      ),
  },
};

const readRows = (db: Db, ids: number[]) =>
  db
    .select({ ...ROW, plain: sql<string>`left(${questions.plain}, 400)` })
    .from(questions)
    .leftJoin(author, eq(author.id, questions.authorId))
    .leftJoin(questionSums, eq(questionSums.questionId, questions.id))
    .where(inArray(questions.id, ids));

const pageNamed = (db: Db, { column, places }: Named, where: SQL | undefined, ask: QuestionQuery) =>
  pageByName(db, { table: questions, id: questions.id, column, places: (ids) => places(db, ids) }, where, ask);

/** By what practices say about the questions. */
const MEASURES = {
  answered: questionSums.n,
  facility: questionSums.facility,
  discrimination: questionSums.discrimination,
};

const pageMeasured = (db: Db, measure: PgColumn, where: SQL | undefined, ask: QuestionQuery) => {
  const measures = { measures: questionSums, owner: questionSums.questionId, measure };
  // Never answered is 0 times; what was never measured comes last.
  const emptyIsLeast = measure === questionSums.n;
  return pageByMeasure(db, { table: questions, id: questions.id, ...measures, emptyIsLeast }, where, ask);
};

const isOneOf = <Names extends object>(names: Names, name: PropertyKey): name is keyof Names => name in names;

async function findRows(db: Db, ask: QuestionQuery, now: Date) {
  const { sortColumn } = ask;
  if (!isOneOf(NAMED, sortColumn) && !isOneOf(MEASURES, sortColumn)) {
    return listPage(
      db,
      SOURCE,
      ask,
      await filtersOf(db, ask, now),
      (ids) => readRows(db, ids),
      (row) => row.id,
    );
  }
  const where = await matchQuestions(db, ask, now);
  const { ids, total } = isOneOf(NAMED, sortColumn)
    ? await pageNamed(db, NAMED[sortColumn], where, ask)
    : await pageMeasured(db, MEASURES[sortColumn], where, ask);
  const byId = new Map((ids.length > 0 ? await readRows(db, ids) : []).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

export async function listQuestions(db: Db, ask: QuestionQuery, now: Date): Promise<QuestionPage> {
  const [{ rows: found, ...total }, tree] = await Promise.all([findRows(db, ask, now), readTree(db)]);
  const page = found.map(({ plain, categoryId, createdAt, changedAt, ...row }) => ({
    ...row,
    preview: previewOf(plain),
    category: categoryOf(tree, categoryId),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
  return { questions: page, ...total };
}

export async function countQuestions(db: Db): Promise<QuestionCounts> {
  const found = await db.select({ status: questions.status, count: count() }).from(questions).groupBy(questions.status);
  const of = (status: QuestionStatus) => found.find((one) => one.status === status)?.count ?? 0;
  const all = found.reduce((sum, one) => sum + one.count, 0);
  return { all, draft: of('draft'), ready: of('ready'), retired: of('retired') };
}

export async function readQuestion(db: Db, id: number): Promise<Question> {
  const [found] = await db
    .select({
      ...ROW,
      text: questions.text,
      content: questions.content,
      generalFeedback: questions.generalFeedback,
      changedBy: CHANGER,
      countedFrom: questions.countedFrom,
    })
    .from(questions)
    .leftJoin(author, eq(author.id, questions.authorId))
    .leftJoin(questionSums, eq(questionSums.questionId, questions.id))
    .leftJoin(changer, eq(changer.id, questions.changedById))
    .where(eq(questions.id, id));
  if (!found) throw notFound();
  const { categoryId, createdAt, changedAt, ...row } = found;
  return {
    ...row,
    category: categoryOf(await readTree(db), categoryId),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

const VERSION = {
  version: questionVersions.version,
  at: questionVersions.at,
  by: CHANGER,
};

/** The newest first. */
export async function listVersions(db: Db, questionId: number): Promise<VersionRow[]> {
  const found = await db
    .select({ ...VERSION, status: sql<VersionRow['status']>`${questionVersions.body}->>'status'` })
    .from(questionVersions)
    .leftJoin(changer, eq(changer.id, questionVersions.byId))
    .where(eq(questionVersions.questionId, questionId))
    .orderBy(desc(questionVersions.version));
  if (found.length === 0) throw notFound();
  return found.map((one) => ({ ...one, at: one.at.toISOString() }));
}

export async function readVersion(db: Db, questionId: number, version: number) {
  const [found] = await db
    .select({ ...VERSION, question: questionVersions.body })
    .from(questionVersions)
    .leftJoin(changer, eq(changer.id, questionVersions.byId))
    .where(and(eq(questionVersions.questionId, questionId), eq(questionVersions.version, version)));
  if (!found) throw notFound('There is no such version.');
  const { question, at, ...row } = found;
  const categoryPath = (await readTree(db)).pathOf(question.categoryId);
  return { ...row, at: at.toISOString(), status: question.status, question, categoryPath };
}
