import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { withinDays } from '#api/days.ts';
import { type Db, wordsIn } from '#api/db.ts';
import { type ListHelp, listPage } from '#api/list.ts';
import type { PersonRow } from '#features/people/contract.ts';
import { PERSON_SORT_COLUMNS, type PeopleMatch, type PeopleQuery } from '#features/people/listContract.ts';
import { people, peopleGroup, peopleKeys } from './tables.ts';
import { placeOfPeople, tallyByRole, tallyPeople } from './tallies.ts';

const SOURCE = {
  table: people,
  id: people.id,
  search: people.search,
  sortable: peopleKeys,
  indexed: PERSON_SORT_COLUMNS,
  neverNull: ['fullName', 'username', 'email', 'role', 'status'],
};

const FIELDS = {
  id: people.id,
  fullName: people.fullName,
  username: people.username,
  email: people.email,
  role: people.access,
  status: people.status,
  avatar: people.avatar,
  createdAt: people.createdAt,
  lastActiveAt: people.lastActiveAt,
};

const inRole = ({ role }: PeopleMatch) => (role ? inArray(people.access, role) : undefined);
const inStatus = ({ status }: PeopleMatch) => (status ? inArray(people.status, status) : undefined);
/** The same, as the index of words answers it. */
const oneOf = (some: string[] | undefined) => (some ? sql`${peopleGroup} && ${sql.param(some)}::text[]` : undefined);
const wasActive = ({ active }: PeopleMatch, now: Date) => withinDays(people.lastActiveAt, active, now);
const wasCreated = ({ created }: PeopleMatch, now: Date) => withinDays(people.createdAt, created, now);

/** Which people the list's address means: the same rows that the list shows. Undefined is everyone. */
export const matchPeople = (match: PeopleMatch, now: Date): SQL | undefined =>
  and(
    ...wordsIn(people.search, match.q),
    inRole(match),
    inStatus(match),
    wasActive(match, now),
    wasCreated(match, now),
  );

interface PeoplePage {
  users: PersonRow[];
  total: number;
  about?: true;
}

export async function listPeople(
  db: Db,
  ask: PeopleQuery,
  now: Date,
  limits?: ListHelp['limits'],
): Promise<PeoplePage> {
  const active = wasActive(ask, now);
  const created = wasCreated(ask, now);
  const sortedBy = (column: PeopleQuery['sortColumn']) => ask.sortColumn === column;
  const easyDays = [sortedBy('lastActiveAt') ? active : undefined, sortedBy('createdAt') ? created : undefined];
  const help: ListHelp = {
    easy: [inRole(ask), inStatus(ask), ...easyDays],
    withWords: [oneOf(ask.role), oneOf(ask.status), ...easyDays],
    total: () => tallyPeople(db, ask, now),
    place: (rows) => placeOfPeople(db, ask, now, rows),
    limits,
  };
  const filters = [sortedBy('lastActiveAt') ? undefined : active, sortedBy('createdAt') ? undefined : created];
  const read = (ids: number[]) => db.select(FIELDS).from(people).where(inArray(people.id, ids));
  const { rows, ...total } = await listPage(db, SOURCE, ask, filters, read, (row) => row.id, help);
  const users = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  }));
  return { users, ...total };
}

export async function countPeople(db: Db) {
  const counted = await tallyByRole(db);
  const of = (access: string) => counted.find((one) => one.access === access)?.n ?? 0;
  const [Student, client, admin] = [of('Student'), of('client'), of('admin')];
  return { all: Student + client + admin, Student, client, admin };
}
