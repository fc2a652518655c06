import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { time } from '#api/columns.ts';
import type { QuestionText } from '#contract/question.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { questions } from '#features/questions/api/tables.ts';

/** Points got of points there were; null where nothing is graded. */
export const shareOf = ({ score, maxScore }: Record<'score' | 'maxScore', AnyPgColumn>): SQL =>
  sql`(${score} / nullif(${maxScore}, 0))`;

/** One practice of one student: open until it is handed in. */
export const practices = pgTable(
  'practices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    state: text().$type<'open' | 'finished'>().notNull().default('open'),
    /** The names of what was chosen, as they were then. */
    categories: text().array().notNull().default([]),
    questionCount: integer().notNull(),
    startedAt: time().notNull(),
    finishedAt: time(),
    /** Points got and points there were, unmarked essays left out; null while open. */
    score: doublePrecision(),
    maxScore: doublePrecision(),
    ungraded: integer().notNull().default(0),
  },
  (t) => [
    index('practices_person').on(t.personId, t.state, t.startedAt),
    // The dashboards count by day.
    index('practices_started').on(t.startedAt),
    index('practices_finished').on(t.finishedAt, t.score, t.maxScore),
    // The lists of those who look after learning walk along these.
    index('practices_results').on(t.finishedAt, t.id).where(sql`${t.state} = 'finished'`),
    index('practices_share').on(shareOf(t), t.id).where(sql`${t.state} = 'finished'`),
    index('practices_share_down')
      .on(sql`${shareOf(t)} DESC NULLS LAST`, t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'finished'`),
    index('practices_to_mark').on(t.finishedAt, t.id).where(sql`${t.ungraded} > 0`),
  ],
);

export const practiceItems = pgTable(
  'practice_items',
  {
    practiceId: integer()
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    questionId: integer().references(() => questions.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    categoryName: text().notNull().default(''),
    /** The question as it was put: later changes of it do not touch this practice. */
    question: jsonb().$type<QuestionText>().notNull(),
    /** The order in which options are shown. The browser knows them by their place only. */
    shown: jsonb().$type<number[]>().notNull(),
    answer: jsonb().$type<unknown>(),
    savedAt: time(),
    flagged: boolean().notNull().default(false),
    /** From 0 to 1; null while open, and for an essay until somebody marks it. */
    fraction: doublePrecision(),
    /** Essays: what whoever marked it wrote, who that was and when. */
    comment: text().notNull().default(''),
    markedById: integer().references(() => people.id, { onDelete: 'set null' }),
    markedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.position] }),
    index('practice_items_question').on(t.questionId),
    index('practice_items_marked_by').on(t.markedById),
  ],
);

/** The pictures of what was put: they stay with the result, whatever becomes of the question. */
export const practiceFiles = pgTable(
  'practice_files',
  {
    practiceId: integer()
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Shown with the question; a picture in its feedback would tell what is right. */
    early: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.practiceId, t.fileId] }), index('practice_files_file').on(t.fileId)],
);
