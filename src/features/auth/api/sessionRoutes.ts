import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { endSessions } from '#api/sessions.ts';
import { valid } from '#api/valid.ts';
import { type SessionRow, sessionList } from '#features/auth/contract.ts';
import { refreshTokens, sessions } from './tables.ts';

export const sessionRoutes = new Hono<Env>()
  .get(
    '/jwt/sessions',
    allow('signed-in'),
    says('Account', 'Where one is signed in', { 200: sessionList }),
    async (c) => {
      const { db, clock } = c.var.deps;
      const me = whoAsks(c);
      // A login is open while its newest refresh token is unused and has not run out.
      const open = await db
        .selectDistinct({
          id: sessions.id,
          device: sessions.device,
          address: sessions.address,
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
          remember: sessions.remember,
        })
        .from(sessions)
        .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
        .where(
          and(
            eq(sessions.personId, me.id),
            isNull(sessions.endedAt),
            isNull(refreshTokens.usedAt),
            gt(refreshTokens.expiresAt, clock()),
          ),
        )
        .orderBy(desc(sessions.lastUsedAt), sessions.id)
        .limit(100);
      const list: SessionRow[] = open.map((one) => ({
        ...one,
        createdAt: one.createdAt.toISOString(),
        lastUsedAt: one.lastUsedAt.toISOString(),
        current: one.id === me.sessionId,
      }));
      return c.json({ sessions: list });
    },
  )
  .delete(
    '/jwt/sessions/:id',
    allow('signed-in'),
    says('Account', 'Sign out one device'),
    valid('param', z.object({ id: z.string() })),
    async (c) => {
      const { id } = c.req.valid('param');
      const ended = await endSessions(c.var.deps, { id, personId: whoAsks(c).id });
      if (ended === 0) throw notFound('This device is signed out already.');
      return c.json({ id });
    },
  )
  .post('/jwt/sessions/end-others', allow('signed-in'), says('Account', 'Sign out all other devices'), async (c) => {
    const me = whoAsks(c);
    return c.json({ ended: await endSessions(c.var.deps, { personId: me.id, keep: me.sessionId }) });
  });
