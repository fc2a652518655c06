import { Hono } from 'hono';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import { doerOf, personSubject, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { endSessions, openSessionsOf } from '#api/sessions.ts';
import { valid } from '#api/valid.ts';
import { textIdAnswer } from '#contract/answers.ts';
import { sessionList, sessionsEnded } from '#features/auth/contract.ts';

export const sessionRoutes = new Hono<Env>()
  .get(
    '/jwt/sessions',
    allow('signed-in'),
    says('Account', 'Where one is signed in', { 200: sessionList }),
    async (c) => {
      const { db, clock } = c.var.deps;
      const me = whoAsks(c);
      return c.json({ sessions: await openSessionsOf(db, clock(), me.id, me.sessionId) });
    },
  )
  .delete(
    '/jwt/sessions/:id',
    allow('signed-in'),
    says('Account', 'Sign out one device', { 200: textIdAnswer }),
    valid('param', z.object({ id: z.string() })),
    async (c) => {
      const { id } = c.req.valid('param');
      const me = whoAsks(c);
      const ended = await endSessions(c.var.deps, { id, personId: me.id });
      if (ended === 0) throw notFound('This device is signed out already.');
      await record(c.var.deps.db, doerOf(c), [{ action: 'session-ended', subject: personSubject(me) }]);
      return c.json({ id });
    },
  )
  .post(
    '/jwt/sessions/end-others',
    allow('signed-in'),
    says('Account', 'Sign out all other devices', { 200: sessionsEnded }),
    async (c) => {
      const me = whoAsks(c);
      const ended = await endSessions(c.var.deps, { personId: me.id, keep: me.sessionId });
      const deed = { action: 'session-ended', subject: personSubject(me), detail: { ended } } as const;
      if (ended > 0) await record(c.var.deps.db, doerOf(c), [deed]);
      return c.json({ ended });
    },
  );
