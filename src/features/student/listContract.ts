import { z } from 'zod/mini';
import { days, listBase, newestFirst, someIds, sortedBy, yesOrNo } from '#contract/list.ts';

export const RESULT_SORT_COLUMNS = ['finishedAt', 'share'] as const;

/** Query of GET /api/results, and the address bar of the list. `q` looks for names of people. */
export const resultQuery = z.extend(listBase, {
  sort: newestFirst,
  sortColumn: sortedBy(RESULT_SORT_COLUMNS, 'finishedAt'),
  person: someIds,
  finished: days,
  /** True for those with an essay that nobody has marked. */
  toMark: z.optional(yesOrNo),
});
export type ResultQuery = z.infer<typeof resultQuery>;
