import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#api/columns.ts';
import type { Area } from '#contract/access.ts';
import type { KeyScope } from '#features/apikeys/contract.ts';
import { people } from '#features/people/api/tables.ts';

/** Keys that stand for a person on the API. Of the key itself only its hash is kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** How the key begins: enough to know it by, too little to use it. */
    prefix: text().notNull(),
    hash: text().notNull().unique(),
    scope: text().$type<KeyScope>().notNull(),
    /** None: wherever the person may go. */
    areas: text().array().$type<Area[]>().notNull().default([]),
    createdAt: time().notNull(),
    expiresAt: time(),
    lastUsedAt: time(),
    revokedAt: time(),
    writingKey: uuid(),
  },
  (t) => [index('api_keys_person').on(t.personId, t.id)],
);
