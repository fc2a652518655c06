import { and, asc, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Step, StepContext } from '#api/jobs.ts';
import type { QuestionBody, QuestionMatch } from '#features/questions/contract.ts';
import { matchQuestions } from './queries.ts';
import { questions } from './tables.ts';
import { questionSubject } from './tell.ts';

export const ROWS_A_STEP = 200;

export const CHANGED_SINCE = 'This question was changed since.';
const GONE = 'This question is not there any more.';

const ROW = {
  id: questions.id,
  name: questions.name,
  plain: sql<string>`left(${questions.plain}, 400)`,
  version: questions.version,
  categoryId: questions.categoryId,
  tags: questions.tags,
  status: questions.status,
};
export type BulkRow = { id: number; name: string; plain: string; version: number } & Pick<
  QuestionBody,
  'categoryId' | 'tags' | 'status'
>;
export type Problem = NonNullable<Step['problems']>[number];

/** In the order of their ids: two jobs that meet wait for each other instead of blocking one another. */
export const lockRows = (tx: Db, ids: number[]): Promise<BulkRow[]> =>
  tx.select(ROW).from(questions).where(inArray(questions.id, ids)).orderBy(asc(questions.id)).for('update');

export const problemOf = (row: BulkRow, reason: string): Problem => ({
  id: row.id,
  name: questionSubject(row).name,
  reason,
});

export const goneOf = (ids: number[], found: BulkRow[]): Problem[] =>
  ids.filter((id) => !found.some((row) => row.id === id)).map((id) => ({ id, name: `#${id}`, reason: GONE }));

/** The next rows, locked: of those chosen by id, or of what matches. */
export async function nextRows({ tx, job }: StepContext) {
  const after = Number(job.cursor ?? 0);
  const { ids, match, until } = job.params as { ids?: number[]; match?: QuestionMatch; until?: number };
  if (ids) {
    const some = ids.filter((id) => id > after).slice(0, ROWS_A_STEP);
    const rows = some.length > 0 ? await lockRows(tx, some) : [];
    const next = some.length === ROWS_A_STEP ? some.at(-1) : null;
    return { rows, gone: goneOf(some, rows), done: some.length, next };
  }
  const which = await matchQuestions(tx, match ?? { q: '' });
  const rows = await tx
    .select(ROW)
    .from(questions)
    .where(and(which, gt(questions.id, after), lte(questions.id, until ?? 0)))
    .orderBy(asc(questions.id))
    .limit(ROWS_A_STEP)
    .for('update');
  return { rows, gone: [], done: rows.length, next: rows.length === ROWS_A_STEP ? rows.at(-1)?.id : null };
}
