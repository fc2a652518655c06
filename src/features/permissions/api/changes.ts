import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Deed, type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { storedAs } from '#api/oneAtATime.ts';
import { type Giver, stillManages } from '#api/roleRules.ts';
import { BUILT_IN_ROLES, PERMISSION_GRANTS, PERMISSION_KEYS, type PermissionKey } from '#contract/access.ts';
import { PERMISSION_TAKEN } from '#features/permissions/choices.ts';
import type { newPermission } from '#features/permissions/contract.ts';
import { layPermissions } from './basics.ts';
import { permissionRoles, permissions, roles } from './tables.ts';
import { permissionSubject, presentHolders } from './tell.ts';

/** Who has a role open is told that it is another by now when they save it. */
export async function touchRoles(tx: Db, { at, actor }: Doer, names: string[]) {
  if (names.length === 0) return;
  await tx
    .update(roles)
    .set({ version: sql`${roles.version} + 1`, changedAt: at, changedBy: actor?.name ?? '' })
    .where(inArray(roles.name, names));
}

async function refuseTaken(tx: Db, name: string, ownId = 0) {
  const [twin] = await tx
    .select({ id: permissions.id })
    .from(permissions)
    .where(and(sql`lower(${permissions.name}) = lower(${name})`, sql`${permissions.id} <> ${ownId}`));
  if (twin) throw new Refusal(409, PERMISSION_TAKEN);
}

export async function findPermission(db: Db, id: number) {
  const [found] = await db
    .select({ id: permissions.id, key: permissions.key, name: permissions.name })
    .from(permissions)
    .where(eq(permissions.id, id));
  if (!found) throw notFound();
  return found;
}

const WRITTEN = { table: permissions, writer: permissions.addedById };

/** It opens nothing yet, and administrators have it. Sent again with its key, it is the one that was stored. */
export async function addPermission(
  tx: Db,
  doer: Doer,
  giver: Giver,
  { permission: { name }, key }: z.infer<typeof newPermission>,
): Promise<number> {
  const before = key === undefined ? undefined : await storedAs(tx, WRITTEN, giver.id, key);
  if (before !== undefined) return before;
  const [role] = BUILT_IN_ROLES;
  await refuseTaken(tx, name);
  const written = key === undefined ? {} : { addedById: giver.id, writingKey: key };
  const [made] = await tx
    .insert(permissions)
    .values({ name, createdAt: doer.at, ...written })
    .returning({ id: permissions.id });
  if (!made) throw new Error('the permission was not stored');
  await tx.insert(permissionRoles).values({ permissionId: made.id, role });
  await touchRoles(tx, doer, [role]);
  await record(tx, doer, [{ action: 'permission-added', subject: permissionSubject({ id: made.id, name }) }]);
  return made.id;
}

export async function renamePermission(tx: Db, doer: Doer, id: number, name: string, seen?: string) {
  const before = await findPermission(tx, id);
  if (seen !== undefined && seen !== before.name)
    throw new Refusal(409, `Somebody named this permission ${before.name} meanwhile. Look at it again, then save.`);
  if (before.name === name) return;
  await refuseTaken(tx, name, id);
  await tx.update(permissions).set({ name }).where(eq(permissions.id, id));
  const detail = { changes: { fullName: { from: before.name, to: name } } };
  await record(tx, doer, [{ action: 'permission-renamed', subject: permissionSubject({ id, name }), detail }]);
}

interface Gone {
  id: number;
  name: string;
  key: PermissionKey | null;
}

/** Answers whose open pages change with it. What may not be deleted has been left out by now. */
export async function deletePermissions(tx: Db, doer: Doer, giver: Giver, rows: Gone[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const given = await tx.select().from(permissionRoles).where(inArray(permissionRoles.permissionId, ids));
  const names = [...new Set(given.map((one) => one.role))];
  const affected = await presentHolders(tx, doer.at, names);
  await tx.delete(permissions).where(inArray(permissions.id, ids));
  await touchRoles(tx, doer, names);
  await stillManages(tx, giver);
  const deeds = rows.map((row): Deed => {
    const had = given.filter((one) => one.permissionId === row.id).map((one) => one.role);
    return { action: 'permission-deleted', subject: permissionSubject(row), detail: { permissionRoles: had } };
  });
  await record(tx, doer, deeds);
  return affected;
}

export async function missingKeys(db: Db): Promise<PermissionKey[]> {
  const found = await db.select({ key: permissions.key }).from(permissions).where(isNotNull(permissions.key));
  const there = new Set(found.map((one) => one.key));
  return PERMISSION_KEYS.filter((key) => !there.has(key));
}

/** A name that somebody used meanwhile stays theirs. */
async function freeNames(tx: Db, keys: PermissionKey[]) {
  const names = new Map<PermissionKey, string>();
  for (const key of keys) {
    let name = PERMISSION_GRANTS[key].name;
    for (let number = 2; ; number += 1) {
      const [twin] = await tx
        .select({ id: permissions.id })
        .from(permissions)
        .where(sql`lower(${permissions.name}) = lower(${name})`);
      if (!twin) break;
      name = `${PERMISSION_GRANTS[key].name} ${number}`;
    }
    names.set(key, name);
  }
  return names;
}

/** Brings standard permissions back that were deleted, with their standard roles. Those that are there stay as they are. */
export async function restorePermissions(tx: Db, doer: Doer) {
  const keys = await missingKeys(tx);
  if (keys.length === 0) return { names: [], affected: [] };
  const names = await freeNames(tx, keys);
  await layPermissions(tx, doer.at, keys, (key) => names.get(key) ?? key);
  const changed = [...new Set(keys.flatMap((key) => PERMISSION_GRANTS[key].roles))];
  await touchRoles(tx, doer, changed);
  const restored = [...names.values()];
  await record(tx, doer, [
    {
      action: 'permissions-restored',
      subject: { type: 'list', id: null, name: 'permissions' },
      detail: { permissions: restored },
    },
  ]);
  return { names: restored, affected: await presentHolders(tx, doer.at, changed) };
}
