import { inArray, type SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { idGiven, idInBody, idInQuery } from '#api/idGiven.ts';
import { jobOf, startJob } from '#api/jobs.ts';
import { sendTable, TABLE } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id } from '#contract/ids.ts';
import {
  employeeBody,
  employeeBulk,
  employeeChange,
  employeeChoices,
  employeeExport,
  employeeExportBody,
  employeeList,
  employeePage,
  oneEmployee,
} from '#features/employees/contract.ts';
import { type EmployeeQuery, employeeQuery } from '#features/employees/listContract.ts';
import { oneJob } from '#features/jobs/contract.ts';
import './bulk.ts';
import { chosenRows } from './bulkRows.ts';
import { EXPORT_HEADINGS, exportPages } from './export.ts';
import { firstEmployees, listEmployees, matchEmployees, oneEmployeeOf, readChoices } from './queries.ts';
import { addEmployee, changeEmployee, deleteEmployee } from './save.ts';
import { employees } from './tables.ts';
import { tellEmployees } from './tell.ts';

interface Asked extends Pick<EmployeeQuery, 'sort' | 'sortColumn'> {
  format: 'csv' | 'xlsx';
  where: SQL | undefined;
  detail: Record<string, unknown>;
}

async function sendExport(c: Context<Env>, { format, where, sort, sortColumn, detail }: Asked) {
  const { db } = c.var.deps;
  const subject = { type: 'list', id: null, name: 'employees' } as const;
  await record(db, doerOf(c), [{ action: 'employees-exported', subject, detail: { format, ...detail } }]);
  const pages = exportPages(db, where, { sort, sortColumn });
  return sendTable(c, { name: 'employees', format, headings: EXPORT_HEADINGS, pages });
}

export const employeeRoutes = new Hono<Env>()
  .get(
    '/api/datatables/initial-data',
    can('read', 'DataTable'),
    says('Data table', 'The first thousand employees', { 200: employeeList }),
    async (c) => c.json(await firstEmployees(c.var.deps.db)),
  )
  .get(
    '/api/datatables/data',
    can('read', 'DataTable'),
    says('Data table', 'List employees', { 200: employeePage }, '`invoices` holds the rows of the page.'),
    valid('query', employeeQuery),
    async (c) => c.json(await listEmployees(c.var.deps.db, c.req.valid('query'), c.var.deps.clock())),
  )
  .get(
    '/api/datatables/choices',
    can('read', 'DataTable'),
    says('Data table', 'The posts and cities there are', { 200: employeeChoices }),
    async (c) => c.json(await readChoices(c.var.deps.db)),
  )
  .get(
    '/api/datatables/employees/:id',
    can('read', 'DataTable'),
    says('Data table', 'One employee', { 200: oneEmployee }),
    valid('param', z.object({ id })),
    async (c) => c.json({ employee: await oneEmployeeOf(c.var.deps.db, c.req.valid('param').id) }),
  )
  .post(
    '/api/datatables/employees',
    can('manage', 'DataTable'),
    says('Data table', 'Add an employee', { 201: oneEmployee }),
    valid('json', employeeBody),
    async (c) => {
      const { deps } = c.var;
      const employee = await addEmployee(deps.db, doerOf(c), c.req.valid('json'));
      await tellEmployees(deps, [employee.id]);
      return c.json({ employee }, 201);
    },
  )
  .patch(
    '/api/datatables/employees/:id',
    can('manage', 'DataTable'),
    says('Data table', 'Change some fields of an employee', { 200: oneEmployee }, 'Answers 409 when the row is newer.'),
    valid('param', z.object({ id })),
    valid('json', employeeChange),
    async (c) => {
      const { deps } = c.var;
      const employee = await changeEmployee(deps.db, doerOf(c), c.req.valid('param').id, c.req.valid('json'));
      await tellEmployees(deps, [employee.id]);
      return c.json({ employee });
    },
  )
  .delete(
    '/api/datatables/employees',
    can('manage', 'DataTable'),
    says('Data table', 'Delete an employee', { 200: idAnswer }),
    idInQuery,
    idInBody,
    async (c) => {
      const { deps } = c.var;
      const given = await idGiven(c, c.req.valid('query').id);
      await deleteEmployee(deps.db, doerOf(c), given);
      await tellEmployees(deps, [given]);
      return c.json({ id: given });
    },
  )
  .post(
    '/api/datatables/bulk',
    can('manage', 'DataTable'),
    says('Data table', 'Delete many, or give many a status; with the same key again it answers what was done', {
      201: oneJob,
    }),
    valid('json', employeeBulk),
    async (c) => {
      const { deps } = c.var;
      const { action, ids, match, key, ...more } = c.req.valid('json');
      const doer = doerOf(c);
      const { params, total } = await chosenRows(deps.db, { ids, match }, doer.at);
      const job = await startJob(deps, doer, {
        kind: `employees-${action}`,
        params: { ...more, ...params },
        total,
        key,
      });
      return c.json({ job: jobOf(job) }, 201);
    },
  )
  .get(
    '/api/datatables/export',
    can('read', 'DataTable'),
    says('Data table', 'Download employees as CSV or XLSX', TABLE, 'Takes what the list takes.'),
    valid('query', employeeExport),
    (c) => {
      const { format, sort, sortColumn, ...match } = c.req.valid('query');
      const where = matchEmployees(match, c.var.deps.clock());
      return sendExport(c, { format, sort, sortColumn, where, detail: { match } });
    },
  )
  .post(
    '/api/datatables/export',
    can('read', 'DataTable'),
    says('Data table', 'Download employees as CSV or XLSX, by id', TABLE, 'Takes up to 10,000 ids.'),
    valid('json', employeeExportBody),
    (c) => {
      const { ids, ...how } = c.req.valid('json');
      return sendExport(c, { ...how, where: inArray(employees.id, ids), detail: { chosen: ids.length } });
    },
  );
