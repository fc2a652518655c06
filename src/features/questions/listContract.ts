import { z } from 'zod/mini';
import { anyOf, days, listBase, newestFirst, someIds, someIdsOrNone, someTexts, sortedBy } from '#contract/list.ts';
import { DIFFICULTIES, QUESTION_KINDS, QUESTION_STATUSES } from '#contract/questionKinds.ts';

export const QUESTION_SORT_COLUMNS = [
  'changedAt',
  'createdAt',
  'id',
  'name',
  'kind',
  'category',
  'difficulty',
  'status',
  'author',
  'points',
  'answered',
  'facility',
  'discrimination',
] as const;

/**
 * Query of GET /api/questions, and the address bar of the question list. A category means those below it too; 0 means
 * what is in none. `imported` is one import, by its key.
 */
export const questionQuery = z.extend(listBase, {
  sort: newestFirst,
  sortColumn: sortedBy(QUESTION_SORT_COLUMNS, 'changedAt'),
  kind: anyOf(QUESTION_KINDS),
  status: anyOf(QUESTION_STATUSES),
  difficulty: anyOf(DIFFICULTIES),
  category: someIdsOrNone,
  author: someIds,
  tag: someTexts,
  created: days,
  imported: z.optional(z.uuid('Give the key of an import.')),
});
export type QuestionQuery = z.infer<typeof questionQuery>;

/** The part of a list's address that says which questions, for bulk actions and exports. */
export const questionMatch = z.pick(questionQuery, {
  q: true,
  kind: true,
  status: true,
  difficulty: true,
  category: true,
  author: true,
  tag: true,
  created: true,
  imported: true,
});
export type QuestionMatch = z.infer<typeof questionMatch>;
