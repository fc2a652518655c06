import { Hono } from 'hono';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { idGiven, idInBody, idInQuery } from '#api/idGiven.ts';
import { whoAsks } from '#api/me.ts';
import { readGiver } from '#api/roleRules.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import {
  newPermission,
  onePermission,
  permissionChange,
  permissionsAsk,
  permissionsPage,
} from '#features/permissions/contract.ts';
import { addPermission, deletePermissions, findPermission, renamePermission } from './changes.ts';
import { inLine } from './inLine.ts';
import { deleteRefusal, listPermissions, MASTER_STAYS, readPermissions } from './permissionRows.ts';
import { tellRights } from './tell.ts';

/** `allData` is for small tables: never more than this. */
const MOST_DATA = 1_000;

export const permissionRoutes = new Hono<Env>()
  .get(
    '/apps/permissions/data',
    can('read', 'Permission'),
    says('Permissions', 'List permissions', { 200: permissionsPage }),
    valid('query', permissionsAsk),
    async (c) => {
      const { db } = c.var.deps;
      const { all, ...ask } = c.req.valid('query');
      const giver = await readGiver(db, whoAsks(c).id);
      const page = await listPermissions(db, giver, ask);
      const whole = all ? (await listPermissions(db, giver, { ...ask, page: 1, perPage: MOST_DATA })).permissions : [];
      const params = { ...ask, assignedTo: ask.assignedTo?.join(',') ?? '' };
      return c.json({ params, allData: whole, ...page });
    },
  )
  .post(
    '/apps/permissions/add-permission',
    can('manage', 'Permission'),
    says('Permissions', 'Add a permission', { 201: onePermission }, 'It opens nothing yet; administrators have it.'),
    valid('json', newPermission),
    async (c) => {
      const { deps } = c.var;
      const permission = await inLine(c, async (tx, doer, giver) => {
        const id = await addPermission(tx, doer, giver, c.req.valid('json'));
        return (await readPermissions(tx, giver, [id]))[0];
      });
      if (!permission) throw notFound();
      await tellRights(deps, []);
      return c.json({ permission }, 201);
    },
  )
  .post(
    '/apps/permissions/update-permission',
    can('manage', 'Permission'),
    says('Permissions', 'Rename a permission', { 201: onePermission }, 'What it opens and who has it stays.'),
    valid('json', permissionChange),
    async (c) => {
      const { deps } = c.var;
      const { id, name, seen } = c.req.valid('json');
      const permission = await inLine(c, async (tx, doer, giver) => {
        await renamePermission(tx, doer, id, name, seen);
        return (await readPermissions(tx, giver, [id]))[0];
      });
      if (!permission) throw notFound();
      await tellRights(deps, []);
      return c.json({ permission }, 201);
    },
  )
  .delete(
    '/apps/permissions/delete',
    can('manage', 'Permission'),
    says('Permissions', 'Delete a permission', { 200: idAnswer }, 'Nobody has it after that.'),
    idInQuery,
    idInBody,
    async (c) => {
      const { deps } = c.var;
      const id = await idGiven(c, c.req.valid('query').id);
      const affected = await inLine(c, async (tx, doer, giver) => {
        const permission = await findPermission(tx, id);
        const why = deleteRefusal(giver, permission);
        if (why) throw new Refusal(why === MASTER_STAYS ? 409 : 403, why);
        return deletePermissions(tx, doer, giver, [permission]);
      });
      await tellRights(deps, affected);
      return c.json({ id });
    },
  );
