import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { isActive } from '#api/whoMay.ts';
import { HIGHEST_ID } from '#contract/highestId.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import type { Photo } from '#features/profile/contract.ts';
import { mediaUrl, readPosts } from './readPosts.ts';
import { profileFollows, profileMedia, profilePosts } from './tables.ts';

/** Newer than every other one; ids are counted up. */
const NEWEST = HIGHEST_ID;

/** Posts between two ids, newest first: of one person, or of all that somebody follows. */
async function feedIds(db: Db, me: Me, of: number | undefined, [after, before]: [number, number], most: number) {
  const between = sql`${profilePosts.deletedAt} IS NULL AND ${profilePosts.id} > ${after} AND ${profilePosts.id} < ${before}`;
  const newest = sql`ORDER BY ${profilePosts.id} DESC LIMIT ${most}`;
  // Each author's newest are found in the index: however many posts there are, a page reads few of them.
  const found = await rows<{ id: number }>(
    db,
    of !== undefined
      ? sql`SELECT ${profilePosts.id} AS id FROM ${profilePosts} WHERE ${profilePosts.authorId} = ${of} AND ${between} ${newest}`
      : sql`SELECT id FROM (
          SELECT theirs.id FROM (SELECT ${me.id}::int AS author_id
              UNION ALL SELECT ${profileFollows.followedId} FROM ${profileFollows}
                JOIN ${people} ON ${people.id} = ${profileFollows.followedId} AND ${isActive}
                WHERE ${profileFollows.followerId} = ${me.id}) AS authors
            CROSS JOIN LATERAL (SELECT ${profilePosts.id} FROM ${profilePosts}
              WHERE ${profilePosts.authorId} = authors.author_id AND ${between} ${newest}) AS theirs
          UNION
          SELECT id FROM (SELECT ${profilePosts.id} FROM ${profilePosts}
            JOIN ${people} ON ${people.id} = ${profilePosts.authorId} AND ${isActive}
            WHERE ${profilePosts.isAnnouncement} AND ${between} ${newest}) AS announced
        ) AS found ORDER BY id DESC LIMIT ${most}`,
  );
  return found.map((one) => one.id);
}

interface Asked {
  of?: number | undefined;
  before?: number | undefined;
  perPage: number;
}

export async function readFeed(db: Db, me: Me, { of, before, perPage }: Asked, now: Date) {
  const ids = await feedIds(db, me, of, [0, before ?? NEWEST], perPage + 1);
  const shown = ids.slice(0, perPage);
  return { posts: await readPosts(db, me, shown, now), next: ids.length > perPage ? (shown.at(-1) ?? null) : null };
}

const MOST_NEWER = 50;

/** How many came since; nobody counts further than fifty. */
export const countNewer = async (db: Db, me: Me, of: number | undefined, after: number) =>
  (await feedIds(db, me, of, [after, NEWEST], MOST_NEWER)).length;

/** The pictures of somebody's posts, newest first. */
export async function readPhotos(db: Db, of: number, before: number | undefined, perPage: number) {
  const found = await db
    .select({
      ...{ id: profileMedia.id, postId: profileMedia.postId, name: profileMedia.name, src: profileMedia.src },
      ...{ fileId: profileMedia.fileId, fileName: files.name, createdAt: profilePosts.createdAt },
      ...{ width: profileMedia.width, height: profileMedia.height },
    })
    .from(profileMedia)
    .innerJoin(profilePosts, eq(profilePosts.id, profileMedia.postId))
    .leftJoin(files, eq(files.id, profileMedia.fileId))
    .where(
      and(
        eq(profileMedia.authorId, of),
        eq(profileMedia.kind, 'picture'),
        isNull(profilePosts.deletedAt),
        before === undefined ? undefined : lt(profileMedia.id, before),
      ),
    )
    .orderBy(desc(profileMedia.id))
    .limit(perPage + 1);
  const photos = found.slice(0, perPage).map(
    ({ src, fileId, fileName, createdAt, ...one }): Photo => ({
      ...one,
      url: mediaUrl({ src, fileId, fileName }),
      createdAt: createdAt.toISOString(),
    }),
  );
  return { photos, next: found.length > perPage ? (photos.at(-1)?.id ?? null) : null };
}
