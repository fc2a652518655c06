import { and, eq, inArray, or } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { pick } from 'zod/mini';
import { can } from '#api/access.ts';
import { doerOf, personSubject, record } from '#api/audit.ts';
import { listEntries } from '#api/auditList.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { endSessions, openSessionsOf } from '#api/sessions.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import { listBase } from '#contract/list.ts';
import { auditEntries as entries } from '#features/audit/api/tables.ts';
import { auditPage } from '#features/audit/contract.ts';
import { sessionList, sessionsEnded } from '#features/auth/contract.ts';
import { findPerson } from './person.ts';
import { judgeOf, readManager, refuse } from './rules.ts';

const idParam = valid('param', z.object({ id: idSchema }));
const pageQuery = valid('query', pick(listBase, { page: true, perPage: true }));

const NEWEST_FIRST = { q: '', sort: 'desc', sortColumn: 'at' } as const;
const about = (id: number) => and(eq(entries.subjectType, 'person'), eq(entries.subjectId, id));

/** What happened to one person and what they did: read from the audit log. */
export const historyRoutes = new Hono<Env>()
  .get(
    '/api/people/:id/sign-ins',
    can('manage', 'User'),
    says('People', 'When somebody signed in, and when it failed', { 200: auditPage }),
    idParam,
    pageQuery,
    async (c) => {
      const { db } = c.var.deps;
      const { id } = await findPerson(db, c.req.valid('param').id);
      const signIns = inArray(entries.action, ['signed-in', 'sign-in-failed']);
      return c.json(await listEntries(db, { ...NEWEST_FIRST, ...c.req.valid('query') }, [about(id), signIns]));
    },
  )
  .get(
    '/api/people/:id/activity',
    can('manage', 'User'),
    says('People', 'What somebody did, and what was done to them', { 200: auditPage }),
    idParam,
    pageQuery,
    async (c) => {
      const { db } = c.var.deps;
      const { id } = await findPerson(db, c.req.valid('param').id);
      const theirs = or(eq(entries.actorId, id), about(id));
      return c.json(await listEntries(db, { ...NEWEST_FIRST, ...c.req.valid('query') }, [theirs]));
    },
  )
  .get(
    '/api/people/:id/sessions',
    can('manage', 'User'),
    says('People', 'Where somebody is signed in', { 200: sessionList }),
    idParam,
    async (c) => {
      const { db, clock } = c.var.deps;
      const { id } = await findPerson(db, c.req.valid('param').id);
      return c.json({ sessions: await openSessionsOf(db, clock(), id, whoAsks(c).sessionId) });
    },
  )
  .delete(
    '/api/people/:id/sessions',
    can('manage', 'User'),
    says('People', 'Sign somebody out', { 200: sessionsEnded }, 'On one device, or without `id` on all.'),
    idParam,
    valid('query', z.object({ id: z.string().max(60).optional() })),
    async (c) => {
      const { deps } = c.var;
      const person = await findPerson(deps.db, c.req.valid('param').id);
      const actor = await readManager(deps.db, whoAsks(c).id);
      refuse(actor, person, (await judgeOf(deps.db, actor, [person.id]))(person, 'change'));
      const { id } = c.req.valid('query');
      const ended = await endSessions(deps, { personId: person.id, ...(id === undefined ? {} : { id }) });
      if (id !== undefined && ended === 0) throw notFound('This device is signed out already.');
      const deed = { action: 'session-ended', subject: personSubject(person), detail: { ended } } as const;
      if (ended > 0) await record(deps.db, doerOf(c), [deed]);
      return c.json({ ended });
    },
  );
