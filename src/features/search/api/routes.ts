import { asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { allow } from '#api/access.ts';
import { matchesFolded } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { firstOfList } from '#api/list.ts';
import { whoAsks } from '#api/me.ts';
import { pagesWithMarks } from '#api/pages.ts';
import { valid } from '#api/valid.ts';
import { BY_NAME, people, peopleByName } from '#features/people/api/tables.ts';
import {
  autocompleteAnswer,
  type ContactEntry,
  SEARCH_LIMIT,
  searchAnswer,
  searchQuery,
  selectAnswer,
  selectQuery,
} from '#features/search/contract.ts';
import { findFiles } from './queries.ts';
import { autocompleteItems, selectItems } from './tables.ts';

async function findPages(c: Context<Env>, q: string) {
  const typed = q.toLowerCase();
  const { suggestions } = await pagesWithMarks(c);
  return suggestions
    .filter((page) => `${page.title} ${page.link}`.toLowerCase().includes(typed))
    .slice(0, SEARCH_LIMIT);
}

/** As one word: whoever types a space means it. */
const CONTACTS = {
  ...peopleByName,
  words: (text: SQL | { getSQL(): SQL }, q: string) => (q ? [matchesFolded(text, q)] : []),
};

/** People, for those who may see people; everyone else finds nobody but themselves. */
async function findContacts(c: Context<Env>, q: string): Promise<ContactEntry[]> {
  const me = whoAsks(c);
  const { db } = c.var.deps;
  const seesPeople = me.ability.can('read', 'User');
  const filters = [seesPeople ? undefined : eq(people.id, me.id), ne(people.status, 'suspended')];
  const ids = await firstOfList(db, CONTACTS, { q, ...BY_NAME }, SEARCH_LIMIT, filters);
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: people.id, title: people.fullName, email: people.email, img: people.avatar, date: people.createdAt })
    .from(people)
    .where(inArray(people.id, ids));
  const byId = new Map(found.map((one) => [one.id, { ...one, date: one.date.toISOString() }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const searchRoutes = new Hono<Env>()
  .get(
    '/api/main-search/data',
    allow('signed-in'),
    says('Search', 'Search pages, files and contacts', { 200: searchAnswer }),
    valid('query', searchQuery),
    async (c) => {
      const { q } = c.req.valid('query');
      const [pages, files, contacts] = await Promise.all([
        findPages(c, q),
        findFiles(c.var.deps.db, whoAsks(c), q, SEARCH_LIMIT),
        findContacts(c, q),
      ]);
      return c.json({
        searchArr: [
          { groupTitle: 'Pages', searchLimit: SEARCH_LIMIT, data: pages },
          { groupTitle: 'Files', searchLimit: SEARCH_LIMIT, data: files },
          { groupTitle: 'Contacts', searchLimit: SEARCH_LIMIT, data: contacts },
        ] as const,
      });
    },
  )
  .get(
    '/api/select/data',
    allow('signed-in'),
    says('Search', 'Items of the select example', { 200: selectAnswer }),
    valid('query', selectQuery),
    async (c) => {
      const { query } = c.req.valid('query');
      const items = await c.var.deps.db
        .select({ value: selectItems.value, label: selectItems.label })
        .from(selectItems)
        .where(query ? matchesFolded(sql`lms_fold(${selectItems.label})`, query) : undefined)
        .orderBy(asc(selectItems.label), asc(selectItems.id))
        .limit(1000);
      return c.json({ items });
    },
  )
  .get(
    '/api/autocomplete/data',
    allow('signed-in'),
    says('Search', 'Titles of the autocomplete example', { 200: autocompleteAnswer }),
    async (c) => {
      const autoComplete = await c.var.deps.db
        .select()
        .from(autocompleteItems)
        .orderBy(asc(autocompleteItems.rank), asc(autocompleteItems.id))
        .limit(1000);
      return c.json({ autoComplete });
    },
  );
