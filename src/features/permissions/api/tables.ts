import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PermissionKey, PermissionRole } from '#contract/access.ts';

export const permissions = pgTable('permissions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** One of the nine that open something (PERMISSION_GRANTS); none for those added later, which open nothing by themselves. */
  key: text().$type<PermissionKey>().unique(),
  name: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const permissionRoles = pgTable(
  'permission_roles',
  {
    permissionId: integer()
      .notNull()
      .references(() => permissions.id, { onDelete: 'cascade' }),
    role: text().$type<PermissionRole>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.permissionId, t.role] })],
);
