import { z } from 'zod';
import { id, onceKey } from '#contract/ids.ts';
import { anyOf, listBase } from '#contract/list.ts';
import { numeral } from '#contract/numeral.ts';
import { DIFFICULTIES, QUESTION_KINDS } from '#contract/questionKinds.ts';
import { MOST_ESSAY, MOST_QUESTIONS } from './choices.ts';

/** More begun things than this is a mess, not a choice. */
export const MOST_OPEN = 5;

const key = z
  .number('Choose from what is shown.')
  .int('Choose from what is shown.')
  .min(0, 'Choose from what is shown.');
const typed = (most: number, tooLong = 'This text is too long.') => z.string('Write your answer.').max(most, tooLong);
const ESSAY_TOO_LONG = 'This text is too long: an essay takes at most 100,000 characters, its formatting included.';

/** What is answered, by kind. Choices, pairs and orders name the places of what was shown. */
export const ANSWERS = {
  single: z.object({ choice: key.nullable() }),
  multiple: z.object({ choices: z.array(key).max(50) }),
  truefalse: z.object({ value: z.boolean('Choose true or false.').nullable() }),
  short: z.object({ text: typed(1_000) }),
  numerical: z.object({ text: typed(100) }),
  matching: z.object({ pairs: z.array(key.nullable()).max(50) }),
  ordering: z.object({ order: z.array(key).max(50) }),
  essay: z.object({ text: typed(MOST_ESSAY, ESSAY_TOO_LONG) }),
} as const;

export const answer = z.union([
  ANSWERS.single,
  ANSWERS.multiple,
  ANSWERS.truefalse,
  ANSWERS.short,
  ANSWERS.matching,
  ANSWERS.ordering,
]);
export type Answer = z.infer<typeof answer>;

const option = z.object({ key: z.number(), text: z.string() });

/** A question as a student gets it: nothing in it says what is right. */
export const shownQuestion = z.object({
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  points: z.number(),
  options: z.array(option).optional(),
  prompts: z.array(option).optional(),
  choices: z.array(option).optional(),
  items: z.array(option).optional(),
  unit: z.string().optional(),
  template: z.string().optional(),
  minWords: z.number().nullable().optional(),
  maxWords: z.number().nullable().optional(),
});
export type ShownQuestion = z.infer<typeof shownQuestion>;

export const RESULT_STATES = ['right', 'partly', 'wrong', 'marked', 'ungraded', 'unanswered'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** How it went; only once the practice is handed in. */
export const shownResult = z.object({
  state: z.enum(RESULT_STATES),
  /** Points got; null for an essay nobody has marked. */
  score: z.number().nullable(),
  /** What whoever marked an essay wrote to it. */
  comment: z.string().optional(),
  right: answer.optional(),
  /** Short and numerical: what is taken, as text. */
  accepted: z.array(z.string()).optional(),
  feedback: z.array(z.object({ key: z.number().optional(), html: z.string() })).optional(),
  generalFeedback: z.string().optional(),
});
export type ShownResult = z.infer<typeof shownResult>;

export const practiceItem = z.object({
  /** Counted from 1. */
  position: z.number(),
  category: z.string(),
  question: shownQuestion,
  answer: answer.nullable(),
  flagged: z.boolean(),
  savedAt: z.string().nullable(),
  result: shownResult.optional(),
});
export type PracticeItem = z.infer<typeof practiceItem>;

export const practiceRow = z.object({
  id: z.number(),
  state: z.enum(['open', 'finished']),
  /** Names of what was chosen; none for everything, an empty name for questions in no category. */
  categories: z.array(z.string()),
  questionCount: z.number(),
  answered: z.number(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  score: z.number().nullable(),
  maxScore: z.number().nullable(),
  /** Essays that wait to be marked. */
  ungraded: z.number(),
});
export type PracticeRow = z.infer<typeof practiceRow>;
export const practice = practiceRow.extend({ items: z.array(practiceItem) });
export type Practice = z.infer<typeof practice>;
export const onePractice = z.object({ practice });

/** Body of POST /api/student/practices. No categories means everything; 0 stands for questions without one. */
export const practiceBody = z.object({
  categories: z
    .array(z.union([z.literal(0), id]))
    .max(200, 'Choose at most 200 categories.')
    .default([]),
  count: z
    .number('Give a number of questions.')
    .int('Give a whole number.')
    .min(1, 'Choose at least 1 question.')
    .max(MOST_QUESTIONS, 'Choose at most 50 questions.'),
  difficulty: z.enum(DIFFICULTIES, `Choose from ${DIFFICULTIES.join(', ')}.`).optional(),
  key: onceKey,
});
export type PracticeBody = z.infer<typeof practiceBody>;

/** Null takes an answer back. What is in it depends on the kind and is checked against the question. */
export const answerBody = z.object({ answer: z.unknown().refine((given) => given !== undefined, 'This is required.') });
export const answerSaved = z.object({ position: z.number(), answered: z.boolean(), savedAt: z.string() });
export const flagBody = z.object({ flagged: z.boolean('Say true or false.') });
export const flagSaved = z.object({ position: z.number(), flagged: z.boolean() });

export const practiceQuery = z.object({
  page: listBase.shape.page,
  perPage: listBase.shape.perPage,
  state: anyOf(['open', 'finished']),
});
export type PracticeQuery = z.infer<typeof practiceQuery>;
export const practicePage = z.object({ practices: z.array(practiceRow), total: z.number() });

export const studentCategory = z.object({
  /** 0 for questions that are in no category. */
  id: z.number(),
  parentId: z.number().nullable(),
  name: z.string(),
  /** Ready questions in it and below it. */
  questions: z.number(),
  byDifficulty: z.record(z.enum(DIFFICULTIES), z.number()),
});
export type StudentCategory = z.infer<typeof studentCategory>;
export const studentCategories = z.object({
  categories: z.array(studentCategory),
  /** All ready questions, each counted once. */
  total: z.number(),
});

const progress = z.object({
  category: z.string(),
  /** Different questions answered, of how many there are now. */
  tried: z.number(),
  questions: z.number(),
  /** Mean score from 0 to 1 of the graded answers; null while there is none. */
  score: z.number().nullable(),
});
export type Progress = z.infer<typeof progress>;

/** What a student's start page shows. */
export const studentHome = z.object({
  /** The one begun last, to go on with. */
  open: practiceRow.nullable(),
  openCount: z.number(),
  /** How many questions are ready: without any there is nothing to begin. */
  ready: z.number(),
  totals: z.object({ practices: z.number(), answered: z.number(), score: z.number().nullable() }),
  /** Main categories, the latest practised first. */
  progress: z.array(progress),
  /** The last seven days, today last. */
  week: z.array(z.object({ day: z.string(), answered: z.number() })),
  recent: z.array(practiceRow),
  /** What to do next: the main category that went worst, or one never tried. */
  suggestion: z
    .object({
      categoryId: z.number(),
      category: z.string(),
      reason: z.enum(['weak', 'new', 'first']),
      count: z.number(),
    })
    .nullable(),
});
export type StudentHome = z.infer<typeof studentHome>;

/** Days begin where the student is: minutes east of UTC. */
export const homeQuery = z.object({
  offset: z._default(
    numeral(
      z
        .number('Give minutes.')
        .int('Give whole minutes.')
        .min(-840, 'There is no such time zone.')
        .max(840, 'There is no such time zone.'),
    ),
    0,
  ),
});
