import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#features/people/api/tables.ts';

/** Pages a person marked. The pages themselves are the product's (`#contract/pages.ts`). */
export const bookmarks = pgTable(
  'bookmarks',
  {
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    pageId: integer().notNull(),
    markedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.pageId] })],
);
