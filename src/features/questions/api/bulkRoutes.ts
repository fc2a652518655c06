import { Hono } from 'hono';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput } from '#api/errors.ts';
import { jobOf, startJob } from '#api/jobs.ts';
import { valid } from '#api/valid.ts';
import { oneJob } from '#features/jobs/contract.ts';
import { questionBulk } from '#features/questions/contract.ts';
import { defineBulkJobs } from './bulk.ts';
import { chosenRows } from './bulkRows.ts';
import { readTree } from './categories.ts';

defineBulkJobs();

export const questionBulkRoutes = new Hono<Env>().post(
  '/api/questions/bulk',
  can('manage', 'Question'),
  says('Questions', 'Change many questions at once; with the same key again it answers what was done', { 200: oneJob }),
  valid('json', questionBulk),
  async (c) => {
    const { deps } = c.var;
    const { action, ids, match, key, ...params } = c.req.valid('json');
    if ('categoryId' in params && params.categoryId !== null && !(await readTree(deps.db)).get(params.categoryId)) {
      throw badInput({ categoryId: ['There is no such category.'] });
    }
    const doer = doerOf(c);
    const { params: which, total } = await chosenRows(deps.db, { ids, match }, doer.at);
    const job = await startJob(deps, doer, {
      kind: `questions-${action}`,
      params: { ...params, ...which },
      total,
      key,
    });
    return c.json({ job: jobOf(job) });
  },
);
