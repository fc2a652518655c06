import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { withinDays } from '#api/days.ts';
import { type Db, wordsIn } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { countRows, listPage } from '#api/list.ts';
import { people } from '#features/people/api/tables.ts';
import type { ResultQuery } from '#features/student/listContract.ts';
import type { Result, ResultRow } from '#features/student/resultsContract.ts';
import { FIELDS, itemOnWire, itemsOf, onWire } from './practices.ts';
import { practices, shareOf } from './tables.ts';

const SOURCE = {
  table: practices,
  id: practices.id,
  // What is handed in has a time: said so, its index is walked.
  sortable: {
    finishedAt: sql`${practices.finishedAt}`,
    share: shareOf(practices),
  },
  indexed: ['finishedAt', 'share'],
  neverNull: ['finishedAt'],
};

const isFinished = sql`${practices.state} = 'finished'`;
const waits = sql`${practices.ungraded} > 0`;

const rowsOf = (db: Db) =>
  db
    .select({ ...FIELDS, person: { id: people.id, name: people.fullName, avatar: people.avatar } })
    .from(practices)
    .innerJoin(people, eq(people.id, practices.personId));

type Match = Pick<ResultQuery, 'q' | 'person' | 'finished' | 'toMark'>;

/** What of all that was handed in is meant, each by itself. */
function partsOf(db: Db, ask: Match, now: Date) {
  // By the index of what people are looked for by, but only by their names: emails are for those who see people.
  const words = [...wordsIn(people.search, ask.q), ...wordsIn(people.nameKey, ask.q)];
  const called =
    words.length > 0 &&
    db
      .select({ id: people.id })
      .from(people)
      .where(and(...words));
  return {
    finished: withinDays(practices.finishedAt, ask.finished, now),
    waiting: ask.toMark ? waits : undefined,
    others: [
      called ? inArray(practices.personId, called) : undefined,
      ask.person && inArray(practices.personId, ask.person),
      ask.toMark === false ? sql`NOT (${waits})` : undefined,
    ],
  };
}

export function matchResults(db: Db, ask: Match, now: Date): SQL | undefined {
  const { finished, waiting, others } = partsOf(db, ask, now);
  return and(isFinished, finished, waiting, ...others);
}

/** One page of what was handed in, by everybody. */
export async function listResults(db: Db, ask: ResultQuery, now: Date) {
  const { finished, waiting, others } = partsOf(db, ask, now);
  const walks = ask.sortColumn === 'finishedAt';
  const filters = [...others, walks ? undefined : finished];
  const easy = [isFinished, waiting, walks ? finished : undefined];
  const read = async (ids: number[]): Promise<ResultRow[]> =>
    (await rowsOf(db).where(inArray(practices.id, ids))).map(({ person, ...row }) => ({ ...onWire(row), person }));
  const { rows: results, ...total } = await listPage(db, SOURCE, ask, filters, read, (row) => row.id, { easy });
  return { results, ...total };
}

export async function countResults(db: Db) {
  const [all, toMark] = await Promise.all([countRows(db, practices, isFinished), db.$count(practices, waits)]);
  return { all, toMark };
}

/** One practice that was handed in, with what only those who mark may see. */
export async function readResult(db: Db, id: number): Promise<Result> {
  const [row] = await rowsOf(db).where(and(eq(practices.id, id), isFinished));
  if (!row) throw notFound();
  const items = await itemsOf(db, id);
  const markers = items.flatMap(({ markedById }) => markedById ?? []);
  const named =
    markers.length > 0
      ? await db.select({ id: people.id, name: people.fullName }).from(people).where(inArray(people.id, markers))
      : [];
  const { person, ...practice } = row;
  return {
    ...onWire(practice),
    person,
    items: items.map((item) => {
      const { content } = item.question;
      const by = named.find((one) => one.id === item.markedById)?.name ?? '';
      return {
        ...itemOnWire(item, true),
        ...(content.kind === 'essay' && content.notes ? { notes: content.notes } : {}),
        ...(item.markedAt ? { marked: { by, at: item.markedAt.toISOString() } } : {}),
      };
    }),
  };
}
