import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { people } from '#features/people/api/tables.ts';
import type { SchoolNotice, SchoolPage } from '#features/profile/contract.ts';
import { schoolNotices, schoolPageFollows, schoolPages } from './tables.ts';

const followers = (but?: SQL) => sql<number>`(SELECT count(*)::int FROM ${schoolPageFollows}
  WHERE ${and(eq(schoolPageFollows.pageId, schoolPages.id), but)})`;

/** The most followed first. One's own click counts for nothing there: nothing jumps away under it. */
export function readPages(db: Db, me: Me, most: number, which?: SQL): Promise<SchoolPage[]> {
  const isFollowed = sql<boolean>`EXISTS (SELECT 1 FROM ${schoolPageFollows}
    WHERE ${schoolPageFollows.pageId} = ${schoolPages.id} AND ${schoolPageFollows.personId} = ${me.id})`;
  return db
    .select({
      ...{ id: schoolPages.id, kind: schoolPages.kind, name: schoolPages.name, subtitle: schoolPages.subtitle },
      ...{ avatar: schoolPages.src, followers: followers(), isFollowed },
    })
    .from(schoolPages)
    .where(and(isNull(schoolPages.deletedAt), which))
    .orderBy(desc(followers(ne(schoolPageFollows.personId, me.id))), asc(schoolPages.id))
    .limit(most);
}

export async function readNotices(db: Db, most: number, which?: SQL): Promise<SchoolNotice[]> {
  const found = await db
    .select({
      ...{ id: schoolNotices.id, desc: schoolNotices.text, tags: schoolNotices.tags },
      ...{ createdAt: schoolNotices.createdAt, avatar: people.avatar },
      title: sql<string>`coalesce(${people.fullName}, '')`,
      username: sql<string>`coalesce(${people.username}, '')`,
    })
    .from(schoolNotices)
    .leftJoin(people, eq(people.id, schoolNotices.authorId))
    .where(and(isNull(schoolNotices.deletedAt), which))
    .orderBy(desc(schoolNotices.id))
    .limit(most);
  return found.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }));
}
