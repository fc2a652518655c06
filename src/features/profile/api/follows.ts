import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps, Me } from '#api/deps.ts';
import { badInput } from '#api/errors.ts';
import { count } from '#api/limits.ts';
import { notify } from '#api/notify.ts';
import { isActive } from '#api/whoMay.ts';
import { whoWants } from '#api/wishes.ts';
import { people } from '#features/people/api/tables.ts';
import { readCards } from './persons.ts';
import { profileFollows } from './tables.ts';
import type { Hand } from './writePost.ts';

const NOT_ONESELF = 'You cannot follow yourself.';
/** Going and coming back is no news. */
const TOLD = { points: 1, seconds: 7 * 86_400 };

export async function follow(deps: Deps, { me, at }: Hand, id: number) {
  if (id === me.id) throw badInput({ id: [NOT_ONESELF] });
  const made = await deps.db
    .insert(profileFollows)
    .values({ followerId: me.id, followedId: id, at })
    .onConflictDoNothing()
    .returning({ id: profileFollows.id });
  if (made.length === 0) return;
  if ((await count(deps.db, at, `profile-follow:${me.id}:${id}`, TOLD)) > 0) return;
  const to = await whoWants(deps.db, 'followMe', [id]);
  await notify(deps, { to, kind: 'new-follower', data: { name: me.fullName }, link: `/pages/profile/${me.id}` });
}

export const unfollow = (db: Db, me: Me, id: number) =>
  db
    .delete(profileFollows)
    .where(and(eq(profileFollows.followerId, me.id), eq(profileFollows.followedId, id)))
    .returning({ id: profileFollows.id });

/** The newest first; `before` is a place in the list, not a person. */
export async function readFollows(
  db: Db,
  me: Me,
  of: number,
  side: 'followers' | 'following',
  { before, perPage }: { before?: number | undefined; perPage: number },
) {
  const [whose, other] =
    side === 'followers'
      ? [profileFollows.followedId, profileFollows.followerId]
      : [profileFollows.followerId, profileFollows.followedId];
  const found = await db
    .select({ place: profileFollows.id, id: other })
    .from(profileFollows)
    .innerJoin(people, eq(people.id, other))
    .where(and(eq(whose, of), isActive, before === undefined ? undefined : lt(profileFollows.id, before)))
    .orderBy(desc(profileFollows.id))
    .limit(perPage + 1);
  const page = found.slice(0, perPage);
  const cards = await readCards(
    db,
    me,
    page.map((one) => one.id),
  );
  return { people: cards, next: found.length > perPage ? (page.at(-1)?.place ?? null) : null };
}
