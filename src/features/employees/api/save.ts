import { eq } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { isTaken } from '#api/taken.ts';
import { roundCents } from '#contract/money.ts';
import { EMAIL_TAKEN } from '#features/employees/choices.ts';
import type { EmployeeBody, EmployeeChange } from '#features/employees/contract.ts';
import { employeeOf } from './queries.ts';
import { employees } from './tables.ts';
import { employeeSubject } from './tell.ts';

const NEWER = 'Somebody changed this row since you read it. Nothing was overwritten: look at it again, then change it.';

const stored = ({ full_name, start_date, salary, ...rest }: Partial<EmployeeBody>) => ({
  ...rest,
  ...(full_name === undefined ? {} : { fullName: full_name }),
  ...(start_date === undefined ? {} : { startDate: start_date }),
  ...(salary === undefined ? {} : { salaryCents: roundCents(salary * 100) }),
});

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isTaken(error) ? new Refusal(409, EMAIL_TAKEN) : error;
  }
}

export const addEmployee = (db: Db, doer: Doer, body: EmployeeBody) =>
  unlessTaken(() =>
    db.transaction(async (tx) => {
      const values = { ...(stored(body) as typeof employees.$inferInsert), changedAt: doer.at };
      const [row] = await tx.insert(employees).values(values).returning();
      if (!row) throw new Error('the employee was not stored');
      await record(tx, doer, [{ action: 'employee-added', subject: employeeSubject(row) }]);
      return employeeOf(row);
    }),
  );

/** Changes what was given, over the version it was read at and no other. */
export const changeEmployee = (db: Db, doer: Doer, id: number, { version, ...given }: EmployeeChange) =>
  unlessTaken(() =>
    db.transaction(async (tx) => {
      const [before] = await tx.select().from(employees).where(eq(employees.id, id)).for('update');
      if (!before) throw notFound();
      if (before.version !== version) throw new Refusal(409, NEWER);
      const change = stored(given);
      const fields = Object.entries(change).filter(([name, value]) => before[name as keyof typeof before] !== value);
      if (fields.length === 0) return employeeOf(before);
      const [row] = await tx
        .update(employees)
        .set({ ...change, version: version + 1, changedAt: doer.at })
        .where(eq(employees.id, id))
        .returning();
      if (!row) throw notFound();
      const detail = { fields: fields.map(([name]) => name) };
      await record(tx, doer, [{ action: 'employee-changed', subject: employeeSubject(row), detail }]);
      return employeeOf(row);
    }),
  );

export const deleteEmployee = (db: Db, doer: Doer, id: number) =>
  db.transaction(async (tx) => {
    const [row] = await tx.delete(employees).where(eq(employees.id, id)).returning();
    if (!row) throw notFound();
    await record(tx, doer, [{ action: 'employee-deleted', subject: employeeSubject(row) }]);
  });
