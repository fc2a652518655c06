import { eq, inArray } from 'drizzle-orm';
import { isWanted, type NoticeFlag } from '#contract/notices.ts';
import { people, personDetails } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';

const AT_ONCE = 1_000;

/** Who of them wants to be told of this, in one way or another. Whoever never chose gets what is usual. */
export async function whoWants(db: Db, flag: NoticeFlag, personIds: number[]): Promise<number[]> {
  const all = [...new Set(personIds)];
  const wanting = new Set<number>();
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const found = await db
      .select({ id: people.id, notices: personDetails.notices })
      .from(people)
      .leftJoin(personDetails, eq(personDetails.personId, people.id))
      .where(inArray(people.id, all.slice(from, from + AT_ONCE)));
    for (const { id, notices } of found) if (isWanted(flag, notices ?? {})) wanting.add(id);
  }
  return all.filter((id) => wanting.has(id));
}
