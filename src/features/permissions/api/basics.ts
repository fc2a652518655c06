import type { Db } from '#api/db.ts';
import { PERMISSION_GRANTS, PERMISSION_KEYS, type PermissionKey } from '#contract/access.ts';
import { permissionRoles, permissions } from './tables.ts';

/** Standard permissions with their standard roles, under the given names. */
export async function layPermissions(
  db: Db,
  now: Date,
  keys: readonly PermissionKey[] = PERMISSION_KEYS,
  nameOf = (key: PermissionKey) => PERMISSION_GRANTS[key].name,
) {
  const values = keys.map((key) => ({ key, name: nameOf(key), createdAt: now }));
  const laid = await db.insert(permissions).values(values).returning({ id: permissions.id, key: permissions.key });
  const roles = laid.flatMap(({ id, key }) =>
    key ? PERMISSION_GRANTS[key].roles.map((role) => ({ permissionId: id, role })) : [],
  );
  await db.insert(permissionRoles).values(roles);
}
