import { z } from 'zod';
import { extend } from 'zod/mini';
import { id, onceKey } from '#contract/ids.ts';
import { questionText } from '#contract/question.ts';
import { DIFFICULTIES, QUESTION_KINDS, QUESTION_STATUSES } from '#contract/questionKinds.ts';
import { QUESTION_EXPORTS, QUESTION_FORMATS } from './choices.ts';
import { questionMatch } from './listContract.ts';

const author = z.object({ id: z.number(), fullName: z.string(), avatar: z.string().nullable() });

export const questionRow = z.object({
  id: z.number(),
  kind: z.enum(QUESTION_KINDS),
  name: z.string(),
  /** The beginning of the text, without markup. */
  preview: z.string(),
  /** Names from the root down. */
  category: z.object({ id: z.number(), name: z.string(), path: z.array(z.string()) }).nullable(),
  difficulty: z.enum(DIFFICULTIES),
  status: z.enum(QUESTION_STATUSES),
  points: z.number(),
  tags: z.array(z.string()),
  author: author.nullable(),
  version: z.number(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** How often it was answered; the mean score from 0 to 1; how well it tells strong from weak, from -1 to 1. */
  answered: z.number(),
  facility: z.number().nullable(),
  discrimination: z.number().nullable(),
});
export type QuestionRow = z.infer<typeof questionRow>;

/** `about`: the total is an estimate, because counting that many rows would take longer than anybody waits. */
export const questionPage = z.object({
  questions: z.array(questionRow),
  total: z.number(),
  about: z.boolean().optional(),
});
export type QuestionPage = z.infer<typeof questionPage>;

/** How many questions there are, in all and of each status. */
export const questionCounts = z.record(z.enum(['all', ...QUESTION_STATUSES]), z.number());
export type QuestionCounts = z.infer<typeof questionCounts>;

export const tagName = z.string().trim().min(1, 'Write the tag.').max(50, 'Use at most 50 characters.');
const tags = z.array(tagName).max(30, 'Use at most 30 tags.');

/** What is written of a question: the body of PUT with the version it was made from. */
export const questionBody = questionText.extend({
  status: z.enum(QUESTION_STATUSES, `Choose from ${QUESTION_STATUSES.join(', ')}.`).default('draft'),
  categoryId: z.nullable(id).default(null),
  tags: tags.default([]),
});
export type QuestionBody = z.infer<typeof questionBody>;
/** Body of POST /api/questions. `key` is made by the writer once per question: sent again, it is stored once. */
export const newQuestion = questionBody.extend({ key: z.uuid('Give a UUID.').optional() });
export type NewQuestion = z.infer<typeof newQuestion>;
/** `version` is the one the editor started from: a newer one answers 409 and nothing is overwritten. */
export const questionChange = questionBody.extend({ version: z.number().int() });

export const question = questionRow.omit({ preview: true, kind: true }).extend({
  kind: z.enum(QUESTION_KINDS),
  ...questionText.shape,
  changedBy: author.nullable(),
  /** Statistics count answers to this version and later ones: before it something else was right. */
  countedFrom: z.number(),
});
export type Question = z.infer<typeof question>;
export const oneQuestion = z.object({ question });

/** Body of POST /api/questions/:id/restore: the version to take back, as a new one. */
export const restoreBody = z.object({
  version: id,
});

export const versionRow = z.object({
  version: z.number(),
  at: z.string(),
  by: author.nullable(),
  status: z.enum(QUESTION_STATUSES),
});
export type VersionRow = z.infer<typeof versionRow>;
export const versionList = z.object({ versions: z.array(versionRow) });
/** One version whole, for comparing and taking back. */
export const oneVersion = z.object({
  version: versionRow.extend({ question: questionBody, categoryPath: z.array(z.string()) }),
});

export const categoryRow = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  name: z.string(),
  /** Questions directly in it; those below count in their own. */
  count: z.number(),
});
export type CategoryRow = z.infer<typeof categoryRow>;
export const categoryList = z.object({ categories: z.array(categoryRow) });
const categoryName = z
  .string('Name the category.')
  .trim()
  .min(1, 'Name the category.')
  .max(120, 'Use at most 120 characters.');
export const categoryBody = z.object({ name: categoryName, parentId: z.nullable(id).default(null) });
export const categoryChange = z.object({ name: categoryName.optional(), parentId: z.nullable(id).optional() });
export const oneCategory = z.object({ category: categoryRow });
/** Its questions and the categories below went to its parent: how many of each. */
export const categoryDeleted = z.object({ id: z.number(), questions: z.number(), categories: z.number() });

