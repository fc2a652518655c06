import { eq, inArray } from 'drizzle-orm';
import { isWanted, type NoticeFlag } from '#contract/notices.ts';
import { people, personDetails } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';

/** Who of them wants to be told of this, in one way or another. Whoever never chose gets what is usual. */
export async function whoWants(db: Db, flag: NoticeFlag, personIds: number[]): Promise<number[]> {
  if (personIds.length === 0) return [];
  const found = await db
    .select({ id: people.id, notices: personDetails.notices })
    .from(people)
    .leftJoin(personDetails, eq(personDetails.personId, people.id))
    .where(inArray(people.id, personIds));
  const wanting = new Set(found.filter(({ notices }) => isWanted(flag, notices ?? {})).map((one) => one.id));
  return [...new Set(personIds)].filter((id) => wanting.has(id));
}
