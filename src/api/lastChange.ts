import { eq } from 'drizzle-orm';
import { people } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Who was quicker, and when by the clocks of UTC, for the sentence that refuses to write over it. */
export async function lastChange(
  db: Db,
  { changedById, changedAt }: { changedById: number | null; changedAt: Date },
): Promise<{ name: string; when: string }> {
  const [who] = await db
    .select({ name: people.fullName })
    .from(people)
    .where(eq(people.id, changedById ?? 0));
  return { name: who?.name ?? 'Somebody', when: WHEN.format(changedAt) };
}
