import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { isActive } from '#api/whoMay.ts';
import { accountInfo } from '#features/account/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { FOLLOWS, NOTICES, PAGES, PROFILES } from './samplePeople.ts';
import { POSTS, type SamplePost } from './samplePosts.ts';
import {
  profileCommentLikes,
  profileComments,
  profileFollows,
  profileLikes,
  profileMedia,
  profilePollOptions,
  profilePolls,
  profilePosts,
  profiles,
  profileVotes,
  schoolNotices,
  schoolPageFollows,
  schoolPages,
} from './tables.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAYS_OPEN = 12 * 24 * HOUR;
const PICTURE = { width: 960, height: 640 };

type IdOf = (name: string) => number | undefined;
const idsOf = (names: readonly string[] = [], idOf: IdOf) => names.flatMap((name) => idOf(name) ?? []);

async function layProfiles(db: Db, idOf: IdOf) {
  const known = PROFILES.flatMap(({ name, ...rest }) => {
    const personId = idOf(name);
    return personId === undefined ? [] : [{ personId, ...rest }];
  });
  await db
    .insert(profiles)
    .values(known.map(({ personId, designation, lives, cover }) => ({ personId, designation, lives, cover })));
  await db
    .insert(accountInfo)
    .values(known.map(({ personId, about, website = '' }) => ({ personId, bio: about, website })))
    .onConflictDoUpdate({
      target: accountInfo.personId,
      set: { bio: sql`excluded.bio`, website: sql`excluded.website` },
    });
}

async function layFollows(db: Db, now: number, idOf: IdOf) {
  const pairs = FOLLOWS.flatMap(([who, whom]) =>
    idsOf([who], idOf).flatMap((followerId) => idsOf(whom, idOf).map((followedId) => ({ followerId, followedId }))),
  );
  await db
    .insert(profileFollows)
    .values(pairs.map((pair, at) => ({ ...pair, at: new Date(now - (pairs.length - at) * 9 * HOUR) })));
}

async function laySchool(db: Db, now: number, idOf: IdOf) {
  for (const { picture, followers, ...page } of PAGES) {
    const src = `/profile/page-${picture}.svg`;
    const [made] = await db
      .insert(schoolPages)
      .values({ ...page, src, createdAt: new Date(now - 90 * 24 * HOUR) })
      .returning({ id: schoolPages.id });
    const ids = idsOf(followers, idOf);
    if (!made || ids.length === 0) continue;
    await db
      .insert(schoolPageFollows)
      .values(ids.map((personId) => ({ pageId: made.id, personId, at: new Date(now - 40 * 24 * HOUR) })));
  }
  await db.insert(schoolNotices).values(
    NOTICES.map(([days, who, text, tags]) => ({
      ...{ authorId: idOf(who) ?? null, text, tags },
      createdAt: new Date(now - days * 24 * HOUR),
    })),
  );
}

async function layPoll(db: Db, postId: number, poll: NonNullable<SamplePost['poll']>, at: number, idOf: IdOf) {
  const closesAt = new Date(poll.closed ? at + 5 * 24 * HOUR : at + DAYS_OPEN);
  const [made] = await db
    .insert(profilePolls)
    .values({ postId, question: poll.question, closesAt })
    .returning({ id: profilePolls.id });
  if (!made) throw new Error('the poll was not stored');
  for (const [position, [name, voters]] of poll.options.entries()) {
    const [option] = await db
      .insert(profilePollOptions)
      .values({ pollId: made.id, position, name })
      .returning({ id: profilePollOptions.id });
    const votes = idsOf(voters, idOf).map((personId, nth) => ({
      ...{ pollId: made.id, optionId: option?.id ?? 0, personId },
      at: new Date(at + (nth * 4 + position + 1) * HOUR),
    }));
    if (votes.length > 0) await db.insert(profileVotes).values(votes);
  }
}

async function layAnswers(db: Db, postId: number, post: SamplePost, at: number, now: number, idOf: IdOf) {
  const soon = (steps: number) => new Date(Math.min(at + steps * 17 * MINUTE, now - MINUTE));
  const likes = [...new Set(idsOf(post.likes, idOf))];
  if (likes.length > 0) {
    await db.insert(profileLikes).values(likes.map((personId, nth) => ({ postId, personId, at: soon(nth + 1) })));
  }
  for (const [nth, [who, text, likedBy]] of (post.comments ?? []).entries()) {
    const authorId = idOf(who);
    if (authorId === undefined) continue;
    const [made] = await db
      .insert(profileComments)
      .values({ postId, authorId, text, createdAt: soon(2 * nth + 2) })
      .returning({ id: profileComments.id });
    const fans = idsOf(likedBy, idOf).map((personId) => ({ commentId: made?.id ?? 0, personId }));
    if (fans.length > 0) await db.insert(profileCommentLikes).values(fans);
  }
}

async function layPosts(db: Db, now: number, idOf: IdOf) {
  const made = new Map<string, number>();
  for (const post of POSTS) {
    const authorId = idOf(post.who);
    if (authorId === undefined) continue;
    const at = now - post.ago * HOUR;
    const { text = '', link = '', shares, announcement = false } = post;
    const sharedId = shares ? [...made].find(([words]) => words.startsWith(shares))?.[1] : undefined;
    const [stored] = await db
      .insert(profilePosts)
      .values({
        ...{ authorId, text, link, isAnnouncement: announcement, createdAt: new Date(at) },
        ...(sharedId === undefined ? {} : { isShare: true, sharedId }),
      })
      .returning({ id: profilePosts.id });
    if (!stored) throw new Error('the post was not stored');
    made.set(text, stored.id);
    const pictures = (post.pictures ?? []).map(([name, alt], position) => ({
      ...{ postId: stored.id, authorId, position, name: alt, src: `/profile/photo-${name}.svg` },
      ...PICTURE,
    }));
    if (pictures.length > 0) await db.insert(profileMedia).values(pictures);
    if (post.poll) await layPoll(db, stored.id, post.poll, at, idOf);
    await layAnswers(db, stored.id, post, at, now, idOf);
  }
}

/** What a school's people show each other: profiles, posts, polls, who follows whom. */
export async function layProfilesAndPosts(db: Db, clock: Date) {
  const now = clock.getTime();
  const names = PROFILES.map((one) => one.name);
  const found = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(inArray(people.fullName, names), isActive))
    .orderBy(people.id);
  const idOf: IdOf = (name) => found.find((one) => one.fullName === name)?.id;
  if (found.length === 0) return;
  await layProfiles(db, idOf);
  await layFollows(db, now, idOf);
  await laySchool(db, now, idOf);
  await layPosts(db, now, idOf);
}
