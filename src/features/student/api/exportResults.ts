import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { pagesInOrder } from '#api/pagesInOrder.ts';
import type { Cell } from '#api/xlsx.ts';
import { people } from '#features/people/api/tables.ts';
import type { ResultQuery } from '#features/student/listContract.ts';
import { practices, shareOf } from './tables.ts';

export const EXPORT_HEADINGS = [
  'id',
  'studentId',
  'student',
  'categories',
  'questions',
  'startedAt',
  'finishedAt',
  'score',
  'maxScore',
  'percent',
  'essaysToMark',
];

const toHundredths = (value: number) => Math.round(value * 100) / 100;

type Stored = typeof practices.$inferSelect & { student: string };

function cellsOf({ score, maxScore, ...row }: Stored): Cell[] {
  // Nothing is graded where nothing but unmarked essays was put.
  const percent = score !== null && maxScore ? toHundredths((score / maxScore) * 100) : null;
  return [
    row.id,
    row.personId,
    row.student,
    row.categories.filter(Boolean).join('; '),
    row.questionCount,
    row.startedAt,
    row.finishedAt,
    score === null ? null : toHundredths(score),
    maxScore,
    percent,
    row.ungraded,
  ];
}

/** What has no share yet comes last, as in the list. */
const keyOf = ({ sort, sortColumn }: Order) =>
  sortColumn === 'share'
    ? { key: sql`coalesce(${shareOf(practices)}, ${sort === 'asc' ? 2 : -1}::float8)`, type: sql`float8` }
    : { key: sql`${practices.finishedAt}`, type: sql`timestamptz` };

type Order = Pick<ResultQuery, 'sort' | 'sortColumn'>;

/** Everything that matches, in the order of the list. */
export async function* exportPages(db: Db, where: SQL | undefined, order: Order): AsyncGenerator<Cell[][]> {
  const pages = pagesInOrder({ ...keyOf(order), id: practices.id, sort: order.sort }, ({ from, by, key, limit }) =>
    db
      .select({ practice: practices, student: people.fullName, key })
      .from(practices)
      .innerJoin(people, eq(people.id, practices.personId))
      .where(and(where, from))
      .orderBy(...by)
      .limit(limit)
      .then((found) => found.map(({ practice, student, key: at }) => ({ row: { ...practice, student }, key: at }))),
  );
  for await (const rows of pages) yield rows.map(cellsOf);
}
