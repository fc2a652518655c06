import { and, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { fileUrl } from '#api/fileAccess.ts';
import { accountInfo } from '#features/account/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { people, personDetails } from '#features/people/api/tables.ts';
import { drawnCover } from '#features/profile/choices.ts';
import { type Frame, usualCover } from '#features/profile/contract.ts';
import { readPhotos } from './feed.ts';
import { findPerson, suggest } from './persons.ts';
import { readNotices, readPages } from './school.ts';
import { profileFollows, profileMedia, profilePosts, profiles } from './tables.ts';

const PHOTOS = 9;
const SUGGESTIONS = 5;
const PAGES = 6;
const NOTICES = 5;

async function readHeader(db: Db, id: number) {
  const [own] = await db
    .select({ profile: profiles, fileName: files.name })
    .from(profiles)
    .leftJoin(files, eq(files.id, profiles.coverFileId))
    .where(eq(profiles.personId, id));
  const { designation = '', lives = '', cover = null, coverFileId = null } = own?.profile ?? {};
  const drawn = cover === null ? usualCover(id) : drawnCover(cover);
  return {
    designation,
    lives,
    coverImg: coverFileId === null ? drawn : fileUrl(coverFileId, own?.fileName ?? 'cover'),
  };
}

/** What the account settings keep of it: no birthday, no phone. */
async function readTold(db: Db, id: number) {
  const [told] = await db
    .select({
      ...{ about: accountInfo.bio, website: accountInfo.website },
      ...{ socialLinks: personDetails.socialLinks, connections: personDetails.connections },
    })
    .from(people)
    .leftJoin(accountInfo, eq(accountInfo.personId, people.id))
    .leftJoin(personDetails, eq(personDetails.personId, people.id))
    .where(eq(people.id, id));
  const { about, website, socialLinks, connections } = told ?? {};
  return {
    ...{ about: about ?? '', website: website ?? '' },
    ...{ socialLinks: socialLinks ?? {}, connections: connections ?? {} },
  };
}

async function readCounts(db: Db, id: number): Promise<Frame['counts']> {
  const howMany = async (table: PgTable, where: SQL | undefined) => {
    const [counted] = await db.select({ total: count() }).from(table).where(where);
    return counted?.total ?? 0;
  };
  const [photos] = await db
    .select({ total: count() })
    .from(profileMedia)
    .innerJoin(profilePosts, eq(profilePosts.id, profileMedia.postId))
    .where(and(eq(profileMedia.authorId, id), eq(profileMedia.kind, 'picture'), isNull(profilePosts.deletedAt)));
  return {
    posts: await howMany(profilePosts, and(eq(profilePosts.authorId, id), isNull(profilePosts.deletedAt))),
    photos: photos?.total ?? 0,
    followers: await howMany(profileFollows, eq(profileFollows.followedId, id)),
    following: await howMany(profileFollows, eq(profileFollows.followerId, id)),
  };
}

const doesFollow = async (db: Db, followerId: number, followedId: number) =>
  (await db.$count(
    profileFollows,
    and(eq(profileFollows.followerId, followerId), eq(profileFollows.followedId, followedId)),
  )) > 0;

/** Addresses are for oneself and for those who work at the school. */
const mayKnowEmail = (me: Me, id: number) => me.id === id || me.access !== 'Student';

/** Everything around somebody's posts, as the caller may see it. */
export async function readFrame(db: Db, me: Me, id: number): Promise<Frame> {
  const person = await findPerson(db, me, id);
  const { designation, lives, coverImg } = await readHeader(db, id);
  return {
    ...{ id, access: person.access, isMe: id === me.id },
    isFollowed: await doesFollow(db, me.id, id),
    followsMe: await doesFollow(db, id, me.id),
    header: {
      ...{ avatar: person.avatar, username: person.username, fullName: person.fullName },
      ...{ designation, coverImg },
    },
    userAbout: {
      ...(await readTold(db, id)),
      ...{ joined: person.createdAt.toISOString(), lives, country: person.country },
      email: mayKnowEmail(me, id) ? person.email : null,
    },
    counts: await readCounts(db, id),
    suggestedPages: await readPages(db, me, PAGES),
    twitterFeeds: await readNotices(db, NOTICES),
    latestPhotos: (await readPhotos(db, id, undefined, PHOTOS)).photos,
    suggestions: await suggest(db, me, SUGGESTIONS),
  };
}
