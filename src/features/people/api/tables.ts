import { isNotNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccessRole, PermissionRole } from '#contract/access.ts';
import type { BillingAddress, Connections, PlanPeriod, SocialLinks } from '#contract/account.ts';
import type { NoticeChoices } from '#contract/notices.ts';
import type { ImportPlan, ImportRow } from '#features/people/contract.ts';
import type { PersonStatus } from '#features/people/listContract.ts';
import { roles } from '#features/permissions/api/tables.ts';
import type { Preferences } from '#features/preferences/contract.ts';

const lowered = (column: AnyPgColumn): SQL => sql`lower(${column})`;
const inC = (key: AnyPgColumn | SQL): SQL => sql`${key} COLLATE "C"`;
const folded = (column: AnyPgColumn): SQL => sql`lms_fold(${column})`;
/** What the accounts list calls a status: somebody who was suspended is inactive there. */
const told = (status: AnyPgColumn): SQL => sql`replace(${status}, 'suspended', 'inactive')`;

/** As which the accounts list has somebody until it is told otherwise: nobody who runs the school subscribes to it. */
export const firstAccountRole = (access: AccessRole) => (access === 'admin' ? { role: 'admin' } : {});

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
    /** What the pages spoke that they signed in with last; before that, the language of whoever made the account. Counts for mails while they have chosen none themselves. */
    language: text().$type<NonNullable<Preferences['language']>>(),
    /** Who added them, where that was sent with a key of its own. */
    addedById: integer(),
    writingKey: uuid(),
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
    // One for each way to sort: the page is found in the index alone, filtered by role and status on the way. Texts sort
    // by code points on every server, whatever its locale.
    index('people_by_name').on(inC(t.nameKey), t.id, t.access, t.status, inC(t.role), inC(t.currentPlan)),
    index('people_by_username').on(inC(lowered(t.username)), t.id, t.access, t.status, t.username),
    index('people_by_email').on(inC(lowered(t.email)), t.id, t.access, t.status, t.email),
    index('people_by_role').on(inC(lowered(t.access)), t.id, t.access, t.status),
    index('people_by_status').on(inC(t.status), t.id, t.access, t.status),
    index('people_by_created').on(t.createdAt, t.id, t.access, t.status),
    index('people_by_active').on(t.lastActiveAt, t.id, t.access, t.status),
    index('people_by_active_down').on(t.lastActiveAt.desc().nullsLast(), t.id.desc().nullsFirst(), t.access, t.status),
    uniqueIndex('people_writing').on(t.addedById, t.writingKey).where(isNotNull(t.writingKey)),
    index('people_by_id').on(t.id, t.access, t.status),
    index('people_group').on(t.access, t.status),
    // More ways to sort, for the accounts list; role and plan are what it is filtered by.
    index('people_by_account_role').on(inC(t.role), t.id, inC(t.currentPlan), t.status),
    index('people_by_plan').on(inC(t.currentPlan), t.id, inC(t.role), t.status),
    index('people_by_billing').on(inC(t.billing), t.id),
    index('people_by_company').on(inC(folded(t.company)), t.id),
    index('people_by_country').on(inC(folded(t.country)), t.id),
    index('people_by_contact').on(inC(t.contact), t.id),
    index('people_by_told_status').on(inC(told(t.status)), t.id),
    // fastupdate off: a long pending list would turn searches into sequential scans.
    // Role and status stand beside the words: a common word within a role reads those who have both, and nobody else.
    index('people_search')
      .using('gin', sql`${t.search} gin_trgm_ops`, sql`(ARRAY[${t.access}, ${t.status}])`)
      .with({ fastupdate: false }),
  ],
);

/** Role and status, written as in the index of words. */
export const peopleGroup = sql`(ARRAY[${people.access}, ${people.status}])`;

/** What the list of people can be sorted by, written as in its indexes. */
export const peopleKeys = {
  fullName: inC(people.nameKey),
  username: inC(lowered(people.username)),
  email: inC(lowered(people.email)),
  role: inC(lowered(people.access)),
  status: inC(people.status),
  createdAt: people.createdAt,
  lastActiveAt: people.lastActiveAt,
  id: people.id,
};

/** Everybody by name, as lists and pickers find them. */
export const peopleByName = {
  table: people,
  id: people.id,
  search: people.search,
  sortable: { fullName: peopleKeys.fullName },
  indexed: ['fullName'],
  neverNull: ['fullName'],
};
export const BY_NAME = { sort: 'asc', sortColumn: 'fullName' } as const;

/** The same for the accounts list. */
export const accountKeys = {
  ...peopleKeys,
  role: inC(people.role),
  currentPlan: inC(people.currentPlan),
  billing: inC(people.billing),
  status: inC(told(people.status)),
  company: inC(folded(people.company)),
  country: inC(folded(people.country)),
  contact: inC(people.contact),
};

/** What is known of somebody beyond what lists show. Whoever has no row has said and changed nothing. */
export const personDetails = pgTable(
  'person_details',
  {
    personId: integer()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    planPeriod: text().$type<PlanPeriod>().notNull().default('monthly'),
    planSince: timestamp({ withTimezone: true }),
    /** A cancelled plan goes on until then. */
    planEndsAt: timestamp({ withTimezone: true }),
    billingAddress: jsonb().$type<Partial<BillingAddress>>().notNull().default({}),
    notices: jsonb().$type<NoticeChoices>().notNull().default({}),
    connections: jsonb().$type<Connections>().notNull().default({}),
    socialLinks: jsonb().$type<SocialLinks>().notNull().default({}),
  },
  (t) => [index('person_details_ending').on(t.planEndsAt).where(sql`${t.planEndsAt} IS NOT NULL`)],
);

/**
 * How many people there are, by role and status: of all, and along each way to sort (by two first letters, by day, by
 * five thousand ids). Triggers on `people` add a fresh row for what a statement changed, and add fresh ones up now and
 * then; the sum over all rows is always right, and writers never wait for each other.
 */
export const peopleTallies = pgTable(
  'people_tallies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    /** Empty for those without a date. */
    bucket: text().notNull(),
    access: text().$type<AccessRole>().notNull(),
    status: text().$type<PersonStatus>().notNull(),
    n: integer().notNull(),
    fresh: boolean().notNull().default(true),
  },
  (t) => [
    index('people_tallies_bucket').on(t.kind, inC(t.bucket)),
    index('people_tallies_fresh').on(t.id).where(sql`${t.fresh}`),
  ],
);

/** Permission roles given to client accounts: none, one or several. */
export const personRoles = pgTable(
  'person_roles',
  {
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text()
      .$type<PermissionRole>()
      .notNull()
      .references(() => roles.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.personId, t.role] }), index('person_roles_role').on(t.role, t.personId)],
);

/** An uploaded list of people between its upload and its run. */
export const peopleImports = pgTable('people_imports', {
  id: text().primaryKey(),
  askedById: integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' }),
  fileName: text().notNull(),
  headings: text().array().notNull(),
  plan: jsonb().$type<ImportPlan>().notNull(),
  problems: jsonb().$type<string[]>().notNull().default([]),
  jobId: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

export const peopleImportRows = pgTable(
  'people_import_rows',
  {
    importId: text()
      .notNull()
      .references(() => peopleImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: text().array().notNull(),
    outcome: text().$type<ImportRow['outcome']>().notNull(),
    problems: jsonb().$type<ImportRow['problems']>().notNull().default([]),
    /** Whom it changes. */
    personId: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('people_import_rows_outcome').on(t.importId, t.outcome, t.line),
  ],
);
