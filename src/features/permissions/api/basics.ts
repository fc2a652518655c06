import type { Db } from '#api/db.ts';
import { PERMISSION_GRANTS, PERMISSION_KEYS } from '#contract/access.ts';
import { permissionRoles, permissions } from './tables.ts';

/** The nine named permissions with their roles: part of the product, not of the sample data. */
export async function layPermissions(db: Db, now: Date) {
  const values = PERMISSION_KEYS.map((key) => ({ key, name: PERMISSION_GRANTS[key].name, createdAt: now }));
  const laid = await db.insert(permissions).values(values).returning({ id: permissions.id, key: permissions.key });
  const roles = laid.flatMap(({ id, key }) =>
    key ? PERMISSION_GRANTS[key].roles.map((role) => ({ permissionId: id, role })) : [],
  );
  await db.insert(permissionRoles).values(roles);
}
