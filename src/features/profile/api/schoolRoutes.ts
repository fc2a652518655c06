import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { allow, can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { newNotice, pageBody, schoolNotice, schoolPage } from '#features/profile/contract.ts';
import { handOf, idParam } from './postRoutes.ts';
import { readNotices, readPages } from './school.ts';
import { schoolNotices, schoolPageFollows, schoolPages } from './tables.ts';
import { beginning, tellProfile } from './tell.ts';

const NO_PAGE = 'There is no such page. It may have been removed.';
const NO_NOTICE = 'There is no such notice. It may have been removed.';
const NAME_TAKEN = 'There is a page of this name already.';
const ALL_PAGES = 200;
const ALL_NOTICES = 50;

async function pageAnswer(c: Context<Env>, id: number) {
  const [page] = await readPages(c.var.deps.db, whoAsks(c), 1, eq(schoolPages.id, id));
  if (!page) throw notFound(NO_PAGE);
  await tellProfile(c.var.deps, ['pages']);
  return { page };
}

const following = new Hono<Env>()
  .get(
    '/api/profile/pages',
    allow('signed-in'),
    says('Profile', 'Clubs, courses and teams of the school', { 200: z.object({ pages: z.array(schoolPage) }) }),
    async (c) => c.json({ pages: await readPages(c.var.deps.db, whoAsks(c), ALL_PAGES) }),
  )
  .put(
    '/api/profile/pages/:id/follow',
    allow('signed-in'),
    says('Profile', 'Follow a page', { 200: z.object({ page: schoolPage }) }),
    idParam,
    async (c) => {
      const { me, at } = handOf(c);
      const { id } = c.req.valid('param');
      await c.var.deps.db.transaction(async (tx) => {
        const there = and(eq(schoolPages.id, id), isNull(schoolPages.deletedAt));
        const [page] = await tx.select({ id: schoolPages.id }).from(schoolPages).where(there).for('key share');
        if (!page) throw notFound(NO_PAGE);
        await tx.insert(schoolPageFollows).values({ pageId: id, personId: me.id, at }).onConflictDoNothing();
      });
      return c.json(await pageAnswer(c, id));
    },
  )
  .delete(
    '/api/profile/pages/:id/follow',
    allow('signed-in'),
    says('Profile', 'No longer follow a page', { 200: z.object({ page: schoolPage }) }),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      await c.var.deps.db
        .delete(schoolPageFollows)
        .where(and(eq(schoolPageFollows.pageId, id), eq(schoolPageFollows.personId, whoAsks(c).id)));
      return c.json(await pageAnswer(c, id));
    },
  );

const sameName = (name: string) =>
  and(eq(sql`lower(${schoolPages.name})`, name.toLowerCase()), isNull(schoolPages.deletedAt));
const pageSubject = ({ id, name }: { id: number; name: string }) => ({ type: 'school-page' as const, id, name });

const pages = new Hono<Env>()
  .post(
    '/api/profile/pages',
    can('manage', 'System'),
    says('Profile', 'Add a page of the school', { 201: z.object({ page: schoolPage }) }),
    valid('json', pageBody),
    async (c) => {
      const { at } = handOf(c);
      const given = c.req.valid('json');
      const { id } = await c.var.deps.db.transaction(async (tx) => {
        const [made] = await tx
          .insert(schoolPages)
          .values({ ...given, createdAt: at })
          .onConflictDoNothing()
          .returning({ id: schoolPages.id });
        if (!made) throw new Refusal(409, NAME_TAKEN);
        await record(tx, doerOf(c), [{ action: 'school-page-added', subject: pageSubject({ ...made, ...given }) }]);
        return made;
      });
      return c.json(await pageAnswer(c, id), 201);
    },
  )
  .patch(
    '/api/profile/pages/:id',
    can('manage', 'System'),
    says('Profile', 'Change a page of the school', { 200: z.object({ page: schoolPage }) }),
    idParam,
    valid('json', pageBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const given = c.req.valid('json');
      await c.var.deps.db.transaction(async (tx) => {
        const [other] = await tx.select({ id: schoolPages.id }).from(schoolPages).where(sameName(given.name));
        if (other && other.id !== id) throw new Refusal(409, NAME_TAKEN);
        const changed = await tx
          .update(schoolPages)
          .set(given)
          .where(and(eq(schoolPages.id, id), isNull(schoolPages.deletedAt)))
          .returning({ id: schoolPages.id });
        if (changed.length === 0) throw notFound(NO_PAGE);
        await record(tx, doerOf(c), [{ action: 'school-page-changed', subject: pageSubject({ id, ...given }) }]);
      });
      return c.json(await pageAnswer(c, id));
    },
  )
  .delete(
    '/api/profile/pages/:id',
    can('manage', 'System'),
    says('Profile', 'Remove a page of the school', { 200: idAnswer }),
    idParam,
    async (c) => {
      const { at } = handOf(c);
      const { id } = c.req.valid('param');
      await c.var.deps.db.transaction(async (tx) => {
        const [gone] = await tx
          .update(schoolPages)
          .set({ deletedAt: at })
          .where(and(eq(schoolPages.id, id), isNull(schoolPages.deletedAt)))
          .returning();
        if (!gone) throw notFound(NO_PAGE);
        await record(tx, doerOf(c), [{ action: 'school-page-removed', subject: pageSubject(gone) }]);
      });
      await tellProfile(c.var.deps, ['pages']);
      return c.json({ id });
    },
  )
  .post(
    '/api/profile/pages/:id/restore',
    can('manage', 'System'),
    says('Profile', 'Bring back a removed page', { 200: z.object({ page: schoolPage }) }),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      await c.var.deps.db.transaction(async (tx) => {
        const gone = and(eq(schoolPages.id, id), isNotNull(schoolPages.deletedAt));
        const [page] = await tx.select().from(schoolPages).where(gone).for('no key update');
        if (!page) throw notFound(NO_PAGE);
        if ((await tx.$count(schoolPages, sameName(page.name))) > 0) throw new Refusal(409, NAME_TAKEN);
        await tx.update(schoolPages).set({ deletedAt: null }).where(eq(schoolPages.id, id));
        await record(tx, doerOf(c), [{ action: 'school-page-restored', subject: pageSubject(page) }]);
      });
      return c.json(await pageAnswer(c, id));
    },
  );

