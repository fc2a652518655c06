import { inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { allow, NOT_ALLOWED } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { Refusal } from '#api/errors.ts';
import { listPage } from '#api/list.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { isActive, isStaff, mayReach } from '#api/whoMay.ts';
import type { Area } from '#contract/access.ts';
import { type DirectoryUse, directoryPage, directoryQuery } from '#contract/directory.ts';
import { BY_NAME, people, peopleByName } from './tables.ts';

const AREA: Record<DirectoryUse, Area> = {
  email: 'Email',
  chat: 'Chat',
  todo: 'Todo',
  calendar: 'Calendar',
  kanban: 'Kanban',
};

/** A mail reaches everybody, and whoever cannot open a chat is told by mail; a task has to be seen to be done. */
const OFFERED = {
  email: isActive,
  chat: isStaff,
  todo: mayReach('Todo'),
  calendar: mayReach('Calendar'),
  kanban: mayReach('Kanban'),
};

const FIELDS = {
  id: people.id,
  fullName: people.fullName,
  email: people.email,
  avatar: people.avatar,
  access: people.access,
};

export const directoryRoutes = new Hono<Env>().get(
  '/api/directory',
  allow('staff'),
  says('People', 'People to write to, to invite or to give work to', { 200: directoryPage }),
  valid('query', directoryQuery),
  async (c) => {
    const { for: use, ids, ...ask } = c.req.valid('query');
    if (!whoAsks(c).ability.can('read', AREA[use])) throw new Refusal(403, NOT_ALLOWED);
    const { db } = c.var.deps;
    const filters = [OFFERED[use], ids ? inArray(people.id, ids) : undefined];
    const read = (found: number[]) => db.select(FIELDS).from(people).where(inArray(people.id, found));
    const { rows, total } = await listPage(db, peopleByName, { ...ask, ...BY_NAME }, filters, read, (row) => row.id);
    return c.json({ people: rows, total });
  },
);
