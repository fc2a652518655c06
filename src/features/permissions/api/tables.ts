import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PermissionKey, PermissionRole } from '#contract/access.ts';

/** What is given to client accounts. Its name is its key: people and permissions follow when it is renamed. */
export const roles = pgTable(
  'roles',
  {
    name: text().$type<PermissionRole>().primaryKey(),
    description: text().notNull().default(''),
    builtIn: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Goes up with every change of its words or its permissions: who saves over a change that they did not see is told. */
    version: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }),
    changedBy: text().notNull().default(''),
    /** Who added it, where that was sent with a key of its own. */
    addedById: integer(),
    writingKey: uuid(),
  },
  (t) => [
    uniqueIndex('roles_name').on(sql`lower(${t.name})`),
    uniqueIndex('roles_writing').on(t.addedById, t.writingKey),
  ],
);

export const permissions = pgTable(
  'permissions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** One of the nine that open something (PERMISSION_GRANTS); none for those added later, which open nothing by themselves. */
    key: text().$type<PermissionKey>().unique(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Who added it, where that was sent with a key of its own. */
    addedById: integer(),
    writingKey: uuid(),
    /** What the search looks in: the name and `14 Apr 2021, 8:43 PM`, each on its line, in lower case without accents. */
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(name || chr(10) || lms_moment(created_at))`),
  },
  (t) => [
    uniqueIndex('permissions_name').on(sql`lower(${t.name})`),
    uniqueIndex('permissions_writing').on(t.addedById, t.writingKey),
    index('permissions_by_name').on(sql`lower(${t.name}) COLLATE "C"`, t.id),
    index('permissions_by_created').on(t.createdAt, t.id),
    index('permissions_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

export const permissionRoles = pgTable(
  'permission_roles',
  {
    permissionId: integer()
      .notNull()
      .references(() => permissions.id, { onDelete: 'cascade' }),
    role: text()
      .$type<PermissionRole>()
      .notNull()
      .references(() => roles.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.permissionId, t.role] }), index('permission_roles_role').on(t.role, t.permissionId)],
);
