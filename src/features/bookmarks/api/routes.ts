import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { oneAtATime } from '#api/oneAtATime.ts';
import { pagesWithMarks } from '#api/pages.ts';
import { valid } from '#api/valid.ts';
import { bookmarkData, bookmarkUpdate, bookmarkUpdated } from '#features/bookmarks/contract.ts';
import { bookmarks } from './tables.ts';

export const bookmarkRoutes = new Hono<Env>()
  .get(
    '/api/bookmarks/data',
    allow('signed-in'),
    says('Bookmarks', 'Pages and bookmarks', { 200: bookmarkData }),
    async (c) => {
      return c.json(await pagesWithMarks(c));
    },
  )
  .post(
    '/api/bookmarks/update',
    allow('signed-in'),
    says('Bookmarks', 'Mark a page, or unmark it', { 200: bookmarkUpdated }),
    valid('json', bookmarkUpdate),
    async (c) => {
      const { db, bus } = c.var.deps;
      const me = whoAsks(c);
      const { id } = c.req.valid('json');
      const { suggestions } = await pagesWithMarks(c);
      const page = suggestions.find((one) => one.id === id);
      if (!page) throw notFound('There is no such page.');
      const isBookmarked = await db.transaction(async (tx) => {
        // One after the other: two that find no mark would both set it.
        await oneAtATime(tx, me.id);
        const gone = await tx
          .delete(bookmarks)
          .where(and(eq(bookmarks.personId, me.id), eq(bookmarks.pageId, id)))
          .returning({ pageId: bookmarks.pageId });
        if (gone.length > 0) return false;
        await tx.insert(bookmarks).values({ personId: me.id, pageId: id });
        return true;
      });
      await bus.publish({ people: [me.id], topic: 'bookmarks', ids: [id] });
      return c.json({ id, isBookmarked });
    },
  );
