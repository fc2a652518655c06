import { and, asc, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { withinDates } from '#api/days.ts';
import { type Db, matchesFolded, wordsAndDaysIn } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { countRows, listPage } from '#api/list.ts';
import { unitsOf } from '#contract/money.ts';
import type { Employee } from '#features/employees/contract.ts';
import { EMPLOYEE_COLUMNS, type EmployeeMatch, type EmployeeQuery } from '#features/employees/listContract.ts';
import { employeeKeys, employees } from './tables.ts';

const MOST_ROWS = 1_000;

const SOURCE = {
  table: employees,
  id: employees.id,
  search: employees.search,
  words: wordsAndDaysIn,
  sortable: employeeKeys,
  indexed: EMPLOYEE_COLUMNS,
  neverNull: EMPLOYEE_COLUMNS,
};

export const employeeOf = (row: typeof employees.$inferSelect): Employee => ({
  id: row.id,
  avatar: row.avatar,
  full_name: row.fullName,
  post: row.post,
  email: row.email,
  city: row.city,
  start_date: row.startDate,
  salary: unitsOf(row.salaryCents),
  age: row.age,
  experience: row.experience,
  status: row.status,
  version: row.version,
});

type NumberColumn = typeof employees.age | typeof employees.salaryCents | typeof employees.experience;

/** The last number that a column of this kind can have: nothing lies beyond it, and PostgreSQL refuses to look there. */
const SMALL = 32_767;
const LARGE = Number.MAX_SAFE_INTEGER;

function within(column: NumberColumn, range: string | undefined, last: number, unit = 1) {
  if (!range) return undefined;
  const [from = '', to = ''] = range.split('..');
  const stored = (given: string, whole: (value: number) => number) =>
    Math.min(last, Math.max(-last, whole(Number((Number(given) * unit).toFixed(2)))));
  return and(
    from === '' ? undefined : gte(column, stored(from, Math.ceil)),
    to === '' ? undefined : lte(column, stored(to, Math.floor)),
  );
}

const inStatus = ({ status }: EmployeeMatch) =>
  status ? inArray(employees.status, status.map(Number) as (typeof employees.$inferSelect)['status'][]) : undefined;

function filtersOf(match: EmployeeMatch, now: Date): (SQL | undefined)[] {
  const { name, email, post, city, start, salary, age, experience } = match;
  return [
    name ? matchesFolded(employees.nameKey, name) : undefined,
    email ? matchesFolded(employees.emailKey, email) : undefined,
    post ? inArray(employees.post, post) : undefined,
    city ? inArray(employees.city, city) : undefined,
    withinDates(employees.startDate, start, now),
    within(employees.salaryCents, salary, LARGE, 100),
    within(employees.age, age, SMALL),
    within(employees.experience, experience, SMALL),
  ];
}

/** Which employees an address means: the same rows that the table shows. Undefined is all of them. */
export const matchEmployees = (match: EmployeeMatch, now: Date): SQL | undefined =>
  and(...wordsAndDaysIn(employees.search, match.q), inStatus(match), ...filtersOf(match, now));

type Order = Pick<EmployeeQuery, 'sort' | 'sortColumn'>;

/** The columns in turn, each its own way; the id breaks ties, and one that comes after it has nothing left to say. */
export function orderOf({ sort, sortColumn }: Order): SQL[] {
  const last = sort.at(-1) ?? 'asc';
  const ways = sortColumn.map((column, at) => ({ column, way: sort[at] ?? last }));
  const keys = ways.map(({ column, way }) => (way === 'desc' ? desc : asc)(employeeKeys[column]));
  return sortColumn.includes('id') ? keys : [...keys, (ways.at(-1)?.way === 'desc' ? desc : asc)(employees.id)];
}

const readRows = (db: Db, ids: number[]) => db.select().from(employees).where(inArray(employees.id, ids));

/** By several columns the rows are put in order for each page; by one they are found along its index. */
async function pageBySeveral(db: Db, ask: EmployeeQuery, now: Date) {
  const where = matchEmployees(ask, now);
  // Keys alone are put in order; the rows of the page are read after.
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(where)
    .orderBy(...orderOf(ask))
    .offset((ask.page - 1) * ask.perPage)
    .limit(ask.perPage);
  const ids = found.map((one) => one.id);
  const byId = new Map((ids.length > 0 ? await readRows(db, ids) : []).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  return { rows, total: await countRows(db, employees, where) };
}

async function pageByOne(db: Db, ask: EmployeeQuery, now: Date) {
  const [sortColumn = 'id'] = ask.sortColumn;
  const [sort = 'asc'] = ask.sort;
  const help = { easy: [inStatus(ask)] };
  const read = (ids: number[]) => readRows(db, ids);
  return listPage(db, SOURCE, { ...ask, sort, sortColumn }, filtersOf(ask, now), read, (row) => row.id, help);
}

const firstRows = (db: Db, where: SQL | undefined, order: Order) =>
  db
    .select()
    .from(employees)
    .where(where)
    .orderBy(...orderOf(order))
    .limit(MOST_ROWS);

export async function listEmployees(db: Db, ask: EmployeeQuery, now: Date) {
  const { rows, ...total } = await (ask.sortColumn.length > 1 ? pageBySeveral : pageByOne)(db, ask, now);
  const all = ask.all ? await firstRows(db, matchEmployees(ask, now), ask) : [];
  return { allData: all.map(employeeOf), invoices: rows.map(employeeOf), ...total };
}

export async function firstEmployees(db: Db): Promise<Employee[]> {
  return (await firstRows(db, undefined, { sort: ['asc'], sortColumn: ['id'] })).map(employeeOf);
}

export async function oneEmployeeOf(db: Db, id: number): Promise<Employee> {
  const [row] = await db.select().from(employees).where(eq(employees.id, id));
  if (!row) throw notFound();
  return employeeOf(row);
}

/** What stands in the columns with few different values. */
export async function readChoices(db: Db) {
  const posts = await db.selectDistinct({ value: employees.post }).from(employees).orderBy(employees.post).limit(500);
  const cities = await db.selectDistinct({ value: employees.city }).from(employees).orderBy(employees.city).limit(500);
  const texts = (found: { value: string }[]) => found.map((one) => one.value).filter(Boolean);
  return { posts: texts(posts), cities: texts(cities) };
}
