import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const subscribers = pgTable('newsletter_subscribers', {
  email: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
