import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { idGiven, idInBody, idInQuery } from '#api/idGiven.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  newQuestion,
  oneQuestion,
  oneVersion,
  questionChange,
  questionCounts,
  questionPage,
  restoreBody,
  versionList,
} from '#features/questions/contract.ts';
import { questionQuery } from '#features/questions/listContract.ts';
import { countQuestions, listQuestions, listVersions, readQuestion, readVersion } from './queries.ts';
import { addQuestion, deleteQuestion, restoreVersion, saveQuestion } from './save.ts';
import { tellQuestions } from './tell.ts';

const idParam = valid('param', z.object({ id: idSchema }));

export const questionRoutes = new Hono<Env>()
  .get(
    '/api/questions',
    can('read', 'Question'),
    says('Questions', 'List the question bank', { 200: questionPage }),
    valid('query', questionQuery),
    async (c) => {
      return c.json(await listQuestions(c.var.deps.db, c.req.valid('query'), c.var.deps.clock()));
    },
  )
  .post(
    '/api/questions',
    can('manage', 'Question'),
    says('Questions', 'Add a question; with the same key again it answers what was stored', {
      200: oneQuestion,
      201: oneQuestion,
    }),
    valid('json', newQuestion),
    async (c) => {
      const { deps } = c.var;
      const added = await deps.db.transaction((tx) => addQuestion(tx, whoAsks(c), doerOf(c), c.req.valid('json')));
      await tellQuestions(deps, [added.id]);
      return c.json({ question: await readQuestion(deps.db, added.id) }, added.isNew ? 201 : 200);
    },
  )
  .delete(
    '/api/questions',
    can('manage', 'Question'),
    says('Questions', 'Delete a question with its versions', { 200: idAnswer }),
    idInQuery,
    idInBody,
    async (c) => {
      const { deps } = c.var;
      const id = await idGiven(c, c.req.valid('query').id);
      await deps.db.transaction((tx) => deleteQuestion(tx, doerOf(c), id));
      await tellQuestions(deps, [id]);
      return c.json({ id });
    },
  )
  .get(
    '/api/questions/counts',
    can('read', 'Question'),
    says('Questions', 'Count questions by status', { 200: questionCounts }),
    async (c) => {
      return c.json(await countQuestions(c.var.deps.db));
    },
  )
  .get(
    '/api/questions/:id',
    can('read', 'Question'),
    says('Questions', 'Read a question', { 200: oneQuestion }),
    idParam,
    async (c) => {
      return c.json({ question: await readQuestion(c.var.deps.db, c.req.valid('param').id) });
    },
  )
  .put(
    '/api/questions/:id',
    can('manage', 'Question'),
    says('Questions', 'Save a question as a new version', { 200: oneQuestion }),
    idParam,
    valid('json', questionChange),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { version, ...body } = c.req.valid('json');
      await deps.db.transaction((tx) => saveQuestion(tx, whoAsks(c), doerOf(c), id, version, body));
      await tellQuestions(deps, [id]);
      return c.json({ question: await readQuestion(deps.db, id) });
    },
  )
  .get(
    '/api/questions/:id/versions',
    can('read', 'Question'),
    says('Questions', 'List the versions of a question', { 200: versionList }),
    idParam,
    async (c) => {
      return c.json({ versions: await listVersions(c.var.deps.db, c.req.valid('param').id) });
    },
  )
  .get(
    '/api/questions/:id/versions/:version',
    can('read', 'Question'),
    says('Questions', 'Read one version of a question', { 200: oneVersion }),
    valid('param', z.object({ id: idSchema, version: idSchema })),
    async (c) => {
      const { id, version } = c.req.valid('param');
      return c.json({ version: await readVersion(c.var.deps.db, id, version) });
    },
  )
  .post(
    '/api/questions/:id/restore',
    can('manage', 'Question'),
    says('Questions', 'Take an old version back, as a new one', { 200: oneQuestion }),
    idParam,
    valid('json', restoreBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { version } = c.req.valid('json');
      await deps.db.transaction((tx) => restoreVersion(tx, whoAsks(c), doerOf(c), id, version));
      await tellQuestions(deps, [id]);
      return c.json({ question: await readQuestion(deps.db, id) });
    },
  );
