import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { valid } from '#api/valid.ts';
import { id } from '#contract/ids.ts';
import { newTask, oneTask, scopeQuery, taskList, todoCounts, updateTask } from '#features/todo/contract.ts';
import { todoMatch, todoQuery } from '#features/todo/listContract.ts';
import { binTask } from './bin.ts';
import { findTask, readTask, taskGiven, taskInBody, taskInQuery } from './one.ts';
import { countTasks, listTasks } from './queries.ts';
import { reachOf } from './reach.ts';
import { addTask, changeTask } from './save.ts';
import { peopleOf, tellAssigned, tellTodos } from './tell.ts';

/** The calls of the specification, and what the page needs beside them. */
export const todoRoutes = new Hono<Env>()
  .get(
    '/apps/todo/tasks',
    can('read', 'Todo'),
    says(
      'To-do',
      'List tasks',
      { 200: taskList },
      'One’s own and those given to one; `scope=everyone` takes the permission to manage others’ tasks.',
    ),
    valid('query', todoQuery),
    async (c) => {
      const ask = c.req.valid('query');
      const { db, clock } = c.var.deps;
      return c.json(await listTasks(db, reachOf(c, ask.scope), ask, clock()));
    },
  )
  .get(
    '/apps/todo/tasks/:id',
    can('read', 'Todo'),
    says('To-do', 'Read a task', { 200: oneTask }),
    valid('param', z.object({ id })),
    valid('query', scopeQuery),
    async (c) => {
      const reach = reachOf(c, c.req.valid('query').scope);
      return c.json({ task: await findTask(c.var.deps.db, reach, c.req.valid('param').id) });
    },
  )
  .get(
    '/apps/todo/counts',
    can('read', 'Todo'),
    says('To-do', 'Count tasks by filter and tag', { 200: todoCounts }),
    valid('query', todoMatch),
    async (c) => {
      const ask = c.req.valid('query');
      const { db, clock } = c.var.deps;
      return c.json(await countTasks(db, reachOf(c, ask.scope), ask, clock()));
    },
  )
  .post(
    '/apps/todo/add-tasks',
    can('manage', 'Todo'),
    says('To-do', 'Add a task; with the same key again it is added once', { 201: oneTask }),
    valid('json', newTask),
    async (c) => {
      const { deps } = c.var;
      const reach = reachOf(c, 'own');
      const { task, key } = c.req.valid('json');
      const { row, isNew } = await deps.db.transaction((tx) => addTask(tx, reach, task, key, deps.clock()));
      if (isNew) {
        await tellTodos(deps, peopleOf(row), [row.id]);
        await tellAssigned(deps, reach, row);
      }
      return c.json({ task: await readTask(deps.db, row.id) }, 201);
    },
  )
  .post(
    '/apps/todo/update-task',
    can('manage', 'Todo'),
    says('To-do', 'Change a task; what is left out stays', { 200: oneTask }),
    valid('query', scopeQuery),
    valid('json', updateTask),
    async (c) => {
      const { deps } = c.var;
      const reach = reachOf(c, c.req.valid('query').scope);
      const { task, version } = c.req.valid('json');
      const { before, after } = await deps.db.transaction((tx) => changeTask(tx, reach, task, version, deps.clock()));
      await tellTodos(deps, peopleOf(before, after), [after.id]);
      if (before.assigneeId !== after.assigneeId) await tellAssigned(deps, reach, after);
      return c.json({ task: await readTask(deps.db, after.id) });
    },
  )
  .delete(
    '/apps/todo/delete-task',
    can('manage', 'Todo'),
    says('To-do', 'Move a task to the bin', { 200: oneTask.extend({ id: z.number(), taskId: z.number() }) }),
    taskInQuery,
    taskInBody,
    async (c) => {
      const { deps } = c.var;
      const query = c.req.valid('query');
      const reach = reachOf(c, query.scope);
      const taskId = await taskGiven(c, query);
      const row = await deps.db.transaction((tx) => binTask(tx, reach, taskId, deps.clock()));
      await tellTodos(deps, peopleOf(row), [taskId]);
      return c.json({ id: taskId, taskId, task: await readTask(deps.db, taskId) });
    },
  );
