import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { idGiven, idInBody, idInQuery } from '#api/idGiven.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  categoryBody,
  categoryChange,
  categoryDeleted,
  categoryList,
  oneCategory,
  tagList,
  tagQuery,
} from '#features/questions/contract.ts';
import { addCategory, changeCategory, deleteCategory, listCategories, readCategory } from './categories.ts';
import { listTags } from './tags.ts';
import { categorySubject, tellQuestions } from './tell.ts';

/** Mounted before the routes of one question: `categories` is no id. */
export const categoryRoutes = new Hono<Env>()
  .get(
    '/api/questions/tags',
    can('read', 'Question'),
    says('Questions', 'List the tags in use', { 200: tagList }),
    valid('query', tagQuery),
    async (c) => {
      return c.json({ tags: await listTags(c.var.deps.db, c.req.valid('query').q) });
    },
  )
  .get(
    '/api/questions/categories',
    can('read', 'Question'),
    says('Questions', 'List the categories', { 200: categoryList }),
    async (c) => {
      return c.json({ categories: await listCategories(c.var.deps.db) });
    },
  )
  .post(
    '/api/questions/categories',
    can('manage', 'Question'),
    says('Questions', 'Add a category', { 201: oneCategory }),
    valid('json', categoryBody),
    async (c) => {
      const { deps } = c.var;
      const body = c.req.valid('json');
      const id = await deps.db.transaction(async (tx) => {
        const made = await addCategory(tx, body, deps.clock());
        await record(tx, doerOf(c), [
          { action: 'category-added', subject: categorySubject({ id: made, name: body.name }) },
        ]);
        return made;
      });
      await tellQuestions(deps);
      return c.json({ category: await readCategory(deps.db, id) }, 201);
    },
  )
  .patch(
    '/api/questions/categories/:id',
    can('manage', 'Question'),
    says('Questions', 'Rename or move a category', { 200: oneCategory }),
    valid('param', z.object({ id: idSchema })),
    valid('json', categoryChange),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const change = c.req.valid('json');
      await deps.db.transaction(async (tx) => {
        const { before, after } = await changeCategory(tx, id, change);
        if (before.name === after.name && before.parentId === after.parentId) return;
        const renamed = before.name === after.name ? {} : { from: before.name, to: after.name };
        const detail = { ...renamed, ...(before.parentId === after.parentId ? {} : { moved: true }) };
        await record(tx, doerOf(c), [{ action: 'category-changed', subject: categorySubject(after), detail }]);
      });
      await tellQuestions(deps);
      return c.json({ category: await readCategory(deps.db, id) });
    },
  )
  .delete(
    '/api/questions/categories',
    can('manage', 'Question'),
    says('Questions', 'Delete a category; what is in it goes to its parent', { 200: categoryDeleted }),
    idInQuery,
    idInBody,
    async (c) => {
      const { deps } = c.var;
      const id = await idGiven(c, c.req.valid('query').id);
      const { questions, categories } = await deps.db.transaction(async (tx) => {
        const done = await deleteCategory(tx, id);
        const detail = { questions: done.questions, categories: done.categories };
        await record(tx, doerOf(c), [
          { action: 'category-deleted', subject: categorySubject({ id, name: done.gone.name }), detail },
        ]);
        return done;
      });
      await tellQuestions(deps);
      return c.json({ id, questions, categories });
    },
  );
