import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { badInput, Refusal } from '#api/errors.ts';
import { type Giver, permissionsOf, refuseBeyond, refuseUnknownRoles, stillManages } from '#api/roleRules.ts';
import { ROLE_TAKEN } from '#features/permissions/choices.ts';
import type { RolePermissions, roleBody, roleChange } from '#features/permissions/contract.ts';
import { touchRoles } from './changes.ts';
import { FIXED_NAME, knownPermissions, lockRole, losesMaster, MASTER_KEPT, type RoleRow, STAYS } from './roles.ts';
import { permissionRoles, roles } from './tables.ts';
import { presentHolders, roleSubject } from './tell.ts';

const NO_SUCH_PERMISSION = 'There is no such permission. It may have been deleted.';

/** Nothing is overwritten silently: whoever comes second is told by whom and when. */
async function refuseStale(tx: Db, role: RoleRow, seen: number) {
  if (role.version === seen) return;
  const [said] = await tx
    .select({ when: sql<string>`lms_moment(${roles.changedAt})` })
    .from(roles)
    .where(eq(roles.name, role.name));
  const by = role.changedBy || 'somebody';
  throw new Refusal(
    409,
    `The role ${role.name} was changed by ${by} on ${said?.when} (UTC). Look at it again, then save.`,
  );
}

async function refuseUnknown(tx: Db, permissionIds: number[], field: string) {
  const wanted = new Set(permissionIds);
  if ((await knownPermissions(tx, [...wanted])).size < wanted.size) throw badInput({ [field]: [NO_SUCH_PERMISSION] });
}

async function refuseTaken(tx: Db, name: string, own = '') {
  const [twin] = await tx
    .select({ name: roles.name })
    .from(roles)
    .where(and(sql`lower(${roles.name}) = lower(${name})`, ne(roles.name, own)));
  if (twin) throw new Refusal(409, ROLE_TAKEN);
}

/** What it is called by now. */
async function addedAs(tx: Db, giver: Giver, key: string) {
  const [found] = await tx
    .select({ name: roles.name })
    .from(roles)
    .where(and(eq(roles.addedById, giver.id), eq(roles.writingKey, key)));
  return found?.name;
}

/** Answers its name. Sent again with its key, it is the one that was stored. */
export async function addRole(
  tx: Db,
  doer: Doer,
  giver: Giver,
  { name, description, copyOf, permissionIds, key }: z.infer<typeof roleBody>,
): Promise<string> {
  const before = key === undefined ? undefined : await addedAs(tx, giver, key);
  if (before !== undefined) return before;
  await refuseTaken(tx, name);
  if (copyOf !== undefined) await refuseUnknownRoles(tx, [copyOf], 'copyOf');
  const start = permissionIds ?? (copyOf === undefined ? [] : await permissionsOf(tx, copyOf));
  await refuseUnknown(tx, start, 'permissionIds');
  refuseBeyond(giver, start);
  const written = key === undefined ? {} : { addedById: giver.id, writingKey: key };
  await tx.insert(roles).values({ name, description, createdAt: doer.at, ...written });
  const given = [...new Set(start)].map((permissionId) => ({ permissionId, role: name }));
  if (given.length > 0) await tx.insert(permissionRoles).values(given);
  const detail = copyOf === undefined ? {} : { copyOf };
  await record(tx, doer, [{ action: 'role-added', subject: roleSubject(name), detail }]);
  return name;
}

/** New words. Answers its name after that. */
async function changeWords(tx: Db, doer: Doer, role: RoleRow, change: z.infer<typeof roleChange>): Promise<string> {
  const next = { name: change.name ?? role.name, description: change.description ?? role.description };
  const changes: Record<string, { from: string; to: string }> = {};
  if (next.name !== role.name) {
    if (role.builtIn) throw new Refusal(409, FIXED_NAME);
    await refuseTaken(tx, next.name, role.name);
    changes.fullName = { from: role.name, to: next.name };
  }
  if (next.description !== role.description) changes.description = { from: role.description, to: next.description };
  if (Object.keys(changes).length === 0) return role.name;
  await tx.update(roles).set(next).where(eq(roles.name, role.name));
  await record(tx, doer, [{ action: 'role-changed', subject: roleSubject(next.name), detail: { changes } }]);
  return next.name;
}

/** Words and permissions in one go. Answers its name after that, and whose open pages change with it. */
export async function changeRole(tx: Db, doer: Doer, giver: Giver, name: string, change: z.infer<typeof roleChange>) {
  const role = await lockRole(tx, name);
  await refuseStale(tx, role, change.version);
  const now = await changeWords(tx, doer, role, change);
  const { permissionIds } = change;
  if (permissionIds) await refuseUnknown(tx, permissionIds, 'permissionIds');
  const moved =
    permissionIds && (await setPermissions(tx, doer, giver, { ...role, name: now }, new Set(permissionIds)));
  if (moved || now !== name || change.description !== undefined) await touchRoles(tx, doer, [now]);
  await stillManages(tx, giver);
  return { name: now, affected: moved ? await presentHolders(tx, doer.at, [now]) : [] };
}

/** Answers whose open pages change with it. */
export async function deleteRole(tx: Db, doer: Doer, giver: Giver, name: string): Promise<number[]> {
  const role = await lockRole(tx, name);
  if (role.builtIn) throw new Refusal(409, STAYS);
  refuseBeyond(giver, await permissionsOf(tx, name));
  const affected = await presentHolders(tx, doer.at, [name]);
  await tx.delete(roles).where(eq(roles.name, name));
  await stillManages(tx, giver);
  await record(tx, doer, [{ action: 'role-deleted', subject: roleSubject(name) }]);
  return affected;
}

async function setPermissions(tx: Db, doer: Doer, giver: Giver, role: RoleRow, wanted: Set<number>): Promise<boolean> {
  const had = new Set(await permissionsOf(tx, role.name));
  const given = [...wanted].filter((id) => !had.has(id));
  const taken = [...had].filter((id) => !wanted.has(id));
  if (given.length + taken.length === 0) return false;
  if (await losesMaster(tx, role.name, wanted)) throw new Refusal(409, MASTER_KEPT);
  refuseBeyond(giver, [...given, ...taken]);
  const names = await knownPermissions(tx, [...given, ...taken]);
  if (given.length > 0)
    await tx.insert(permissionRoles).values(given.map((permissionId) => ({ permissionId, role: role.name })));
  if (taken.length > 0)
    await tx
      .delete(permissionRoles)
      .where(and(eq(permissionRoles.role, role.name), inArray(permissionRoles.permissionId, taken)));
  const named = (ids: number[]) => ids.flatMap((id) => names.get(id) ?? []);
  const detail = { given: named(given), taken: named(taken) };
  await record(tx, doer, [{ action: 'role-permissions-changed', subject: roleSubject(role.name), detail }]);
  return true;
}

/** The whole matrix or nothing. Answers whose open pages change with it. */
export async function saveMatrix(tx: Db, doer: Doer, giver: Giver, asked: RolePermissions['roles']): Promise<number[]> {
  await refuseUnknown(
    tx,
    asked.flatMap((one) => one.permissionIds),
    'roles.permissionIds',
  );
  const changed: string[] = [];
  for (const { role: name, version, permissionIds } of asked) {
    const role = await lockRole(tx, name);
    await refuseStale(tx, role, version);
    if (await setPermissions(tx, doer, giver, role, new Set(permissionIds))) changed.push(name);
  }
  await touchRoles(tx, doer, changed);
  await stillManages(tx, giver);
  return presentHolders(tx, doer.at, changed);
}
