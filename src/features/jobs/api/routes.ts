import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { allow, NOT_ALLOWED } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env, Me } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { needsOf } from '#api/jobRights.ts';
import { findJob, type JobRow, jobOf, noteSeen, openJobs, stopJob, undoJob } from '#api/jobs.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { jobList, oneJob } from '#features/jobs/contract.ts';

const idParam = valid('param', z.object({ id: z.string().max(60) }));

/** A key for some areas follows what goes on in those. */
const mayFollow = ({ key, ability }: Me, job: JobRow) =>
  !key?.areas.length || ability.can('read', needsOf(job).subject);

async function ownJob(c: Context<Env>, id: string): Promise<JobRow> {
  const me = whoAsks(c);
  const job = await findJob(c.var.deps.db, id, me.id);
  if (!job || !mayFollow(me, job)) throw notFound();
  return job;
}

/** Anybody may follow the work they began themselves; beginning it and taking it back need a permission. */
export const jobRoutes = new Hono<Env>()
  .get(
    '/api/jobs',
    allow('staff'),
    says('Jobs', 'The own long work that goes on, or whose end was not seen', { 200: jobList }),
    async (c) => {
      const me = whoAsks(c);
      const found = (await openJobs(c.var.deps, me.id)).filter((job) => mayFollow(me, job));
      return c.json({ jobs: found.map(jobOf) });
    },
  )
  .get('/api/jobs/:id', allow('staff'), says('Jobs', 'Follow long work', { 200: oneJob }), idParam, async (c) => {
    return c.json({ job: jobOf(await ownJob(c, c.req.valid('param').id)) });
  })
  .post(
    '/api/jobs/:id/undo',
    allow('staff'),
    says('Jobs', 'Take back what long work did', { 200: oneJob }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const job = await ownJob(c, c.req.valid('param').id);
      // Rights may have been taken away since.
      const { action, subject } = needsOf(job);
      if (!whoAsks(c).ability.can(action, subject)) throw new Refusal(403, NOT_ALLOWED);
      const undo = await undoJob(deps, doerOf(c), job);
      if (!undo) throw new Refusal(409, 'This cannot be taken back, or it was already.');
      return c.json({ job: jobOf(undo) });
    },
  )
  .post(
    '/api/jobs/:id/stop',
    allow('staff'),
    says('Jobs', 'Stop long work where it is', { 200: oneJob }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const job = await ownJob(c, c.req.valid('param').id);
      await stopJob(deps, job);
      const stopped = await findJob(deps.db, job.id, whoAsks(c).id);
      if (!stopped) throw notFound();
      return c.json({ job: jobOf(stopped) });
    },
  )
  .post(
    '/api/jobs/:id/seen',
    allow('staff'),
    says('Jobs', 'Say that the end of long work was seen', { 200: oneJob }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const job = await ownJob(c, c.req.valid('param').id);
      await noteSeen(deps, job);
      return c.json({ job: jobOf(job) });
    },
  );
