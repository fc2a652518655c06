import { asc, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { FIRST_BOOKMARKS, PAGES, seesPage } from '#contract/pages.ts';
import { bookmarks } from '#features/bookmarks/api/tables.ts';
import type { PageEntry } from '#features/bookmarks/contract.ts';
import type { Env } from './deps.ts';
import { whoAsks } from './me.ts';

/** The first four are everyone's start, whatever else the account may see. */
function pagesFor(c: Context<Env>, marked: number[]) {
  const { access, ability } = whoAsks(c);
  const isGiven = (id: number) => FIRST_BOOKMARKS.some((first) => first === id) || marked.includes(id);
  return PAGES.filter(
    (page) => isGiven(page.id) || seesPage(page, access, (action, subject) => ability.can(action, subject)),
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
