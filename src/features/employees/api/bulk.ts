import { inArray, sql } from 'drizzle-orm';
import { type Deed, record } from '#api/audit.ts';
import { defineJob, type StepContext } from '#api/jobs.ts';
import { EMAIL_TAKEN } from '#features/employees/choices.ts';
import type { EmployeeStatus } from '#features/employees/listContract.ts';
import { goneOf, lockRows, nextRows, problemOf, type StoredEmployee } from './bulkRows.ts';
import { employees } from './tables.ts';
import { employeeSubject, tellEmployees } from './tell.ts';

const CHANGED_SINCE = 'This row was changed since.';

async function setStatuses({ tx, doer }: StepContext, changes: { row: StoredEmployee; to: EmployeeStatus }[]) {
  if (changes.length === 0) return;
  const values = JSON.stringify(changes.map(({ row, to }) => ({ id: row.id, status: to })));
  await tx.execute(sql`
    UPDATE employees SET status = v.status, version = version + 1, changed_at = ${doer.at.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${values}::jsonb) AS v(id int, status smallint) WHERE employees.id = v.id`);
  const deeds = changes.map(
    ({ row }): Deed => ({ action: 'employee-changed', subject: employeeSubject(row), detail: { fields: ['status'] } }),
  );
  await record(tx, doer, deeds);
}

defineJob('employees-status', {
  async step(context) {
    const to = context.job.params.status as EmployeeStatus;
    const { rows, gone, done, next } = await nextRows(context);
    const others = rows.filter((row) => row.status !== to);
    const same = rows.filter((row) => row.status === to);
    await setStatuses(
      context,
      others.map((row) => ({ row, to })),
    );
    const problems = same.map((row) => problemOf(row, 'This row has this status already.'));
    const before = others.map((row) => ({
      subjectId: row.id,
      before: { status: row.status, version: row.version + 1 },
    }));
    return { done, changed: others.length, problems: [...gone, ...problems], before, next };
  },
  async undo(context, befores) {
    const ids = befores.map((one) => one.subjectId);
    const rows = await lockRows(context.tx, ids);
    const was = new Map(befores.map(({ subjectId, before }) => [subjectId, before]));
    const untouched = rows.filter((row) => row.version === was.get(row.id)?.version);
    const changed = rows.filter((row) => !untouched.includes(row)).map((row) => problemOf(row, CHANGED_SINCE));
    await setStatuses(
      context,
      untouched.map((row) => ({ row, to: was.get(row.id)?.status as EmployeeStatus })),
    );
    const problems = [...goneOf(ids, rows), ...changed];
    return { done: ids.length, changed: untouched.length, problems, next: null };
  },
  after: (deps) => tellEmployees(deps),
});

/** What was in a deleted row, for putting it back. */
const keptOf = ({ search: _s, nameKey: _n, postKey: _p, emailKey: _e, cityKey: _c, ...row }: StoredEmployee) => ({
  ...row,
  changedAt: row.changedAt.toISOString(),
});

defineJob('employees-delete', {
  async step(context) {
    const { tx, doer } = context;
    const { rows, gone, done, next } = await nextRows(context);
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await tx.delete(employees).where(inArray(employees.id, ids));
    const deeds = rows.map((row): Deed => ({ action: 'employee-deleted', subject: employeeSubject(row) }));
    await record(tx, doer, deeds);
    const before = rows.map((row) => ({ subjectId: row.id, before: keptOf(row) }));
    return { done, changed: rows.length, problems: gone, before, next };
  },
  /** The same rows under their old ids; one whose email somebody else has by now stays away. */
  async undo({ tx, doer }, befores) {
    const rows = befores.map(({ before }) => before as unknown as ReturnType<typeof keptOf>);
    const back = await tx
      .insert(employees)
      .values(rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) })))
      .onConflictDoNothing()
      .returning();
    const deeds = back.map(
      (row): Deed => ({ action: 'employee-added', subject: employeeSubject(row), detail: { undo: true } }),
    );
    await record(tx, doer, deeds);
    const there = new Set(back.map((row) => row.id));
    const problems = rows
      .filter((row) => !there.has(row.id))
      .map((row) => ({ id: row.id, name: row.fullName, reason: EMAIL_TAKEN }));
    return { done: rows.length, changed: back.length, problems, next: null };
  },
  after: (deps) => tellEmployees(deps),
});
