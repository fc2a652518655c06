import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { allow, can, NOT_ALLOWED } from '#api/access.ts';
import { doerOf, personSubject, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { viewAsRefusal } from '#api/viewAs.ts';
import { id as idSchema } from '#contract/ids.ts';
import { type UserData, userData } from '#features/auth/contract.ts';
import { findById, userDataOf } from './person.ts';
import { sessions } from './tables.ts';

/** The login's own open pages show somebody else from now on. */
const tellPages = (c: Context<Env>, ...people: number[]) =>
  c.var.deps.bus.publish({ people, topic: 'me', ids: people });

/** "View as": an administrator sees what somebody else sees. Nothing can be changed meanwhile (`onlyLook`). */
export const viewAsRoutes = new Hono<Env>()
  .post(
    '/api/view-as',
    can('manage', 'User'),
    says('People', 'Look at the product as somebody else', { 200: userData }),
    valid('json', z.object({ id: idSchema })),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const person = await findById(deps.db, c.req.valid('json').id);
      if (!person) throw notFound();
      const why = viewAsRefusal(me, person);
      if (why) throw new Refusal(403, why);
      await deps.db.transaction(async (tx) => {
        await tx.update(sessions).set({ viewingId: person.id }).where(eq(sessions.id, me.sessionId));
        await record(tx, doerOf(c), [{ action: 'view-as-started', subject: personSubject(person) }]);
      });
      await tellPages(c, me.id);
      return c.json<UserData>(await userDataOf(deps.db, person, { id: me.id, fullName: me.fullName }));
    },
  )
  .delete(
    '/api/view-as',
    allow('signed-in'),
    says('People', 'Look at the product as oneself again', { 200: userData }),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      if (!me.viewer) {
        if (me.access !== 'admin') throw new Refusal(403, NOT_ALLOWED);
        throw new Refusal(409, 'You are looking at the product as yourself already.');
      }
      const { viewer } = me;
      const self = await findById(deps.db, viewer.id);
      if (!self) throw notFound();
      await deps.db.transaction(async (tx) => {
        await tx.update(sessions).set({ viewingId: null }).where(eq(sessions.id, me.sessionId));
        const doer = { ...doerOf(c, viewer), viewer: null };
        await record(tx, doer, [{ action: 'view-as-ended', subject: personSubject(me) }]);
      });
      await tellPages(c, me.id, viewer.id);
      return c.json<UserData>(await userDataOf(deps.db, self));
    },
  );
