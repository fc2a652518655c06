import { type SQL, sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { inC } from '#api/columns.ts';
import type { EmployeeStatus } from '#features/employees/listContract.ts';

/** A text as it is sorted: folded once, when it is written, and not for every row of every page. */
const keyFrom = (column: string) =>
  text()
    .notNull()
    .generatedAlwaysAs((): SQL => sql.raw(`lms_fold(${column})`));

export const employees = pgTable(
  'employees',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    avatar: text(),
    fullName: text().notNull(),
    post: text().notNull(),
    email: text().notNull(),
    city: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    salaryCents: bigint({ mode: 'number' }).notNull(),
    age: smallint().notNull(),
    experience: smallint().notNull(),
    status: smallint().$type<EmployeeStatus>().notNull(),
    version: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    nameKey: keyFrom('full_name'),
    postKey: keyFrom('post'),
    emailKey: keyFrom('email'),
    cityKey: keyFrom('city'),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lms_fold(full_name || chr(10) || post || chr(10) || email || chr(10) || city) || chr(10) || lms_day(start_date) || chr(10) || lms_amount(salary_cents) || chr(10) || age || chr(10) || experience`,
      ),
  },
  (t) => [
    uniqueIndex('employees_email').on(sql`lower(${t.email})`),
    index('employees_by_name').on(inC(t.nameKey), t.id, t.status),
    index('employees_by_post').on(inC(t.postKey), t.id, t.status),
    index('employees_by_email').on(inC(t.emailKey), t.id, t.status),
    index('employees_by_city').on(inC(t.cityKey), t.id, t.status),
    index('employees_by_start').on(t.startDate, t.id, t.status),
    index('employees_by_salary').on(t.salaryCents, t.id, t.status),
    index('employees_by_age').on(t.age, t.id, t.status),
    index('employees_by_experience').on(t.experience, t.id, t.status),
    // Five values for all: what is sorted by others within one of them is put in order from the index alone. An entry has
    // room for two long texts.
    index('employees_by_status').on(
      t.status,
      t.id,
      inC(t.nameKey),
      inC(t.postKey),
      t.startDate,
      t.salaryCents,
      t.age,
      t.experience,
    ),
    index('employees_by_id').on(t.id, t.status),
    index('employees_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** What the table can be sorted by, written as in its indexes. */
export const employeeKeys = {
  full_name: inC(employees.nameKey),
  post: inC(employees.postKey),
  email: inC(employees.emailKey),
  city: inC(employees.cityKey),
  start_date: employees.startDate,
  salary: employees.salaryCents,
  age: employees.age,
  experience: employees.experience,
  status: employees.status,
  id: employees.id,
};
