import { count } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { jobOf, startJob } from '#api/jobs.ts';
import { whoAsks } from '#api/me.ts';
import { readGiver, refuseUnknownRoles } from '#api/roleRules.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import { oneJob } from '#features/jobs/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { holderChange, holdersBulk, holdersPage, oneHolder } from '#features/permissions/contract.ts';
import { holdersQuery } from '#features/permissions/listContract.ts';
import { chosenHolders } from './bulk.ts';
import { changeHolder } from './giving.ts';
import { listHolders, readHolder } from './holders.ts';
import { inLine } from './inLine.ts';
import { tellHolders } from './tell.ts';

export const holderRoutes = new Hono<Env>()
  .get(
    '/api/roles/people',
    can('read', 'Permission'),
    says('Roles', 'Client accounts and the roles they hold', { 200: holdersPage }),
    valid('query', holdersQuery),
    async (c) => {
      const { db } = c.var.deps;
      return c.json(await listHolders(db, await readGiver(db, whoAsks(c).id), c.req.valid('query')));
    },
  )
  .post(
    '/api/roles/people/bulk',
    can('manage', 'Permission'),
    says(
      'Roles',
      'Give a role to many, or take it from them',
      { 201: oneJob },
      'The work goes on after the answer: follow it with `/api/jobs/:id`.',
    ),
    valid('json', holdersBulk),
    async (c) => {
      const { deps } = c.var;
      const { action, ...params } = c.req.valid('json');
      await refuseUnknownRoles(deps.db, [params.role], 'role');
      const [counted] = await deps.db.select({ total: count() }).from(people).where(chosenHolders(params));
      const total = Number(counted?.total ?? 0);
      const job = await startJob(deps, doerOf(c), { kind: `permissions-${action}`, params, total });
      return c.json({ job: jobOf(job) }, 201);
    },
  )
  .get(
    '/api/roles/people/:id',
    can('read', 'Permission'),
    says('Roles', 'The roles of one person', { 200: oneHolder }),
    valid('param', z.object({ id: idSchema })),
    async (c) => {
      const { db } = c.var.deps;
      return c.json({ person: await readHolder(db, await readGiver(db, whoAsks(c).id), c.req.valid('param').id) });
    },
  )
  .post(
    '/api/roles/people/:id',
    can('manage', 'Permission'),
    says('Roles', 'Give roles to somebody or take them', { 200: oneHolder }, 'It holds at once, on open pages too.'),
    valid('param', z.object({ id: idSchema })),
    valid('json', holderChange),
    async (c) => {
      const { id } = c.req.valid('param');
      const person = await inLine(c, async (tx, doer, giver) => {
        await changeHolder(tx, doer, giver, id, c.req.valid('json'));
        return readHolder(tx, giver, id);
      });
      await tellHolders(c.var.deps, [id]);
      return c.json({ person });
    },
  );
