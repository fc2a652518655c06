import { type SQL, sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#features/people/api/tables.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What people uploaded. The content is in the database, so every home and every process has it, and so has a backup. */
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
    content: bytes().notNull(),
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
  ],
);
