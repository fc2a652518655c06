import { asc } from 'drizzle-orm';
import { bulkOf } from '#api/bulkRows.ts';
import { type EmployeeMatch, employeeMatch } from '#features/employees/listContract.ts';
import { matchEmployees } from './queries.ts';
import { employees } from './tables.ts';

export type StoredEmployee = typeof employees.$inferSelect;

export const { chosenRows, problemOf, goneOf, lockRows, nextRows } = bulkOf<StoredEmployee, EmployeeMatch>({
  table: employees,
  id: employees.id,
  read: (tx, where, most) =>
    tx.select().from(employees).where(where).orderBy(asc(employees.id)).limit(most).for('update'),
  match: (match, askedAt) => matchEmployees(employeeMatch.parse(match), askedAt),
  nameOf: (row) => row.fullName,
  gone: 'This row is not there any more.',
});
