import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about this installation: its signing key when none is set, and whether the sample data was laid. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
