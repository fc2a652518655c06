import { z } from 'zod';
import { extend, omit } from 'zod/mini';
import { exportFormat } from '#contract/list.ts';
import { TOO_FINE } from '#contract/moneyRules.ts';
import { practiceItem, practiceRow } from './contract.ts';
import { resultQuery } from './listContract.ts';

/** As long as a letter, not as a book. */
export const MOST_COMMENT = 5_000;

const student = z.object({ id: z.number(), name: z.string(), avatar: z.string().nullable() });

/** A practice that was handed in, for those who look after learning. */
export const resultRow = practiceRow.extend({ person: student });
export type ResultRow = z.infer<typeof resultRow>;
export const resultPage = z.object({ results: z.array(resultRow), total: z.number(), about: z.boolean().optional() });
/** Query of GET /api/results/export: a format, and the list's address. */
export const resultExport = extend(omit(resultQuery, { page: true, perPage: true }), { format: exportFormat });
export const resultCounts = z.object({ all: z.number(), toMark: z.number() });

const resultItem = practiceItem.extend({
  /** Essays: what the author of the question wrote for whoever marks it. HTML. */
  notes: z.string().optional(),
  /** Essays: who marked it last and when. The name is empty when they are gone. */
  marked: z.object({ by: z.string(), at: z.string() }).optional(),
});
export type ResultItem = z.infer<typeof resultItem>;
export const result = resultRow.extend({ items: z.array(resultItem) });
export type Result = z.infer<typeof result>;
export const oneResult = z.object({ result });

const points = z
  .number('Give a number of points.')
  .min(0, 'Points start at 0.')
  .refine((given) => Math.abs(given * 100 - Math.round(given * 100)) < 1e-6, TOO_FINE);

/** Body of PUT /api/results/:id/marks/:position. */
export const markBody = z.object({
  /** Points, from 0 to those of the question; null takes the mark back. */
  score: points.nullable(),
  comment: z.string().trim().max(MOST_COMMENT, 'Use at most 5,000 characters.').default(''),
  /** When the mark was set that is changed by this, null where there is none: what somebody else set is not written over. */
  seen: z.string().max(40).nullable().default(null),
});
export type MarkBody = z.infer<typeof markBody>;

/** What a form for a mark sends: without points there is none. */
export const markForm = markBody.pick({ comment: true, seen: true }).extend({ score: points });
