import { and, asc, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db.ts';
import type { Cell } from '#api/xlsx.ts';
import type { PeopleQuery } from '#features/people/listContract.ts';
import { people, peopleKeys } from './tables.ts';

export const EXPORT_HEADINGS = [
  'id',
  'fullName',
  'username',
  'email',
  'role',
  'status',
  'company',
  'country',
  'contact',
  'createdAt',
  'lastActiveAt',
];

const PAGE_ROWS = 1_000;

const TYPES = { createdAt: sql`timestamptz`, lastActiveAt: sql`timestamptz`, id: sql`int` };

/** What the list can be sorted by, and how such a key is read back from a text. */
const keyOf = (name: PeopleQuery['sortColumn']) => ({
  column: sql`${peopleKeys[name]}`,
  type: name in TYPES ? TYPES[name as keyof typeof TYPES] : sql`text`,
});

const COLUMNS = {
  id: people.id,
  fullName: people.fullName,
  username: people.username,
  email: people.email,
  role: people.access,
  status: people.status,
  company: people.company,
  country: people.country,
  contact: people.contact,
  createdAt: people.createdAt,
  lastActiveAt: people.lastActiveAt,
};

/** Walks an index page by page from where the last page ended: the millionth row costs what the first one does. */
export async function* walkPeople(
  db: Db,
  where: SQL | undefined,
  { column, type }: { column: SQL; type: SQL },
  down: boolean,
  columns: Record<string, PgColumn>,
): AsyncGenerator<Cell[][]> {
  const way = down ? desc : asc;
  let from: SQL | undefined;
  for (;;) {
    const found = await db
      // As text: a date in JavaScript is coarser than the database's, and rows would be skipped.
      .select({ ...columns, id: people.id, key: sql<string>`${column}::text` })
      .from(people)
      .where(and(where, from))
      .orderBy(way(column), way(people.id))
      .limit(PAGE_ROWS);
    const last = found.at(-1);
    if (!last) return;
    yield found.map(({ key: _, ...row }) => Object.values(row) as Cell[]);
    if (found.length < PAGE_ROWS) return;
    from = sql`(${column}, ${people.id}) ${down ? sql`<` : sql`>`} (${last.key}::${type}, ${last.id}::int)`;
  }
}

/** Everyone who matches, in the order of the list. */
export async function* exportPages(
  db: Db,
  where: SQL | undefined,
  { sort, sortColumn }: Pick<PeopleQuery, 'sort' | 'sortColumn'>,
): AsyncGenerator<Cell[][]> {
  const key = keyOf(sortColumn);
  const down = sort === 'desc';
  if (sortColumn !== 'lastActiveAt') return yield* walkPeople(db, where, key, down, COLUMNS);
  // Whoever was never here comes last, whichever way.
  yield* walkPeople(db, and(where, isNotNull(people.lastActiveAt)), key, down, COLUMNS);
  yield* walkPeople(db, and(where, isNull(people.lastActiveAt)), keyOf('id'), down, COLUMNS);
}
