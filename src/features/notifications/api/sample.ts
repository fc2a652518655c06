import { inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { people } from '#features/people/api/tables.ts';
import { notifications } from './tables.ts';

/** Each demo account finds its first notification. */
export async function layNotifications(db: Db, now: Date, emails: string[]) {
  if (emails.length === 0) return;
  const demo = await db
    .select({ id: people.id, name: people.fullName })
    .from(people)
    .where(inArray(people.email, emails));
  const createdAt = new Date(now.getTime() - 3_600_000);
  await db
    .insert(notifications)
    .values(demo.map(({ id, name }) => ({ personId: id, kind: 'welcome' as const, data: { name }, createdAt })));
}
