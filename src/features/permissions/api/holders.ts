import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, wordsIn } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { listPage } from '#api/list.ts';
import { type Giver, OWN_ROLES } from '#api/roleRules.ts';
import { people, peopleKeys, personRoles } from '#features/people/api/tables.ts';
import type { Holder } from '#features/permissions/contract.ts';
import { HOLDER_SORT_COLUMNS, type HoldersMatch, type HoldersQuery } from '#features/permissions/listContract.ts';
import { byRole } from './permissionRows.ts';

const SOURCE = {
  table: people,
  id: people.id,
  search: people.search,
  sortable: peopleKeys,
  indexed: HOLDER_SORT_COLUMNS,
  neverNull: ['fullName', 'email', 'status'],
};

const isClient = eq(people.access, 'client');
const holds = (condition: SQL = sql`true`) =>
  sql`EXISTS (SELECT 1 FROM person_roles AS given WHERE given.person_id = ${people.id} AND ${condition})`;

/** Both at once let everybody through. */
function inHolding({ holding }: HoldersMatch): SQL | undefined {
  if (!holding || holding.length === 2) return undefined;
  if (holding.length === 0) return sql`false`;
  return holding[0] === 'some' ? holds() : sql`NOT ${holds()}`;
}

const filtersOf = (match: HoldersMatch) => [
  match.role && holds(sql`given.role = ANY(${sql.param(match.role)}::text[])`),
  inHolding(match),
];
const inStatus = ({ status }: HoldersMatch) => (status ? inArray(people.status, status) : undefined);

/** Which client accounts a list's address means. */
export const matchHolders = (match: HoldersMatch): SQL | undefined =>
  and(isClient, ...wordsIn(people.search, match.q), inStatus(match), ...filtersOf(match));

async function readHolders(db: Db, giver: Giver, ids: number[]): Promise<Holder[]> {
  const found = await db
    .select({
      id: people.id,
      fullName: people.fullName,
      username: people.username,
      email: people.email,
      status: people.status,
      avatar: people.avatar,
      lastActiveAt: people.lastActiveAt,
    })
    .from(people)
    .where(inArray(people.id, ids));
  const given = await db.select().from(personRoles).where(inArray(personRoles.personId, ids));
  return found.map((row) => ({
    ...row,
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
    roles: given
      .filter((one) => one.personId === row.id)
      .map((one) => one.role)
      .sort(byRole),
    refused: giver.access !== 'admin' && giver.id === row.id ? OWN_ROLES : null,
  }));
}

export async function readHolder(db: Db, giver: Giver, id: number): Promise<Holder> {
  const [found] = await readHolders(db, giver, [id]);
  if (!found) throw notFound();
  return found;
}

export async function listHolders(db: Db, giver: Giver, ask: HoldersQuery) {
  const read = (ids: number[]) => readHolders(db, giver, ids);
  const help = { easy: [isClient, inStatus(ask)] };
  const { rows, ...total } = await listPage(db, SOURCE, ask, filtersOf(ask), read, (row) => row.id, help);
  return { people: rows, ...total };
}
