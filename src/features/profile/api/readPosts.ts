import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import { fileUrl } from '#api/fileAccess.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import type { Media, Post, SharedPost } from '#features/profile/contract.ts';
import { faceFields, isVisible, mayKeepHouse, personFields } from './persons.ts';
import { readPolls } from './polls.ts';
import { newestComments, readComments } from './readComments.ts';
import { profileComments, profileLikes, profileMedia, profilePolls, profilePosts, profiles } from './tables.ts';

const FACES = 5;
const COMMENTS = 2;

export const NO_POST = 'This post is not there. It may have been deleted.';

/** Where a picture is found: an upload, or one that comes with the product. */
export const mediaUrl = (one: { fileId: number | null; fileName: string | null; src: string }) =>
  one.fileId === null ? one.src : fileUrl(one.fileId, one.fileName ?? 'picture');

async function readMedia(db: Db, postIds: number[]): Promise<(Media & { postId: number })[]> {
  const found = await db
    .select({
      ...{ id: profileMedia.id, postId: profileMedia.postId, kind: profileMedia.kind, src: profileMedia.src },
      ...{ name: profileMedia.name, fileId: profileMedia.fileId, fileName: files.name },
      ...{ width: profileMedia.width, height: profileMedia.height },
    })
    .from(profileMedia)
    .leftJoin(files, eq(files.id, profileMedia.fileId))
    .where(inArray(profileMedia.postId, postIds))
    .orderBy(asc(profileMedia.postId), asc(profileMedia.position));
  return found.map(({ fileName, src, ...one }) => ({ ...one, url: mediaUrl({ ...one, fileName, src }) }));
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const readRows = (db: Db, me: Me, ids: number[]) =>
  db
    .select({ post: profilePosts, author: personFields })
    .from(profilePosts)
    .innerJoin(people, eq(people.id, profilePosts.authorId))
    .leftJoin(profiles, eq(profiles.personId, people.id))
    .where(and(inArray(profilePosts.id, ids), isNull(profilePosts.deletedAt), isVisible(me)));

/** What a post itself shows, without what people did with it. */
async function readBases(db: Db, me: Me, found: Row[], now: Date): Promise<Map<number, SharedPost>> {
  const ids = found.map(({ post }) => post.id);
  if (ids.length === 0) return new Map();
  const media = await readMedia(db, ids);
  const pollRows = await db.select({ id: profilePolls.id }).from(profilePolls).where(inArray(profilePolls.postId, ids));
  const polls = await readPolls(
    db,
    me,
    pollRows.map((one) => one.id),
    now,
  );
  return new Map(
    found.map(({ post, author }) => {
      const own = media.filter((one) => one.postId === post.id).map(({ postId, ...one }) => one);
      const base: SharedPost = {
        ...{ id: post.id, author, postText: post.text, link: post.link, isAnnouncement: post.isAnnouncement },
        createdAt: post.createdAt.toISOString(),
        editedAt: post.editedAt?.toISOString() ?? null,
        postImg: own.find((one) => one.kind === 'picture')?.url ?? null,
        postVid: own.find((one) => one.kind === 'video')?.url ?? null,
        media: own,
        poll: polls.find((one) => one.postId === post.id) ?? null,
      };
      return [post.id, base];
    }),
  );
}

interface Counts {
  id: number;
  likes: number;
  youLiked: boolean;
  comments: number;
  share: number;
}

/** Counted each time: they are always right, whoever does what at once. */
const readCounts = (db: Db, me: Me, ids: number[]) =>
  rows<Counts>(
    db,
    sql`SELECT ${profilePosts.id} AS id,
      (SELECT count(*)::int FROM ${profileLikes} WHERE ${profileLikes.postId} = ${profilePosts.id}) AS likes,
      EXISTS (SELECT 1 FROM ${profileLikes} WHERE ${profileLikes.postId} = ${profilePosts.id}
        AND ${profileLikes.personId} = ${me.id}) AS "youLiked",
      (SELECT count(*)::int FROM ${profileComments} WHERE ${profileComments.postId} = ${profilePosts.id}
        AND ${profileComments.deletedAt} IS NULL) AS comments,
      (SELECT count(*)::int FROM profile_posts AS shares WHERE shares.shared_id = ${profilePosts.id}
        AND shares.deleted_at IS NULL) AS share
      FROM ${profilePosts} WHERE ${inArray(profilePosts.id, ids)}`,
  );

async function readLikers(db: Db, ids: number[]) {
  const newest = await rows<{ postId: number; personId: number }>(
    db,
    sql`SELECT newest.post_id AS "postId", newest.person_id AS "personId" FROM ${profilePosts}
      CROSS JOIN LATERAL (SELECT post_id, person_id, at FROM ${profileLikes}
        WHERE ${profileLikes.postId} = ${profilePosts.id} ORDER BY at DESC, person_id DESC LIMIT ${FACES}) AS newest
      WHERE ${inArray(profilePosts.id, ids)} ORDER BY newest.at DESC, newest.person_id DESC`,
  );
  const personIds = [...new Set(newest.map((one) => one.personId))];
  const faces =
    personIds.length === 0 ? [] : await db.select(faceFields).from(people).where(inArray(people.id, personIds));
  const byId = new Map(faces.map((one) => [one.id, one]));
  return (postId: number) =>
    newest.filter((one) => one.postId === postId).flatMap((one) => byId.get(one.personId) ?? []);
}

/** Posts as the caller sees them, in the order of the ids. What was deleted is left out. */
export async function readPosts(db: Db, me: Me, ids: number[], now: Date): Promise<Post[]> {
  if (ids.length === 0) return [];
  const own = await readRows(db, me, ids);
  const sharedIds = own.flatMap(({ post }) => post.sharedId ?? []);
  const shared = sharedIds.length > 0 ? await readRows(db, me, sharedIds) : [];
  const bases = await readBases(db, me, [...own, ...shared.filter((one) => !ids.includes(one.post.id))], now);
  const counts = new Map((await readCounts(db, me, ids)).map((one) => [one.id, one]));
  const likersOf = await readLikers(db, ids);
  const comments = await readComments(db, me, await newestComments(db, ids, COMMENTS));
  const byId = new Map(own.map((one) => [one.post.id, one.post]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const base = bases.get(id);
    const counted = counts.get(id);
    if (!row || !base || !counted) return [];
    const { likes, youLiked, share } = counted;
    return {
      ...base,
      ...{ isShare: row.isShare, shared: row.sharedId === null ? null : (bases.get(row.sharedId) ?? null) },
      ...{ likes, youLiked, likedUsers: likersOf(id), likedCount: likes },
      ...{ comments: counted.comments, share },
      detailedComments: comments.filter((one) => one.postId === id),
      mayEdit: row.authorId === me.id,
      mayDelete: row.authorId === me.id || mayKeepHouse(me),
    };
  });
}

export async function readPost(db: Db, me: Me, id: number, now: Date): Promise<Post> {
  const [post] = await readPosts(db, me, [id], now);
  if (!post) throw notFound(NO_POST);
  return post;
}
