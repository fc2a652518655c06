import { and, asc, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { valid } from '#api/valid.ts';
import { PAGES, seesPage } from '#contract/pages.ts';
import { whoAsks } from '#features/auth/api/mine.ts';
import { bookmarkData, bookmarkUpdate, type PageEntry } from '#features/bookmarks/contract.ts';
import { bookmarks } from './tables.ts';

/** The first four are everyone's start, whatever else the account may see. */
function pagesFor(c: Context<Env>, marked: number[]) {
  const { access, ability } = whoAsks(c);
  return PAGES.filter(
    (page) => marked.includes(page.id) || seesPage(page, access, (action, subject) => ability.can(action, subject)),
  );
}

/** Every page the person may see, with whether it is marked; marked ones in the order they were marked. */
export async function pagesWithMarks(c: Context<Env>): Promise<{ suggestions: PageEntry[]; bookmarks: PageEntry[] }> {
  const marked = await c.var.deps.db
    .select({ pageId: bookmarks.pageId })
    .from(bookmarks)
    .where(eq(bookmarks.personId, whoAsks(c).id))
    .orderBy(asc(bookmarks.markedAt), asc(bookmarks.pageId));
  const ids = marked.map((one) => one.pageId);
  const suggestions = pagesFor(c, ids).map(({ access: _, ...page }) => ({
    ...page,
    isBookmarked: ids.includes(page.id),
  }));
  return { suggestions, bookmarks: ids.flatMap((id) => suggestions.find((page) => page.id === id) ?? []) };
}

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
    says('Bookmarks', 'Mark a page, or unmark it'),
    valid('json', bookmarkUpdate),
    async (c) => {
      const { db, bus } = c.var.deps;
      const me = whoAsks(c);
      const { id } = c.req.valid('json');
      const { suggestions } = await pagesWithMarks(c);
      const page = suggestions.find((one) => one.id === id);
      if (!page) throw notFound('There is no such page.');
      const isBookmarked = await db.transaction(async (tx) => {
        const gone = await tx
          .delete(bookmarks)
          .where(and(eq(bookmarks.personId, me.id), eq(bookmarks.pageId, id)))
          .returning({ pageId: bookmarks.pageId });
        if (gone.length > 0) return false;
        await tx.insert(bookmarks).values({ personId: me.id, pageId: id }).onConflictDoNothing();
        return true;
      });
      await bus.publish({ people: [me.id], topic: 'bookmarks', ids: [id] });
      return c.json({ id, isBookmarked });
    },
  );