export const tagQuery = z.object({ q: z.string().trim().max(50, 'Use at most 50 characters.').default('') });
export const tagList = z.object({ tags: z.array(z.object({ name: z.string(), count: z.number() })) });

/** Either some questions by id, or all that match. */
const which = {
  ids: z.array(id).max(10_000, 'Choose at most 10,000.').optional(),
  match: z.optional(questionMatch),
  /** Made by the sender once per deed: sent again, it is done once. */
  key: onceKey,
};
export const questionBulk = z
  .discriminatedUnion(
    'action',
    [
      z.object({ action: z.literal('move'), categoryId: z.nullable(id), ...which }),
      z.object({ action: z.literal('tag'), add: tags.default([]), remove: tags.default([]), ...which }),
      z.object({ action: z.literal('status'), status: z.enum(QUESTION_STATUSES), ...which }),
      z.object({ action: z.literal('duplicate'), ...which }),
      z.object({ action: z.literal('delete'), ...which }),
    ],
    'Choose what to do.',
  )
  .refine((bulk) => (bulk.ids === undefined) !== (bulk.match === undefined), {
    message: 'Send either ids or match.',
    path: ['ids'],
  });
export type QuestionBulk = z.infer<typeof questionBulk>;

/** Query of GET /api/questions/export: what the list takes, or some ids with commas between them. */
export const questionExport = extend(questionMatch, {
  format: z.enum(QUESTION_EXPORTS, `Choose from ${QUESTION_EXPORTS.join(', ')}.`),
  ids: z
    .string()
    .max(110_000, 'Choose at most 10,000.')
    .regex(/^\d{1,10}(,\d{1,10})*$/, 'Give ids.')
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(id).max(10_000, 'Choose at most 10,000.'))
    .optional(),
});
/** Body of POST /api/questions/export and of its check: more ids than an address holds. */
export const questionExportBody = z.object({
  format: z.enum(QUESTION_EXPORTS, `Choose from ${QUESTION_EXPORTS.join(', ')}.`),
  ids: z.array(id).max(10_000, 'Choose at most 10,000.'),
});
/** What a file of these questions will not hold, told before it is made. */
export const exportCheck = z.object({
  /** How many were chosen. */
  count: z.number(),
  /** How many of them the format cannot hold, and the first of those. */
  leftCount: z.number(),
  left: z.array(z.object({ id: z.number(), name: z.string(), kind: z.enum(QUESTION_KINDS), why: z.string() })),
  /** What is left behind of those that are written, and of how many. */
  lost: z.array(z.object({ why: z.string(), count: z.number() })),
});

/** Body of POST /api/questions/import. Without `dryRun` what is right is stored and what is wrong is reported. */
export const importBody = z.object({
  /** Found out from the text when left out. */
  format: z.enum(QUESTION_FORMATS, `Choose from ${QUESTION_FORMATS.join(', ')}.`).optional(),
  fileName: z.string().max(300, 'Use at most 300 characters.').default(''),
  text: z.string('Choose a file or paste some questions.').min(1, 'Choose a file or paste some questions.'),
  dryRun: z.boolean().default(false),
  /** What questions are imported as when the file does not say. Ready ones that have gaps become drafts. */
  status: z.enum(QUESTION_STATUSES, `Choose from ${QUESTION_STATUSES.join(', ')}.`).default('draft'),
  /** Categories of the file are made below this one. */
  categoryId: z.nullable(id).default(null),
  /** Made by the sender once per import: sent again, it is stored once. The list finds the questions by it. */
  key: onceKey,
});
export const importRow = z.object({
  /** Where in the file, counted from 1. */
  line: z.number(),
  /** Null for a kind we do not have; `kindName` says its name then. */
  kind: z.enum(QUESTION_KINDS).nullable(),
  kindName: z.string(),
  name: z.string(),
  preview: z.string(),
  categoryPath: z.array(z.string()),
  /** Why it is not imported. */
  problems: z.array(z.string()),
  /** It is imported, and this is worth knowing. */
  notes: z.array(z.string()),
});
export type ImportRow = z.infer<typeof importRow>;
export const importResult = z.object({
  format: z.enum(QUESTION_FORMATS),
  rows: z.array(importRow),
  right: z.number(),
  wrong: z.number(),
  /** Ids of what was stored; empty after a dry run. */
  ids: z.array(z.number()),
  /** By this the list finds them again; null when nothing was stored. */
  imported: z.string().nullable(),
});
