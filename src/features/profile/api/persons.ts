import { and, desc, eq, inArray, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import { isActive } from '#api/whoMay.ts';
import { people } from '#features/people/api/tables.ts';
import type { PersonCard } from '#features/profile/contract.ts';
import { profileFollows, profiles } from './tables.ts';

/** What posts and lists show of a person; `profiles` has to be joined. */
export const personFields = {
  id: people.id,
  fullName: people.fullName,
  username: people.username,
  avatar: people.avatar,
  designation: sql<string>`coalesce(${profiles.designation}, '')`,
};

/** The few who stand under a post or an answer. */
export const faceFields = {
  id: people.id,
  fullName: people.fullName,
  username: people.username,
  avatar: people.avatar,
};

/** Everybody signed in sees who could sign in, too; oneself always. */
export const isVisible = (me: Me): SQL => or(isActive, eq(people.id, me.id)) as SQL;

const NOBODY = 'There is nobody here. They may have left.';

export async function findPerson(db: Db, me: Me, id: number) {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isVisible(me)));
  if (!person) throw notFound(NOBODY);
  return person;
}

/** Whether somebody removes what others wrote, announces, and keeps the school's pages and notices. */
export const mayKeepHouse = (me: Me) => me.ability.can('manage', 'System');

export const isFollowedBy = (me: Me) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${profileFollows} WHERE ${profileFollows.followerId} = ${me.id}
    AND ${profileFollows.followedId} = ${people.id})`;

/** How many of those I follow follow this person too. */
const mutualWith = (me: Me) =>
  sql<number>`(SELECT count(*)::int FROM profile_follows AS mine
    JOIN profile_follows AS theirs ON theirs.follower_id = mine.followed_id
    WHERE mine.follower_id = ${me.id} AND theirs.followed_id = ${people.id})`;

/** People as cards, in the order of the ids. */
export async function readCards(db: Db, me: Me, ids: number[]): Promise<PersonCard[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      ...personFields,
      access: people.access,
      isMe: sql<boolean>`${people.id} = ${me.id}`,
      isFollowed: isFollowedBy(me),
      mutualFriend: mutualWith(me),
    })
    .from(people)
    .leftJoin(profiles, eq(profiles.personId, people.id))
    .where(inArray(people.id, ids));
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whom those I follow follow, the best known first; then, until there are enough, who was here last. */
export async function suggest(db: Db, me: Me, most: number): Promise<PersonCard[]> {
  const known = await rows<{ id: number }>(
    db,
    sql`SELECT theirs.followed_id AS id FROM profile_follows AS mine
      JOIN profile_follows AS theirs ON theirs.follower_id = mine.followed_id
      JOIN ${people} ON ${people.id} = theirs.followed_id AND ${isActive}
      WHERE mine.follower_id = ${me.id} AND theirs.followed_id <> ${me.id}
        AND NOT EXISTS (SELECT 1 FROM profile_follows AS known
          WHERE known.follower_id = ${me.id} AND known.followed_id = theirs.followed_id)
      GROUP BY theirs.followed_id ORDER BY count(*) DESC, theirs.followed_id LIMIT ${most}`,
  );
  const ids = known.map((one) => one.id);
  if (ids.length < most) {
    const others = await db
      .select({ id: people.id })
      .from(people)
      .where(
        and(
          isActive,
          isNotNull(people.lastActiveAt),
          ne(people.id, me.id),
          ids.length > 0 ? notInArray(people.id, ids) : undefined,
          sql`NOT ${isFollowedBy(me)}`,
        ),
      )
      .orderBy(sql`${people.lastActiveAt} DESC NULLS LAST`, desc(people.id))
      .limit(most - ids.length);
    ids.push(...others.map((one) => one.id));
  }
  return readCards(db, me, ids);
}
