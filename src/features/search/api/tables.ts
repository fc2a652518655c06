import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const selectItems = pgTable('select_items', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  value: text().notNull().unique(),
  label: text().notNull(),
});

export const autocompleteItems = pgTable(
  'autocomplete_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    rank: integer().notNull(),
  },
  (t) => [index('autocomplete_rank').on(t.rank, t.id)],
);
