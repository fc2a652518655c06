import { asc } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { NO_SUCH_ROLE, readGiver } from '#api/roleRules.ts';
import { valid } from '#api/valid.ts';
import { permissionRole } from '#contract/accessRules.ts';
import {
  effect,
  effectAsk,
  oneRole,
  roleBody,
  roleChange,
  roleNames,
  rolePermissions,
  rolesAnswer,
} from '#features/permissions/contract.ts';
import { effectOf } from './effects.ts';
import { inLine } from './inLine.ts';
import { byRole } from './permissionRows.ts';
import { addRole, changeRole, deleteRole, saveMatrix } from './roleChanges.ts';
import { readRoles } from './roles.ts';
import { roles } from './tables.ts';
import { tellRights } from './tell.ts';

const inQuery = valid('query', z.object({ role: permissionRole }));

async function answer(c: Context<Env>, name: string) {
  const { db } = c.var.deps;
  const { roles: all } = await readRoles(db, await readGiver(db, whoAsks(c).id));
  const role = all.find((one) => one.name === name);
  if (!role) throw notFound(NO_SUCH_ROLE);
  return { role };
}

export const roleRoutes = new Hono<Env>()
  .get(
    '/api/roles',
    can('read', 'Permission'),
    says('Roles', 'Every role with its people and permissions', { 200: rolesAnswer }),
    async (c) => {
      const { db } = c.var.deps;
      return c.json(await readRoles(db, await readGiver(db, whoAsks(c).id)));
    },
  )
  .get(
    '/api/roles/names',
    can('read', 'User'),
    says('Roles', 'Which roles there are', { 200: roleNames }, 'For those who see people but do not manage roles.'),
    async (c) => {
      const found = await c.var.deps.db.select({ name: roles.name }).from(roles).orderBy(asc(roles.name));
      return c.json({ roles: found.map((one) => one.name).sort(byRole) });
    },
  )
  .post(
    '/api/roles',
    can('manage', 'Permission'),
    says('Roles', 'Add a role, empty or as a copy', { 201: oneRole }),
    valid('json', roleBody),
    async (c) => {
      const name = await inLine(c, (tx, doer, giver) => addRole(tx, doer, giver, c.req.valid('json')));
      await tellRights(c.var.deps, []);
      return c.json(await answer(c, name), 201);
    },
  )
  .patch(
    '/api/roles/:role',
    can('manage', 'Permission'),
    says('Roles', 'Change a role', { 200: oneRole }, 'The names of those that come with the product stay.'),
    valid('param', z.object({ role: permissionRole })),
    valid('json', roleChange),
    async (c) => {
      const { role } = c.req.valid('param');
      const { name, affected } = await inLine(c, (tx, doer, giver) =>
        changeRole(tx, doer, giver, role, c.req.valid('json')),
      );
      await tellRights(c.var.deps, affected);
      return c.json(await answer(c, name));
    },
  )
  .delete(
    '/api/roles',
    can('manage', 'Permission'),
    says('Roles', 'Delete a role', { 200: z.object({ role: permissionRole }) }, 'Nobody holds it after that.'),
    inQuery,
    async (c) => {
      const { role } = c.req.valid('query');
      const affected = await inLine(c, (tx, doer, giver) => deleteRole(tx, doer, giver, role));
      await tellRights(c.var.deps, affected);
      return c.json({ role });
    },
  )
  .put(
    '/api/roles/permissions',
    can('manage', 'Permission'),
    says('Roles', 'Say which permissions roles have', { 200: rolesAnswer }, 'All of it or nothing.'),
    valid('json', rolePermissions),
    async (c) => {
      const { db } = c.var.deps;
      const affected = await inLine(c, (tx, doer, giver) => saveMatrix(tx, doer, giver, c.req.valid('json').roles));
      await tellRights(c.var.deps, affected);
      return c.json(await readRoles(db, await readGiver(db, whoAsks(c).id)));
    },
  )
  .post(
    '/api/roles/effect',
    can('read', 'Permission'),
    says('Roles', 'Who could do less or more after a change', { 200: effect }, 'Changes nothing.'),
    valid('json', effectAsk),
    async (c) => c.json(await effectOf(c.var.deps.db, c.req.valid('json'))),
  );
