import { max } from 'drizzle-orm';
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
import { readTree } from './categories.ts';
import { matchQuestions } from './queries.ts';
import { questions } from './tables.ts';

defineBulkJobs();

export const questionBulkRoutes = new Hono<Env>().post(
  '/api/questions/bulk',
  can('manage', 'Question'),
  says('Questions', 'Change many questions at once', { 200: oneJob }),
  valid('json', questionBulk),
  async (c) => {
    const { deps } = c.var;
    const { action, ids, match, ...params } = c.req.valid('json');
    if ('categoryId' in params && params.categoryId !== null && !(await readTree(deps.db)).get(params.categoryId)) {
      throw badInput({ categoryId: ['There is no such category.'] });
    }
    const chosen = ids && [...new Set(ids)].sort((a, b) => a - b);
    const total = chosen
      ? chosen.length
      : await deps.db.$count(questions, await matchQuestions(deps.db, match ?? { q: '' }));
    // What is made while it runs, its own copies first of all, is none of its business.
    const [last] = await deps.db.select({ id: max(questions.id) }).from(questions);
    const which = chosen ? { ids: chosen } : { match, until: last?.id ?? 0 };
    const job = await startJob(deps, doerOf(c), {
      kind: `questions-${action}`,
      params: { ...params, ...which },
      total,
    });
    return c.json({ job: jobOf(job) });
  },
);
