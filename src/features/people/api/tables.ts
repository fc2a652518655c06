import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AccessRole, PermissionRole } from '#contract/access.ts';
import type { PersonStatus } from '#features/people/contract.ts';
import type { Preferences } from '#features/preferences/contract.ts';

/** Every person is one row, whichever list shows it. */
export const people = pgTable(
  'people',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    access: text().$type<AccessRole>().notNull(),
    fullName: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    passwordHash: text(),
    status: text().$type<PersonStatus>().notNull().default('active'),
    avatar: text(),
    avatarColor: text(),
    role: text().notNull().default('subscriber'),
    currentPlan: text().notNull().default('basic'),
    billing: text().notNull().default('Auto Debit'),
    company: text().notNull().default(''),
    country: text().notNull().default(''),
    contact: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastActiveAt: timestamp({ withTimezone: true }),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    mustChangePassword: boolean().notNull().default(false),
    /** Set while two-step verification is being turned on; in force once it is confirmed. */
    totpSecret: text(),
    totpConfirmedAt: timestamp({ withTimezone: true }),
    /** The time step of the last code that was taken: a code works once. */
    totpLastStep: integer(),
    preferences: jsonb().$type<Preferences>().notNull().default({}),
    /** What the search looks in: lower case, without accents. */
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(full_name || ' ' || username || ' ' || email)`),
    nameKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(full_name)`),
  },
  (t) => [
    uniqueIndex('people_email').on(sql`lower(${t.email})`),
    uniqueIndex('people_username').on(sql`lower(${t.username})`),
    index('people_name').on(t.nameKey, t.id),
    index('people_access_name').on(t.access, t.nameKey, t.id),
    // fastupdate off: a long pending list would turn searches into sequential scans.
    index('people_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** Permission roles given to client accounts: none, one or several. */
export const personRoles = pgTable(
  'person_roles',
  {
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text().$type<PermissionRole>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.role] })],
);
