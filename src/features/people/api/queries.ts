import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { listPage } from '#api/list.ts';
import type { PeopleQuery, PersonRow } from '#features/people/contract.ts';
import { people } from './tables.ts';

const SOURCE = {
  table: people,
  id: people.id,
  search: people.search,
  sortable: {
    fullName: people.nameKey,
    username: sql`lower(${people.username})`,
    email: sql`lower(${people.email})`,
    role: sql`lower(${people.access})`,
    status: people.status,
    createdAt: people.createdAt,
    lastActiveAt: people.lastActiveAt,
    id: people.id,
  },
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

export async function listPeople(db: Db, ask: PeopleQuery): Promise<{ users: PersonRow[]; total: number }> {
  const filters = [
    ask.role ? inArray(people.access, ask.role) : undefined,
    ask.status ? inArray(people.status, ask.status) : undefined,
  ];
  const read = (ids: number[]) => db.select(FIELDS).from(people).where(inArray(people.id, ids));
  const { rows, total } = await listPage(db, SOURCE, ask, filters, read, (row) => row.id);
  const users = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  }));
  return { users, total };
}

export async function countPeople(db: Db) {
  const counted = await db
    .select({ access: people.access, count: sql<number>`count(*)`.mapWith(Number) })
    .from(people)
    .groupBy(people.access);
  const of = (access: string) => counted.find((one) => one.access === access)?.count ?? 0;
  const [Student, client, admin] = [of('Student'), of('client'), of('admin')];
  return { all: Student + client + admin, Student, client, admin };
}
