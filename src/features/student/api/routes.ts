import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { tellDashboards } from '#api/dashboardNews.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { idGiven, idInBody, idInQuery } from '#api/idGiven.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id } from '#contract/ids.ts';
import {
  answerBody,
  answerSaved,
  flagBody,
  flagSaved,
  homeQuery,
  onePractice,
  practiceBody,
  practicePage,
  practiceQuery,
  studentCategories,
  studentHome,
} from '#features/student/contract.ts';
import { flagItem, handIn, saveAnswer } from './answering.ts';
import { practiceCategories, readTree } from './categories.ts';
import { readHome } from './home.ts';
import { leavePractice, listPractices, readPractice, startPractice } from './practices.ts';

const AREA = 'Student';
const student = can('read', 'Student');
const one = valid('param', z.object({ id }));
const oneItem = valid('param', z.object({ id, position: id }));

/** Everything here is about whoever asks: another person's practice is not there. */
export const studentRoutes = new Hono<Env>()
  .get(
    '/api/student/home',
    student,
    says(AREA, 'What the start page shows', { 200: studentHome }),
    valid('query', homeQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      return c.json(await readHome(db, whoAsks(c).id, clock(), c.req.valid('query').offset));
    },
  )
  .get(
    '/api/student/categories',
    student,
    says(AREA, 'Categories to practise', { 200: studentCategories }),
    async (c) => {
      const { db } = c.var.deps;
      return c.json(await practiceCategories(db, await readTree(db)));
    },
  )
  .get(
    '/api/student/practices',
    student,
    says(AREA, 'List own practices, newest first', { 200: practicePage }),
    valid('query', practiceQuery),
    async (c) => c.json(await listPractices(c.var.deps.db, whoAsks(c).id, c.req.valid('query'))),
  )
  .post(
    '/api/student/practices',
    student,
    says(AREA, 'Begin a practice', { 201: onePractice }),
    valid('json', practiceBody),
    async (c) => {
      const { db, bus, clock } = c.var.deps;
      const me = whoAsks(c);
      const made = await startPractice(db, me.id, c.req.valid('json'), clock());
      await bus.publish({ people: [me.id], topic: 'student', ids: [made] });
      await tellDashboards(c.var.deps, 'practice');
      return c.json({ practice: await readPractice(db, me.id, made) }, 201);
    },
  )
  .delete(
    '/api/student/practices',
    student,
    says(AREA, 'Leave an open practice', { 200: idAnswer }),
    idInQuery,
    idInBody,
    async (c) => {
      const { db, bus } = c.var.deps;
      const me = whoAsks(c);
      const left = await idGiven(c, c.req.valid('query').id);
      await leavePractice(db, me.id, left);
      await bus.publish({ people: [me.id], topic: 'student', ids: [left] });
      return c.json({ id: left });
    },
  )
  .get(
    '/api/student/practices/:id',
    student,
    says(
      AREA,
      'One practice',
      { 200: onePractice },
      'What is right, feedback and scores are in it once it is handed in, never before.',
    ),
    one,
    async (c) => c.json({ practice: await readPractice(c.var.deps.db, whoAsks(c).id, c.req.valid('param').id) }),
  )
  .put(
    '/api/student/practices/:id/answers/:position',
    student,
    says(
      AREA,
      'Save an answer',
      { 200: answerSaved },
      'By kind: `{ choice }`, `{ choices }`, `{ value }`, `{ text }`, `{ pairs }`, `{ order }`; null takes it back. Numbers are the keys of what was shown.',
    ),
    oneItem,
    valid('json', answerBody),
    async (c) => {
      const { db, clock } = c.var.deps;
      const { id: practiceId, position } = c.req.valid('param');
      return c.json(await saveAnswer(db, whoAsks(c).id, practiceId, position, c.req.valid('json').answer, clock()));
    },
  )
  .put(
    '/api/student/practices/:id/answers/:position/flag',
    student,
    says(AREA, 'Flag a question to come back to', { 200: flagSaved }),
    oneItem,
    valid('json', flagBody),
    async (c) => {
      const { id: practiceId, position } = c.req.valid('param');
      const { flagged } = c.req.valid('json');
      return c.json(await flagItem(c.var.deps.db, whoAsks(c).id, practiceId, position, flagged));
    },
  )
  .post(
    '/api/student/practices/:id/submit',
    student,
    says(AREA, 'Hand in', { 200: onePractice }, 'Grades and closes the practice. Sent again it answers the same.'),
    one,
    async (c) => {
      const { db, bus, clock } = c.var.deps;
      const me = whoAsks(c);
      const { id: practiceId } = c.req.valid('param');
      const graded = await handIn(db, me.id, practiceId, clock());
      if (graded) await bus.publish({ people: [me.id], topic: 'student', ids: [practiceId] });
      if (graded) await bus.publish({ people: 'staff', topic: 'results', ids: [practiceId] });
      if (graded) await tellDashboards(c.var.deps, 'practice');
      return c.json({ practice: await readPractice(db, me.id, practiceId) });
    },
  );
