import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DashboardName } from '#features/dashboards/choices.ts';
import type { PlacedCard } from '#features/dashboards/contract.ts';
import { people } from '#features/people/api/tables.ts';

/** How somebody arranged a dashboard. Whoever has no row has it as it comes. */
export const dashboardLayouts = pgTable(
  'dashboard_layouts',
  {
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().$type<DashboardName>().notNull(),
    cards: jsonb().$type<PlacedCard[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.name] })],
);
