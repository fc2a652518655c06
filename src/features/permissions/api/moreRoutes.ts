import { count } from 'drizzle-orm';
import { Hono } from 'hono';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { Refusal } from '#api/errors.ts';
import { jobOf, startJob } from '#api/jobs.ts';
import { whoAsks } from '#api/me.ts';
import { readGiver } from '#api/roleRules.ts';
import { sendTable, TABLE } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import { HIGHEST_ID } from '#contract/highestId.ts';
import { oneJob } from '#features/jobs/contract.ts';
import { permissionsBulk, permissionsExport, restored } from '#features/permissions/contract.ts';
import { defineRoleJobs } from './bulk.ts';
import { restorePermissions } from './changes.ts';
import { inLine } from './inLine.ts';
import { chosenPermissions, EXPORT_HEADINGS, exportPages } from './permissionRows.ts';
import { permissions } from './tables.ts';
import { tellRights } from './tell.ts';

defineRoleJobs();

/** What is done with many permissions at once. */
export const morePermissionRoutes = new Hono<Env>()
  .post(
    '/api/permissions/bulk',
    can('manage', 'Permission'),
    says(
      'Permissions',
      'Delete many permissions',
      { 201: oneJob },
      'The work goes on after the answer: follow it with `/api/jobs/:id`.',
    ),
    valid('json', permissionsBulk),
    async (c) => {
      const { deps } = c.var;
      const { action, ...params } = c.req.valid('json');
      const [counted] = await deps.db.select({ total: count() }).from(permissions).where(chosenPermissions(params));
      const total = Number(counted?.total ?? 0);
      const job = await startJob(deps, doerOf(c), { kind: `permissions-${action}`, params, total });
      return c.json({ job: jobOf(job) }, 201);
    },
  )
  .get(
    '/api/permissions/export',
    can('read', 'Permission'),
    says('Permissions', 'Download permissions as CSV or XLSX', TABLE, 'Takes what the list takes, or `ids`.'),
    valid('query', permissionsExport),
    async (c) => {
      const { db } = c.var.deps;
      const { format, ids, sort, sortColumn, ...match } = c.req.valid('query');
      const giver = await readGiver(db, whoAsks(c).id);
      const some = ids
        ?.split(',')
        .map(Number)
        .filter((one) => one <= HIGHEST_ID);
      await record(db, doerOf(c), [
        {
          action: 'permissions-exported',
          subject: { type: 'list', id: null, name: 'permissions' },
          detail: { format, ...(some ? { count: some.length } : { match }) },
        },
      ]);
      const pages = exportPages(db, giver, chosenPermissions(some ? { ids: some } : { match }), { sort, sortColumn });
      return sendTable(c, { name: 'permissions', format, headings: EXPORT_HEADINGS, pages });
    },
  )
  .post(
    '/api/permissions/restore',
    can('manage', 'Permission'),
    says('Permissions', 'Bring deleted standard permissions back', { 200: restored }),
    async (c) => {
      const { names, affected } = await inLine(c, (tx, doer, giver) => {
        // It can give somebody more than they have, themselves included.
        if (giver.access !== 'admin')
          throw new Refusal(403, 'Only an administrator can bring the standard permissions back.');
        return restorePermissions(tx, doer);
      });
      await tellRights(c.var.deps, affected);
      return c.json({ restored: names });
    },
  );
