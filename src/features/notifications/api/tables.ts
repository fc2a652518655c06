import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '#features/notifications/contract.ts';
import { people } from '#features/people/api/tables.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    link: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('notifications_person').on(t.personId, t.id),
    index('notifications_unread').on(t.personId).where(sql`${t.readAt} IS NULL`),
  ],
);
