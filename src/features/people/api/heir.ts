import { and, asc, desc, eq, notInArray, or } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { people } from './tables.ts';

/**
 * Who takes over the pictures that others still see: an administrator who stays, first of all the one who deletes. Whose
 * a file is opens it, so it is nobody who may do less.
 */
export async function heirOf(db: Db, leaving: number[], doerId: number): Promise<number | undefined> {
  const isDoer = eq(people.id, doerId);
  const [found] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.access, 'admin'), or(eq(people.status, 'active'), isDoer), notInArray(people.id, leaving)))
    .orderBy(desc(isDoer), asc(people.id))
    .limit(1);
  return found?.id;
}