async function noticeAnswer(c: Context<Env>, id: number) {
  const [notice] = await readNotices(c.var.deps.db, 1, eq(schoolNotices.id, id));
  if (!notice) throw notFound(NO_NOTICE);
  await tellProfile(c.var.deps, ['notices']);
  return { notice };
}

const noticeSubject = ({ id, text }: { id: number; text: string }) => ({
  type: 'school-notice' as const,
  id,
  name: beginning(text),
});

const notices = new Hono<Env>()
  .get(
    '/api/profile/notices',
    allow('signed-in'),
    says('Profile', 'Short notices of the school, newest first', { 200: z.object({ notices: z.array(schoolNotice) }) }),
    async (c) => c.json({ notices: await readNotices(c.var.deps.db, ALL_NOTICES) }),
  )
  .post(
    '/api/profile/notices',
    can('manage', 'System'),
    says('Profile', 'Put up a notice', { 201: z.object({ notice: schoolNotice }) }),
    valid('json', newNotice),
    async (c) => {
      const { me, at } = handOf(c);
      const { text, tags } = c.req.valid('json');
      const { id } = await c.var.deps.db.transaction(async (tx) => {
        const [made] = await tx
          .insert(schoolNotices)
          .values({ authorId: me.id, text, tags: [...new Set(tags)], createdAt: at })
          .returning();
        if (!made) throw new Error('the notice was not stored');
        await record(tx, doerOf(c), [{ action: 'school-notice-added', subject: noticeSubject(made) }]);
        return made;
      });
      return c.json(await noticeAnswer(c, id), 201);
    },
  )
  .delete(
    '/api/profile/notices/:id',
    can('manage', 'System'),
    says('Profile', 'Take down a notice', { 200: idAnswer }),
    idParam,
    async (c) => {
      const { at } = handOf(c);
      const { id } = c.req.valid('param');
      await c.var.deps.db.transaction(async (tx) => {
        const [gone] = await tx
          .update(schoolNotices)
          .set({ deletedAt: at })
          .where(and(eq(schoolNotices.id, id), isNull(schoolNotices.deletedAt)))
          .returning();
        if (!gone) throw notFound(NO_NOTICE);
        await record(tx, doerOf(c), [{ action: 'school-notice-removed', subject: noticeSubject(gone) }]);
      });
      await tellProfile(c.var.deps, ['notices']);
      return c.json({ id });
    },
  )
  .post(
    '/api/profile/notices/:id/restore',
    can('manage', 'System'),
    says('Profile', 'Put a notice up again', { 200: z.object({ notice: schoolNotice }) }),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      await c.var.deps.db.transaction(async (tx) => {
        const [back] = await tx
          .update(schoolNotices)
          .set({ deletedAt: null })
          .where(and(eq(schoolNotices.id, id), isNotNull(schoolNotices.deletedAt)))
          .returning();
        if (!back) throw notFound(NO_NOTICE);
        await record(tx, doerOf(c), [{ action: 'school-notice-restored', subject: noticeSubject(back) }]);
      });
      return c.json(await noticeAnswer(c, id));
    },
  );

export const schoolRoutes = new Hono<Env>().route('/', following).route('/', pages).route('/', notices);
