import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { jobOf, startJob } from '#api/jobs.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id } from '#contract/ids.ts';
import { oneJob } from '#features/jobs/contract.ts';
import { emptied, moveBody, oneTask, scopeQuery, todoBulk } from '#features/todo/contract.ts';
import { emptyBin, purgeTask, restoreTask } from './bin.ts';
import { type BulkParams, chosenRows, defineTodoJobs } from './bulk.ts';
import { readTask, taskGiven, taskInBody, taskInQuery } from './one.ts';
import { moveTask } from './ranks.ts';
import { reachOf } from './reach.ts';
import { peopleOf, tellTodos } from './tell.ts';

defineTodoJobs();

/** Order, bin and many at once. */
export const moreTodoRoutes = new Hono<Env>()
  .post(
    '/apps/todo/move',
    can('manage', 'Todo'),
    says('To-do', 'Put a task before or after another one, in one’s own order', { 200: oneTask }),
    valid('json', moveBody),
    async (c) => {
      const { deps } = c.var;
      const { me } = reachOf(c, 'own');
      const move = c.req.valid('json');
      await deps.db.transaction((tx) => moveTask(tx, me.id, move));
      await tellTodos(deps, [me.id], [move.taskId]);
      return c.json({ task: await readTask(deps.db, move.taskId) });
    },
  )
  .post(
    '/apps/todo/restore-task',
    can('manage', 'Todo'),
    says('To-do', 'Bring a task back from the bin', { 200: oneTask }),
    valid('query', scopeQuery),
    valid('json', z.object({ taskId: id })),
    async (c) => {
      const { deps } = c.var;
      const reach = reachOf(c, c.req.valid('query').scope);
      const { taskId } = c.req.valid('json');
      const row = await deps.db.transaction((tx) => restoreTask(tx, reach, taskId, deps.clock()));
      await tellTodos(deps, peopleOf(row), [taskId]);
      return c.json({ task: await readTask(deps.db, taskId) });
    },
  )
  .delete(
    '/apps/todo/purge-task',
    can('manage', 'Todo'),
    says('To-do', 'Delete a task of the bin for ever', { 200: idAnswer }),
    taskInQuery,
    taskInBody,
    async (c) => {
      const { deps } = c.var;
      const query = c.req.valid('query');
      const reach = reachOf(c, query.scope);
      const taskId = await taskGiven(c, query);
      const row = await deps.db.transaction((tx) => purgeTask(tx, reach, taskId));
      await tellTodos(deps, peopleOf(row), [taskId]);
      return c.json({ id: taskId });
    },
  )
  .post(
    '/apps/todo/empty-bin',
    can('manage', 'Todo'),
    says('To-do', 'Delete all of one’s own tasks of the bin for ever', { 200: emptied }),
    async (c) => {
      const { deps } = c.var;
      const gone = await emptyBin(deps.db, reachOf(c, 'own'));
      await tellTodos(deps, peopleOf(...gone));
      return c.json({ deleted: gone.length });
    },
  )
  .post(
    '/apps/todo/bulk',
    can('manage', 'Todo'),
    says('To-do', 'Change many tasks at once', { 200: oneJob }),
    valid('query', scopeQuery),
    valid('json', todoBulk),
    async (c) => {
      const { deps } = c.var;
      const { action, ids, match, ...more } = c.req.valid('json');
      const scope = match ? match.scope : c.req.valid('query').scope;
      const { me, everyone } = reachOf(c, scope);
      const doer = doerOf(c);
      const chosen = await chosenRows(deps.db, { ids, match: match && { ...match, asker: me.id } }, doer.at);
      const how: BulkParams = { everyone, ...more };
      const params = { ...chosen.params, ...how };
      const job = await startJob(deps, doer, { kind: `todos-${action}`, params, total: chosen.total });
      return c.json({ job: jobOf(job) });
    },
  );
