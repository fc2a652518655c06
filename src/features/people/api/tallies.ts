import { and, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { dayRange } from '#api/days.ts';
import { type Db, rows } from '#api/db.ts';
import type { Place } from '#api/list.ts';
import type { PeopleMatch, PeopleQuery } from '#features/people/listContract.ts';
import { people, peopleKeys, peopleTallies } from './tables.ts';

type SortColumn = PeopleQuery['sortColumn'];

const NEVER = '';
const IDS_IN_BUCKET = 5_000;
const bucket = sql`${peopleTallies.bucket} COLLATE "C"`;

const group = ({ role, status }: PeopleMatch) => [
  role ? inArray(peopleTallies.access, role) : undefined,
  status ? inArray(peopleTallies.status, status) : undefined,
];

/** The day after the last one that can be asked for has a fifth digit in its year; it stands after all others. */
const dayOf = (ms: number) => (ms < Date.UTC(10_000) ? new Date(ms).toISOString().slice(0, 10) : '~');

/** The same days as buckets: a day is one. */
function daysAsBuckets(days: string | undefined, now: Date): SQL | undefined {
  if (days === undefined) return undefined;
  if (days === 'never') return sql`${bucket} = ${NEVER}`;
  const { from, until } = dayRange(days, now);
  return and(
    ne(peopleTallies.bucket, NEVER),
    from === undefined ? undefined : gte(bucket, dayOf(from)),
    until === undefined ? undefined : lt(bucket, dayOf(until)),
  );
}

async function sum(db: Db, where: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ n: sql<number>`coalesce(sum(${peopleTallies.n}), 0)`.mapWith(Number) })
    .from(peopleTallies)
    .where(where);
  return found?.n ?? 0;
}

const kindIs = (kind: string) => sql`${peopleTallies.kind} = ${kind}`;

/** How many match, exactly; undefined for questions that only counting answers. */
export async function tallyPeople(db: Db, match: PeopleMatch, now: Date): Promise<number | undefined> {
  if (match.q.trim() !== '' || (match.active && match.created)) return undefined;
  const [kind, days] = match.active
    ? ['lastActiveAt', match.active]
    : match.created
      ? ['createdAt', match.created]
      : ['all', undefined];
  return sum(db, and(kindIs(kind), daysAsBuckets(days, now), ...group(match)));
}

export async function tallyByRole(db: Db) {
  return db
    .select({ access: peopleTallies.access, n: sql<number>`sum(${peopleTallies.n})`.mapWith(Number) })
    .from(peopleTallies)
    .where(kindIs('all'))
    .groupBy(peopleTallies.access);
}

/** Which tallies lie along a way to sort, and where in the list one of them begins. */
const startOfDay = (column: typeof people.createdAt | typeof people.lastActiveAt) => (day: string) =>
  sql`${column} >= ${`${day}T00:00:00Z`}::timestamptz`;
const letters = (key: SQL) => (first: string) => sql`${key} >= ${first}`;
const byGroup = (key: SQL) => (first: string, of: string) =>
  sql`(${key}, ${people.id}) >= (${of}, ${Number(first) * IDS_IN_BUCKET})`;

const WAYS: Record<SortColumn, { kind: string; of?: SQL; from: (bucket: string, of: string) => SQL }> = {
  fullName: { kind: 'fullName', from: letters(peopleKeys.fullName) },
  username: { kind: 'username', from: letters(peopleKeys.username) },
  email: { kind: 'email', from: letters(peopleKeys.email) },
  role: { kind: 'id', of: sql`lower(${peopleTallies.access})`, from: byGroup(peopleKeys.role) },
  status: { kind: 'id', of: sql`${peopleTallies.status}`, from: byGroup(peopleKeys.status) },
  createdAt: { kind: 'createdAt', from: startOfDay(people.createdAt) },
  lastActiveAt: { kind: 'lastActiveAt', from: startOfDay(people.lastActiveAt) },
  id: { kind: 'id', from: (first) => sql`${people.id} >= ${Number(first) * IDS_IN_BUCKET}` },
};

/** The last tally that begins at or before a position, counted in rising order. */
async function beginningBefore(db: Db, sortColumn: SortColumn, where: SQL | undefined, at: number) {
  const { kind, of = sql`''`, from } = WAYS[sortColumn];
  const [found] = await rows<{ bucket: string; of: string; before: number }>(
    db,
    sql`SELECT bucket, "of", (upto - n)::int AS before
      FROM (
        SELECT bucket, "of", n, sum(n) OVER (ORDER BY "of" COLLATE "C", bucket COLLATE "C") AS upto
        FROM (
          SELECT ${peopleTallies.bucket} AS bucket, ${of} AS "of", sum(${peopleTallies.n}) AS n FROM ${peopleTallies}
          WHERE ${and(kindIs(kind), where)} GROUP BY 1, 2
        ) AS tallies
      ) AS places
      WHERE upto > ${at} ORDER BY upto LIMIT 1`,
  );
  return found && { from: from(found.bucket, found.of), skip: at - found.before };
}

interface Rows {
  skip: number;
  take: number;
  total: number;
}

/** A short way to some rows in the middle of the list: only those between a tally's beginning and them are passed. */
export async function placeOfPeople(db: Db, ask: PeopleQuery, now: Date, rows: Rows): Promise<Place | undefined> {
  const { skip, take, total } = rows;
  const { sortColumn } = ask;
  const days = sortColumn === 'createdAt' ? ask.created : sortColumn === 'lastActiveAt' ? ask.active : undefined;
  const where = and(daysAsBuckets(days, now), ...group(ask));
  const falling = ask.sort === 'desc';
  if (sortColumn !== 'lastActiveAt') {
    return beginningBefore(db, sortColumn, where, falling ? total - skip - take : skip);
  }
  // Who was never active comes last either way.
  const never = await sum(db, and(kindIs('lastActiveAt'), sql`${bucket} = ${NEVER}`, where));
  const seen = total - never;
  if (skip >= seen) {
    const inNever = falling ? total - skip - take : skip - seen;
    return { from: sql`${people.lastActiveAt} IS NULL`, skip: inNever };
  }
  if (skip + take > seen) return undefined;
  const someTime = and(where, ne(peopleTallies.bucket, NEVER));
  return beginningBefore(db, sortColumn, someTime, falling ? seen - skip - take : skip);
}
