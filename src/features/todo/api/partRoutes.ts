import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { idGiven, idInBody } from '#api/idGiven.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { id } from '#contract/ids.ts';
import {
  newSubtask,
  newTag,
  oneTag,
  oneTask,
  scopeQuery,
  subtaskChange,
  tagChange,
  tagList,
  tagNamed,
} from '#features/todo/contract.ts';
import { scope } from '#features/todo/listContract.ts';
import { readTask } from './one.ts';
import { reachOf } from './reach.ts';
import { addStep, changeStep, removeStep } from './steps.ts';
import { addTag, changeTag, listTags, readTag, removeTag } from './tags.ts';
import { peopleOf, tellTodos } from './tell.ts';

const steps = new Hono<Env>()
  .post(
    '/apps/todo/add-subtask',
    can('manage', 'Todo'),
    says('To-do', 'Add a step to a task', { 201: oneTask }),
    valid('query', scopeQuery),
    valid('json', newSubtask),
    async (c) => {
      const { deps } = c.var;
      const reach = reachOf(c, c.req.valid('query').scope);
      const row = await deps.db.transaction((tx) => addStep(tx, reach, c.req.valid('json'), deps.clock()));
      await tellTodos(deps, peopleOf(row), [row.id]);
      return c.json({ task: await readTask(deps.db, row.id) }, 201);
    },
  )
  .post(
    '/apps/todo/update-subtask',
    can('manage', 'Todo'),
    says('To-do', 'Rename, tick or move a step', { 200: oneTask }),
    valid('query', scopeQuery),
    valid('json', subtaskChange),
    async (c) => {
      const { deps } = c.var;
      const reach = reachOf(c, c.req.valid('query').scope);
      const row = await deps.db.transaction((tx) => changeStep(tx, reach, c.req.valid('json'), deps.clock()));
      await tellTodos(deps, peopleOf(row), [row.id]);
      return c.json({ task: await readTask(deps.db, row.id) });
    },
  )
  .delete(
    '/apps/todo/delete-subtask',
    can('manage', 'Todo'),
    says('To-do', 'Remove a step', { 200: oneTask.extend({ id: z.number() }) }),
    valid('query', z.object({ id: z.optional(id), scope })),
    idInBody,
    async (c) => {
      const { deps } = c.var;
      const query = c.req.valid('query');
      const reach = reachOf(c, query.scope);
      const stepId = await idGiven(c, query.id);
      const row = await deps.db.transaction((tx) => removeStep(tx, reach, stepId, deps.clock()));
      await tellTodos(deps, peopleOf(row), [row.id]);
      return c.json({ id: stepId, task: await readTask(deps.db, row.id) });
    },
  );

const tags = new Hono<Env>()
  .get('/apps/todo/tags', can('read', 'Todo'), says('To-do', 'List one’s tags', { 200: tagList }), async (c) =>
    c.json({ tags: await listTags(c.var.deps.db, whoAsks(c).id) }),
  )
  .post(
    '/apps/todo/tags',
    can('manage', 'Todo'),
    says('To-do', 'Make a tag', { 201: oneTag }),
    valid('json', newTag),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c).id;
      const { name, colour } = c.req.valid('json');
      await addTag(deps.db, me, name, colour, deps.clock());
      await tellTodos(deps, [me]);
      return c.json({ tag: await readTag(deps.db, me, name) }, 201);
    },
  )
  .patch(
    '/apps/todo/tags',
    can('manage', 'Todo'),
    says('To-do', 'Rename or recolour a tag', { 200: oneTag }),
    valid('json', tagChange),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c).id;
      const change = c.req.valid('json');
      const rows = await deps.db.transaction((tx) => changeTag(tx, me, change, deps.clock()));
      await tellTodos(deps, [...new Set([me, ...peopleOf(...rows)])]);
      return c.json({ tag: await readTag(deps.db, me, change.newName ?? change.name) });
    },
  )
  .delete(
    '/apps/todo/tags',
    can('manage', 'Todo'),
    says('To-do', 'Delete a tag; answers the tasks that had it', {
      200: tagNamed.extend({ ids: z.array(z.number()) }),
    }),
    valid('query', tagNamed),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c).id;
      const { name } = c.req.valid('query');
      const rows = await deps.db.transaction((tx) => removeTag(tx, me, name, deps.clock()));
      await tellTodos(deps, [...new Set([me, ...peopleOf(...rows)])]);
      return c.json({ name, ids: rows.map((row) => row.id) });
    },
  );

export const todoPartRoutes = new Hono<Env>().route('/', steps).route('/', tags);
