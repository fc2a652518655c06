import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment. */
export const time = () => timestamp({ withTimezone: true });

/** Whole cents. */
export const money = () => bigint({ mode: 'number' });

/** Sorted by the letters' codes, the same on every machine. */
export const inC = (key: AnyPgColumn | SQL): SQL => sql`${key} COLLATE "C"`;

/** Without case and accents, as lists sort names. */
export const folded = (column: AnyPgColumn): SQL => inC(sql`lms_fold(${column})`);
