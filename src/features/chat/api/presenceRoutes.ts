import { and, inArray, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { presenceOf, setActive } from '#api/presence.ts';
import { valid } from '#api/valid.ts';
import { isStaff } from '#api/whoMay.ts';
import { activity, activityBody, presenceList, presenceQuery } from '#features/chat/contract.ts';
import { people } from '#features/people/api/tables.ts';

const MOST = 1_000;

export const presenceRoutes = new Hono<Env>()
  .get(
    '/apps/chat/presence',
    can('read', 'Chat'),
    says('Chat', 'Who of the staff is here; without ids those who are', { 200: presenceList }),
    valid('query', presenceQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const { ids } = c.req.valid('query');
      const status = presenceOf(clock());
      const found = await db
        .select({ id: people.id, status })
        .from(people)
        .where(and(isStaff, ids ? inArray(people.id, ids) : ne(status, 'offline')))
        .orderBy(people.id)
        .limit(MOST);
      return c.json({ people: found });
    },
  )
  .put(
    '/apps/chat/presence',
    can('manage', 'Chat'),
    says('Chat', 'A page is idle, or in use again', { 200: activity }),
    valid('json', activityBody),
    async (c) => {
      const { active, stream } = c.req.valid('json');
      await setActive(c.var.deps, whoAsks(c), active, stream);
      return c.json({ active });
    },
  );
