import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '#api/columns.ts';
import { somebody } from '#api/personColumns.ts';
import type { QuestionContent } from '#contract/question.ts';
import type { Difficulty, QuestionKind, QuestionStatus } from '#contract/questionKinds.ts';
import { files } from '#features/files/api/tables.ts';
import type { QuestionBody } from '#features/questions/contract.ts';

export const questionCategories = pgTable(
  'question_categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer().references((): AnyPgColumn => questionCategories.id),
    name: text().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [
    // Two of the same name side by side would be one to everybody who reads the tree.
    uniqueIndex('question_categories_name').on(sql`coalesce(${t.parentId}, 0)`, sql`lower(${t.name})`),
  ],
);

/** From easy to hard, not by the alphabet. */
export const rankOf = (difficulty: AnyPgColumn): SQL =>
  sql`(CASE ${difficulty} WHEN 'easy' THEN 1 WHEN 'medium' THEN 2 ELSE 3 END)`;

export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<QuestionKind>().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    content: jsonb().$type<QuestionContent>().notNull(),
    generalFeedback: text().notNull(),
    points: doublePrecision().notNull(),
    difficulty: text().$type<Difficulty>().notNull(),
    status: text().$type<QuestionStatus>().notNull(),
    categoryId: integer().references(() => questionCategories.id, { onDelete: 'set null' }),
    tags: text().array().notNull().default([]),
    authorId: somebody(),
    changedById: somebody(),
    version: integer().notNull().default(1),
    /** Made by the browser for each question it writes: sent twice, it is stored once. */
    writingKey: uuid(),
    /** Which import it came with. */
    importKey: uuid(),
    createdAt: time().notNull(),
    changedAt: time().notNull(),
    /** Everything there is to read in it, without markup: what lists show and the search looks in. */
    plain: text().notNull(),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(name || ' ' || plain)`),
    nameKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`left(lms_fold(coalesce(nullif(name, ''), plain)), 80)`),
    /** Statistics count answers to this version, which changed last what is right, and to those after it. */
    countedFrom: integer().notNull().default(1),
  },
  (t) => [
    index('questions_changed').on(t.changedAt, t.id),
    index('questions_name').on(t.nameKey, t.id),
    index('questions_created').on(t.createdAt, t.id),
    index('questions_kind').on(t.kind, t.id),
    index('questions_status').on(t.status, t.id),
    // With the column itself, so that a walk along the index need not look at the rows.
    index('questions_difficulty').on(rankOf(t.difficulty), t.id, t.difficulty),
    index('questions_points').on(t.points, t.id),
    index('questions_category').on(t.categoryId, t.status, t.id),
    index('questions_author').on(t.authorId, t.id),
    index('questions_import').on(t.importKey).where(sql`${t.importKey} IS NOT NULL`),
    uniqueIndex('questions_writing').on(t.authorId, t.writingKey),
    // Deleting somebody looks for what they changed last, here and in the versions.
    index('questions_changed_by').on(t.changedById),
    index('questions_tags').using('gin', t.tags).with({ fastupdate: false }),
    index('questions_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** Each tag that is in use, as it was first spelled, and on how many questions. A trigger on `questions` counts. */
export const questionTags = pgTable('question_tags', {
  /** Lower case: two spellings are one tag. */
  key: text().primaryKey(),
  name: text().notNull(),
  count: integer().notNull(),
});

/** Every saved state of a question, the current one included. */
export const questionVersions = pgTable(
  'question_versions',
  {
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    at: time().notNull(),
    byId: somebody(),
    body: jsonb().$type<QuestionBody>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.version] }), index('question_versions_by').on(t.byId)],
);

/** Which uploaded pictures a question shows: whoever may see the question may see them. */
export const questionFiles = pgTable(
  'question_files',
  {
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.fileId] }), index('question_files_file').on(t.fileId)],
);

/** Fewer than this say nothing about how a question tells strong from weak. */
export const LEAST_PAIRS = 5;

const spreadX = sql`(pairs * pxx - px * px)`;
const spreadY = sql`(pairs * yy - y * y)`;

/**
 * Running sums over graded answers (x) and the rest of the same practice (y), both from 0 to 1, and what they say about
 * the question. Apart from the questions, whose many indexes would all be written with every practice.
 */
export const questionSums = pgTable(
  'question_sums',
  {
    questionId: integer()
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    x: doublePrecision().notNull(),
    xx: doublePrecision().notNull(),
    /** Practices of one question have no rest: they count for facility alone. */
    pairs: integer().notNull(),
    px: doublePrecision().notNull(),
    pxx: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    yy: doublePrecision().notNull(),
    xy: doublePrecision().notNull(),
    facility: doublePrecision().generatedAlwaysAs((): SQL => sql`x / nullif(n, 0)`),
    discrimination: doublePrecision().generatedAlwaysAs(
      (): SQL => sql`CASE WHEN pairs >= ${sql.raw(String(LEAST_PAIRS))} AND ${spreadX} > 1e-9 AND ${spreadY} > 1e-9
        THEN greatest(-1, least(1, (pairs * xy - px * y) / sqrt(${spreadX} * ${spreadY}))) END`,
    ),
  },
  (t) => [
    index('question_sums_answered').on(t.n, t.questionId),
    index('question_sums_facility').on(t.facility, t.questionId),
    index('question_sums_discrimination').on(t.discrimination, t.questionId),
  ],
);
