import { asc, sql } from 'drizzle-orm';
import { bulkOf } from '#api/bulkRows.ts';
import type { QuestionBody } from '#features/questions/contract.ts';
import type { QuestionMatch } from '#features/questions/listContract.ts';
import { matchQuestions } from './queries.ts';
import { questions } from './tables.ts';
import { questionSubject } from './tell.ts';

export const CHANGED_SINCE = 'This question was changed since.';

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

export const { chosenRows, problemOf, goneOf, lockRows, nextRows } = bulkOf<BulkRow, QuestionMatch>({
  table: questions,
  id: questions.id,
  read: (tx, where, most) =>
    tx.select(ROW).from(questions).where(where).orderBy(asc(questions.id)).limit(most).for('update'),
  match: (match, now, db) => matchQuestions(db, match, now),
  nameOf: (row) => questionSubject(row).name,
  gone: 'This question is not there any more.',
});
