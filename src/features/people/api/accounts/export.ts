import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Cell } from '#api/xlsx.ts';
import type { AccountQuery } from '#contract/accountList.ts';
import { walkPeople } from '../export.ts';
import { accountKeys, people } from '../tables.ts';

const COLUMNS = {
  id: people.id,
  fullName: people.fullName,
  username: people.username,
  email: people.email,
  role: people.role,
  currentPlan: people.currentPlan,
  billing: people.billing,
  status: people.status,
  company: people.company,
  country: people.country,
  contact: people.contact,
  createdAt: people.createdAt,
  lastActiveAt: people.lastActiveAt,
};
export const ACCOUNT_HEADINGS = Object.keys(COLUMNS);

const TYPES: Partial<Record<AccountQuery['sortColumn'], SQL>> = {
  createdAt: sql`timestamptz`,
  lastActiveAt: sql`timestamptz`,
  id: sql`int`,
};
const keyOf = (name: AccountQuery['sortColumn']) => ({
  column: sql`${accountKeys[name]}`,
  type: TYPES[name] ?? sql`text`,
});

/** Every account that matches, in the order of the list. */
export async function* accountPages(
  db: Db,
  where: SQL | undefined,
  { sort, sortColumn }: Pick<AccountQuery, 'sort' | 'sortColumn'>,
): AsyncGenerator<Cell[][]> {
  const down = sort === 'desc';
  if (sortColumn !== 'lastActiveAt') return yield* walkPeople(db, where, keyOf(sortColumn), down, COLUMNS);
  // Whoever was never here comes last, whichever way.
  yield* walkPeople(db, and(where, isNotNull(people.lastActiveAt)), keyOf('lastActiveAt'), down, COLUMNS);
  yield* walkPeople(db, and(where, isNull(people.lastActiveAt)), keyOf('id'), down, COLUMNS);
}
