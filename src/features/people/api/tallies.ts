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
interface Way {
  kind: string;
  of?: SQL;
  key: SQL;
  begin: (bucket: string, of: string) => SQL;
}
const along = (kind: string, key: SQL, begin: Way['begin'] = (first) => sql`${first}`): Way => ({ kind, key, begin });
const byDay = (kind: 'createdAt' | 'lastActiveAt') =>
  along(kind, sql`${people[kind]}`, (day) => sql`${`${day}T00:00:00Z`}::timestamptz`);
const firstId = (bucket: string) => Number(bucket) * IDS_IN_BUCKET;
const byGroup = (key: SQL, of: SQL): Way => ({
  ...along('id', sql`(${key}, ${people.id})`, (bucket, group) => sql`(${group}, ${firstId(bucket)})`),
  of,
});

const WAYS: Record<SortColumn, Way> = {
  fullName: along('fullName', peopleKeys.fullName),
  username: along('username', peopleKeys.username),
  email: along('email', peopleKeys.email),
  role: byGroup(peopleKeys.role, sql`lower(${peopleTallies.access})`),
  status: byGroup(peopleKeys.status, sql`${peopleTallies.status}`),
  createdAt: byDay('createdAt'),
  lastActiveAt: byDay('lastActiveAt'),
  id: along('id', sql`${people.id}`, (bucket) => sql`${firstId(bucket)}`),
};

interface Bucket {
  bucket: string;
  of: string;
  n: number;
  before: number;
  /** The one after it, which begins where it ends. */
  next: string | null;
  nextOf: string | null;
}

/** Into the tally that holds a position counted in rising order, from its nearer end. */
async function placeAt(
  db: Db,
  sortColumn: SortColumn,
  where: SQL | undefined,
  { at, take }: { at: number; take: number },
) {
  const { kind, of = sql`''`, key, begin } = WAYS[sortColumn];
  const [found] = await rows<Bucket>(
    db,
    sql`SELECT bucket, "of", n::int, (upto - n)::int AS before, next, next_of AS "nextOf"
      FROM (
        SELECT bucket, "of", n, sum(n) OVER way AS upto, lead(bucket) OVER way AS next, lead("of") OVER way AS next_of
        FROM (
          SELECT ${peopleTallies.bucket} AS bucket, ${of} AS "of", sum(${peopleTallies.n}) AS n FROM ${peopleTallies}
          WHERE ${and(kindIs(kind), where)} GROUP BY 1, 2
        ) AS tallies
        WINDOW way AS (ORDER BY "of" COLLATE "C", bucket COLLATE "C")
      ) AS places
      WHERE upto > ${at} ORDER BY upto LIMIT 1`,
  );
  if (!found) return undefined;
  const skip = at - found.before;
  const rest = found.n - skip - take;
  return found.next !== null && found.nextOf !== null && rest >= 0 && rest < skip
    ? { from: sql`${key} < ${begin(found.next, found.nextOf)}`, skip: rest, fromEnd: true }
    : { from: sql`${key} >= ${begin(found.bucket, found.of)}`, skip };
}

interface Rows {
  skip: number;
  take: number;
  total: number;
}

/** A short way to some rows in the middle of the list: only those between the nearer end of a tally and them are passed. */
export async function placeOfPeople(db: Db, ask: PeopleQuery, now: Date, rows: Rows): Promise<Place | undefined> {
  const { skip, take, total } = rows;
  const { sortColumn } = ask;
  const days = sortColumn === 'createdAt' ? ask.created : sortColumn === 'lastActiveAt' ? ask.active : undefined;
  const where = and(daysAsBuckets(days, now), ...group(ask));
  const falling = ask.sort === 'desc';
  if (sortColumn !== 'lastActiveAt') {
    return placeAt(db, sortColumn, where, { at: falling ? total - skip - take : skip, take });
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
  return placeAt(db, sortColumn, someTime, { at: falling ? seen - skip - take : skip, take });
}
