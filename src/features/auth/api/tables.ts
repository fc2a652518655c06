import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#api/columns.ts';
import { ofPerson } from '#api/personColumns.ts';
import type { DeviceKind } from '#features/dashboards/contract.ts';
import { people } from '#features/people/api/tables.ts';

/** One login on one device. Ending it makes its tokens worthless at once. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    personId: ofPerson(),
    createdAt: time().notNull(),
    lastUsedAt: time().notNull(),
    endedAt: time(),
    remember: boolean().notNull(),
    device: text().notNull(),
    address: text().notNull(),
    /** As whom an administrator looks at the product in this login. */
    viewingId: integer().references(() => people.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('sessions_person').on(t.personId, t.lastUsedAt),
    // Deleting somebody looks here for whoever is looking as them.
    index('sessions_viewing').on(t.viewingId).where(sql`${t.viewingId} IS NOT NULL`),
  ],
);

/** Every sign-in that succeeded, to be counted by day. It outlives the session, and the person for whom it counts. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    at: time().notNull(),
    device: text().$type<DeviceKind>().notNull(),
  },
  (t) => [
    // Counting reads the index alone.
    index('sign_ins_at').on(t.at, t.device, t.personId),
    // Different people are counted along it, without sorting.
    index('sign_ins_by_person').on(t.personId, t.at),
  ],
);

/** Stored hashed and used once; a second use of one ends the whole login. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId), index('refresh_tokens_expiry').on(t.expiresAt)],
);

export type OneTimeKind = 'reset-password' | 'verify-email' | 'change-email' | 'two-steps' | 'invitation' | 'practice';

/**
 * Links in mails and the ticket between password and code, used once; the key with which a practice was begun. Stored
 * hashed.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    hash: text().primaryKey(),
    personId: ofPerson(),
    kind: text().$type<OneTimeKind>().notNull(),
    /** What the token stands for: the email it verifies, whether to remember the login, the practice. */
    detail: text().notNull().default(''),
    createdAt: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
  },
  (t) => [index('one_time_tokens_person').on(t.personId, t.kind)],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text().primaryKey(),
    personId: ofPerson(),
  },
  (t) => [index('recovery_codes_person').on(t.personId)],
);
