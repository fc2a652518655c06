import { type SQL, sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FilePurpose } from '#features/files/contract.ts';
import { people } from '#features/people/api/tables.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What people uploaded. Its content is in the storage, or still in the row until housekeeping moves it there. */
export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ownerId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    /** Where the storage has it. */
    storageKey: text().unique(),
    /** What was written together with other rows, or before there was a storage. */
    content: bytes(),
    /** In hexadecimal; unknown while an old content is in the row. */
    sha256: text(),
    /** Of pictures, so that a page can leave room for them. */
    width: integer(),
    height: integer(),
    /** Kept on purpose, or there for something that shows it. */
    purpose: text().$type<FilePurpose>().notNull().default('kept'),
    /** Since when nothing has shown this attachment. */
    looseSince: timestamp({ withTimezone: true }),
    /** Shared files can be opened by all who see the whole school; others by their owner alone. */
    shared: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(name)`),
  },
  (t) => [
    index('files_owner').on(t.ownerId),
    index('files_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
    index('files_in_rows').on(t.id).where(sql`${t.content} IS NOT NULL`),
    index('files_loose').on(t.looseSince).where(sql`${t.looseSince} IS NOT NULL`),
    index('files_attached').on(t.id).where(sql`${t.purpose} = 'attachment' AND ${t.looseSince} IS NULL`),
  ],
);

/** The storage of a home that has no folder. */
export const fileContents = pgTable('file_contents', { key: text().primaryKey(), content: bytes().notNull() });

/**
 * Objects of the storage that no row refers to: not yet, while one is being written, or not any more. What stays here
 * past its time is deleted. A trigger adds what deleted rows leave behind.
 */
export const looseObjects = pgTable(
  'loose_objects',
  {
    key: text().primaryKey(),
    /** The file whose content is on its way from its row into this object: one at a time. */
    fileId: integer().unique(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
  },
  (t) => [index('loose_objects_due').on(t.dueAt)],
);
