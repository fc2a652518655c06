import { and, asc, count, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Db, matchesFolded } from '#api/db.ts';
import { type ListHelp, listPage } from '#api/list.ts';
import type { AccountCounts, AccountRow } from '#contract/account.ts';
import { ACCOUNT_SORT_COLUMNS, type AccountMatch, type AccountQuery } from '#contract/accountList.ts';
import { fold } from '#contract/fold.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import { BILLINGS, type PeopleMatch, type PeopleQuery, type PersonStatus } from '#features/people/listContract.ts';
import { accountKeys, people } from '../tables.ts';
import { placeOfPeople, tallyPeople } from '../tallies.ts';
import { ACCOUNT_FIELDS, accountRowOf } from './rows.ts';

const SOURCE = {
  table: people,
  id: people.id,
  sortable: accountKeys,
  indexed: ACCOUNT_SORT_COLUMNS,
  neverNull: ACCOUNT_SORT_COLUMNS.filter((column) => column !== 'lastActiveAt'),
};

/** All of what was typed, in the email, the name or the way of billing: nowhere else. */
function inWords(q: string): SQL | undefined {
  if (q === '') return undefined;
  // The index of words finds candidates; it also looks at usernames, and across the border of name and email.
  const text = and(
    matchesFolded(people.search, q),
    or(matchesFolded(people.nameKey, q), matchesFolded(sql`lms_fold(${people.email})`, q)),
  );
  const billings = BILLINGS.filter((one) => fold(one).includes(fold(q)));
  return billings.length > 0 ? or(text, oneOf(accountKeys.billing, billings)) : text;
}

/** Compared as in the indexes. */
const oneOf = (key: SQL, some: readonly string[]) => sql`${key} = ANY(${sql.param([...some])}::text[])`;

const statusesOf = (status: AccountMatch['status']): PersonStatus[] | undefined =>
  status?.flatMap((one): PersonStatus[] => (one === 'inactive' ? ['inactive', 'suspended'] : [one]));

function partsOf(match: AccountMatch) {
  const statuses = statusesOf(match.status);
  return {
    words: inWords(match.q.trim()),
    status: statuses && inArray(people.status, statuses),
    group: [
      match.role && oneOf(accountKeys.role, match.role),
      match.currentPlan && oneOf(accountKeys.currentPlan, match.currentPlan),
    ],
  };
}

/** Which accounts the list's address means. Undefined is everyone. */
export function matchAccounts(match: AccountMatch): SQL | undefined {
  const { words, status, group } = partsOf(match);
  return and(words, status, ...group);
}

/** Ways to sort that the list of people has too: their indexes know the status, and there are tallies along them. */
const SHARED = ['fullName', 'username', 'email', 'createdAt', 'lastActiveAt', 'id'] as const;
const isShared = (column: string): column is (typeof SHARED)[number] => SHARED.some((one) => one === column);
/** These indexes hold role, plan and status. */
const isGrouped = (column: string) => ['fullName', 'role', 'currentPlan'].includes(column);

/** The same question to the tallies, where they can answer it. */
function asPeople(match: AccountMatch): PeopleMatch | undefined {
  if (match.q.trim() !== '' || match.role || match.currentPlan) return undefined;
  return { q: '', status: statusesOf(match.status), role: undefined, active: undefined, created: undefined };
}

export async function listAccounts(db: Db, ask: AccountQuery, now: Date, limits?: ListHelp['limits']) {
  const { words, status, group } = partsOf(ask);
  const { sortColumn } = ask;
  const shared = isShared(sortColumn);
  const grouped = isGrouped(sortColumn);
  const match = asPeople(ask);
  const help: ListHelp = {
    easy: [shared || grouped ? status : undefined, ...(grouped ? group : [])],
    total: async () => match && tallyPeople(db, match, now),
    limits,
  };
  if (match && shared) {
    const question: PeopleQuery = { ...match, sortColumn, sort: ask.sort, page: ask.page, perPage: ask.perPage };
    help.place = (rows) => placeOfPeople(db, question, now, rows);
  }
  const filters = [words, shared || grouped ? undefined : status, ...(grouped ? [] : group)];
  const read = (ids: number[]) => db.select(ACCOUNT_FIELDS).from(people).where(inArray(people.id, ids));
  const { rows, ...total } = await listPage(db, SOURCE, ask, filters, read, (row) => row.id, help);
  return { users: rows.map(accountRowOf), ...total };
}

const MOST_AT_ONCE = 1_000;

/** In the list's first order, up to a thousand: the call is there for small tables. */
export async function firstAccounts(db: Db): Promise<AccountRow[]> {
  const found = await db
    .select(ACCOUNT_FIELDS)
    .from(people)
    .orderBy(asc(accountKeys.fullName), asc(people.id))
    .limit(MOST_AT_ONCE);
  return found.map(accountRowOf);
}

export async function findAccountRow(db: Db, id: number): Promise<AccountRow | undefined> {
  const [found] = await db.select(ACCOUNT_FIELDS).from(people).where(eq(people.id, id));
  return found && accountRowOf(found);
}

const WEEK = 'last-7';
const WEEK_MS = 7 * 86_400_000;

export async function countAccounts(db: Db, now: Date): Promise<AccountCounts> {
  const of = async (match: Partial<PeopleMatch>) =>
    (await tallyPeople(db, { q: '', ...match } as PeopleMatch, now)) ?? 0;
  const suspensions = and(
    eq(auditEntries.action, 'person-suspended'),
    gte(auditEntries.at, new Date(now.getTime() - WEEK_MS)),
  );
  const [[lately], total, added, active, seen, pending, pendingAdded, inactive, suspended] = await Promise.all([
    db.select({ n: count() }).from(auditEntries).where(suspensions),
    of({}),
    of({ created: WEEK }),
    of({ status: ['active'] }),
    of({ status: ['active'], active: WEEK }),
    of({ status: ['pending'] }),
    of({ status: ['pending'], created: WEEK }),
    of({ status: ['inactive', 'suspended'] }),
    of({ status: ['suspended'] }),
  ]);
  const suspendedLately = Number(lately?.n ?? 0);
  return { total, added, active, seen, pending, pendingAdded, inactive, suspended, suspendedLately };
}
