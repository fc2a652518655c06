import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The figures of the cards, one by one. A card that is a list has its lines from 1 on; line 0 is the card itself. */
export const cardFigures = pgTable(
  'card_figures',
  {
    card: text().notNull(),
    line: integer().notNull().default(0),
    key: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.card, t.line, t.key] })],
);

/** What the cards with a chart draw. */
export const cardSeries = pgTable(
  'card_series',
  {
    card: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    data: jsonb().$type<number[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.card, t.position] })],
);
