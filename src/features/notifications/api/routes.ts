import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import { markReadBody, notificationList, notificationsQuery, unreadCount } from '#features/notifications/contract.ts';
import { notifications } from './tables.ts';

const total = sql<number>`count(*)`.mapWith(Number);

async function unreadOf(db: Db, personId: number): Promise<number> {
  const [row] = await db
    .select({ total })
    .from(notifications)
    .where(and(eq(notifications.personId, personId), isNull(notifications.readAt)));
  return row?.total ?? 0;
}

export const notificationRoutes = new Hono<Env>()
  .get(
    '/api/notifications',
    allow('signed-in'),
    says('Notifications', 'List own notifications, newest first', { 200: notificationList }),
    valid('query', notificationsQuery),
    async (c) => {
      const { db } = c.var.deps;
      const me = whoAsks(c);
      const { page, perPage, unread } = c.req.valid('query');
      const state =
        unread === undefined ? undefined : unread ? isNull(notifications.readAt) : isNotNull(notifications.readAt);
      const where = and(eq(notifications.personId, me.id), state);
      const [found, counted, unreadCount] = await Promise.all([
        db
          .select()
          .from(notifications)
          .where(where)
          .orderBy(desc(notifications.id))
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.select({ total }).from(notifications).where(where),
        unreadOf(db, me.id),
      ]);
      const list = found.map(({ id, kind, data, link, createdAt, readAt }) => ({
        id,
        kind,
        data,
        link,
        createdAt: createdAt.toISOString(),
        isRead: readAt !== null,
      }));
      return c.json({ notifications: list, total: counted[0]?.total ?? 0, unread: unreadCount });
    },
  )
  .post(
    '/api/notifications/read',
    allow('signed-in'),
    says('Notifications', 'Mark as read or unread; without ids all of them', { 200: unreadCount }),
    valid('json', markReadBody),
    async (c) => {
      const { db, bus, clock } = c.var.deps;
      const me = whoAsks(c);
      const { ids, isRead } = c.req.valid('json');
      const which = and(eq(notifications.personId, me.id), ids ? inArray(notifications.id, ids) : undefined);
      await db
        .update(notifications)
        .set({ readAt: isRead ? clock() : null })
        .where(which);
      await bus.publish({ people: [me.id], topic: 'notifications', ids: ids ?? [] });
      return c.json({ unread: await unreadOf(db, me.id) });
    },
  )
  .delete(
    '/api/notifications/:id',
    allow('signed-in'),
    says('Notifications', 'Delete one', { 200: idAnswer }),
    valid('param', z.object({ id: idSchema })),
    async (c) => {
      const { db, bus } = c.var.deps;
      const me = whoAsks(c);
      const { id } = c.req.valid('param');
      const gone = await db
        .delete(notifications)
        .where(and(eq(notifications.id, id), eq(notifications.personId, me.id)))
        .returning({ id: notifications.id });
      if (gone.length === 0) throw notFound();
      await bus.publish({ people: [me.id], topic: 'notifications', ids: [id] });
      return c.json({ id });
    },
  );
