import { inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Cell } from '#api/xlsx.ts';
import { EMPLOYEE_COLUMNS, type EmployeeQuery } from '#features/employees/listContract.ts';
import { employeeOf, orderOf } from './queries.ts';
import { employees } from './tables.ts';

export const EXPORT_HEADINGS = ['id', ...EMPLOYEE_COLUMNS.filter((column) => column !== 'id')];

const PAGE_ROWS = 1_000;

/** All that match, in the order of the table. Their ids are read first: several columns have no index to walk along. */
export async function* exportPages(
  db: Db,
  where: SQL | undefined,
  order: Pick<EmployeeQuery, 'sort' | 'sortColumn'>,
): AsyncGenerator<Cell[][]> {
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(where)
    .orderBy(...orderOf(order));
  for (let from = 0; from < found.length; from += PAGE_ROWS) {
    const ids = found.slice(from, from + PAGE_ROWS).map((one) => one.id);
    const rows = await db.select().from(employees).where(inArray(employees.id, ids));
    const byId = new Map(rows.map((row) => [row.id, employeeOf(row)]));
    yield ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [EXPORT_HEADINGS.map((column) => row[column as keyof typeof row] as Cell)] : [];
    });
  }
}
