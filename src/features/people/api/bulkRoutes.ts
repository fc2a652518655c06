import { Hono } from 'hono';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { jobOf, startJob } from '#api/jobs.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { oneJob } from '#features/jobs/contract.ts';
import { peopleBulk } from '#features/people/contract.ts';
import { countChosen } from './bulk.ts';
import { refuseAdmin } from './rules.ts';

export const peopleBulkRoutes = new Hono<Env>().post(
  '/api/people/bulk',
  can('manage', 'User'),
  says(
    'People',
    'Suspend, reactivate, delete or give a role to many',
    { 201: oneJob },
    'The work goes on after the answer: follow it with `/api/jobs/:id`. With the same key again it is the same work.',
  ),
  valid('json', peopleBulk),
  async (c) => {
    const { deps } = c.var;
    const { action, key, ...params } = c.req.valid('json');
    const me = whoAsks(c);
    refuseAdmin({ access: me.access, byKey: me.key !== null }, 'role' in params ? params.role : undefined);
    const doer = doerOf(c);
    const total = await countChosen(deps.db, params, doer.at);
    const job = await startJob(deps, doer, { kind: `people-${action}`, params, total, key });
    return c.json({ job: jobOf(job) }, 201);
  },
);
