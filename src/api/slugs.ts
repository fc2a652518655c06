import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Addresses of one kind are given out one after the other: two that look at the same moment would find the same one free. */
export const lineForSlugs = (tx: Db, lock: number) => tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);

/** The address itself, or with the first number that makes it free. */
export function freeOf(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}
