import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { NOT_ALLOWED } from '#api/access.ts';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { isActive } from '#api/whoMay.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { PICTURE_TYPES, VIDEO_TYPES } from '#features/profile/choices.ts';
import type { newPoll, newPost, postChange } from '#features/profile/contract.ts';
import { mayKeepHouse } from './persons.ts';
import { NO_POST } from './readPosts.ts';
import { profileMedia, profilePollOptions, profilePolls, profilePosts } from './tables.ts';
import { beginning } from './tell.ts';

const NOT_YOURS = 'This file is not there, or it is not yours.';
const NOT_OWN = 'This post is not there, or it is not yours.';
const NEITHER = 'Add pictures or a video.';
const ONE_VIDEO = 'Add pictures or one video, not both.';
const PAST = 'Choose a time that is still to come.';

export interface Hand {
  me: Me;
  at: Date;
}

const isPicture = (type: string) => PICTURE_TYPES.some((one) => one === type);
const isVideo = (type: string) => VIDEO_TYPES.some((one) => one === type);

/** What somebody shows to others is their own: nobody opens a file for others by writing its number. */
async function ownUploads(tx: Db, { me }: Hand, ids: number[]) {
  if (ids.length === 0) return [];
  const found = await tx
    .select({ id: files.id, name: files.name, type: files.type, width: files.width, height: files.height })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.ownerId, me.id)))
    .for('key share');
  return ids.map((id) => {
    const file = found.find((one) => one.id === id);
    if (!file) throw badInput({ files: [NOT_YOURS] });
    return file;
  });
}

async function addMedia(tx: Db, hand: Hand, postId: number, ids: number[]) {
  const uploads = await ownUploads(tx, hand, ids);
  if (!uploads.every(({ type }) => isPicture(type) || isVideo(type))) throw badInput({ files: [NEITHER] });
  if (uploads.length > 1 && uploads.some(({ type }) => isVideo(type))) throw badInput({ files: [ONE_VIDEO] });
  if (uploads.length === 0) return;
  await tx.insert(profileMedia).values(
    uploads.map(({ id, name, type, width, height }, position) => ({
      ...{ postId, authorId: hand.me.id, position, fileId: id, name, width, height },
      kind: isVideo(type) ? ('video' as const) : ('picture' as const),
    })),
  );
}

async function addPoll(tx: Db, postId: number, { question, options, closesAt }: z.output<typeof newPoll>, at: Date) {
  const closes = closesAt ? new Date(closesAt) : null;
  if (closes && closes <= at) throw badInput({ 'poll.closesAt': [PAST] });
  const [made] = await tx
    .insert(profilePolls)
    .values({ postId, question, closesAt: closes })
    .returning({ id: profilePolls.id });
  if (!made) throw new Error('the poll was not stored');
  await tx.insert(profilePollOptions).values(options.map((name, position) => ({ pollId: made.id, position, name })));
}

/** A new post, or the one that was stored already when it is sent again with its key. */
async function insertOnce(tx: Db, row: typeof profilePosts.$inferInsert) {
  const [made] = await tx
    .insert(profilePosts)
    .values(row)
    .onConflictDoNothing({ target: [profilePosts.authorId, profilePosts.writingKey] })
    .returning({ id: profilePosts.id });
  if (made) return { id: made.id, isNew: true };
  const [before] = await tx
    .select({ id: profilePosts.id })
    .from(profilePosts)
    .where(and(eq(profilePosts.authorId, row.authorId), eq(profilePosts.writingKey, row.writingKey ?? '')));
  if (!before) throw notFound(NO_POST);
  return { id: before.id, isNew: false };
}

export async function addPost(tx: Db, hand: Hand, doer: Doer, given: z.output<typeof newPost>) {
  const { text, link, isAnnouncement, poll, key } = given;
  if (isAnnouncement && !mayKeepHouse(hand.me)) throw new Refusal(403, NOT_ALLOWED);
  const made = await insertOnce(tx, {
    ...{ authorId: hand.me.id, text, link, isAnnouncement, createdAt: hand.at, writingKey: key ?? null },
    toldUpTo: isAnnouncement ? 0 : null,
  });
  if (!made.isNew) return made;
  await addMedia(tx, hand, made.id, given.files);
  if (poll) await addPoll(tx, made.id, poll, hand.at);
  if (isAnnouncement) {
    const name = beginning(text || poll?.question || link);
    await record(tx, doer, [{ action: 'announcement-posted', subject: { type: 'profile-post', id: made.id, name } }]);
  }
  return made;
}

const isOfSomebody = sql`EXISTS (SELECT 1 FROM ${people} WHERE ${people.id} = ${profilePosts.authorId} AND ${isActive})`;

/** Locks it against being deleted meanwhile; 404 when it is gone. */
export async function lockPost(tx: Db, id: number, strength: 'share' | 'no key update') {
  const [post] = await tx
    .select()
    .from(profilePosts)
    .where(and(eq(profilePosts.id, id), isNull(profilePosts.deletedAt), isOfSomebody))
    .for(strength);
  if (!post) throw notFound(NO_POST);
  return post;
}

/** Who shares a share passes on what was shared. */
export async function sharePost(tx: Db, hand: Hand, id: number, text: string, key: string | undefined) {
  const asked = await lockPost(tx, id, 'share');
  if (asked.isShare && asked.sharedId === null) throw notFound(NO_POST);
  const original = asked.isShare ? await lockPost(tx, asked.sharedId ?? 0, 'share') : asked;
  const row = { authorId: hand.me.id, text, createdAt: hand.at, writingKey: key ?? null };
  const made = await insertOnce(tx, { ...row, isShare: true, sharedId: original.id });
  return { ...made, originalId: original.id };
}

async function keepMedia(tx: Db, postId: number, ids: number[]) {
  const there = await tx
    .select({ id: profileMedia.id })
    .from(profileMedia)
    .where(eq(profileMedia.postId, postId))
    .orderBy(asc(profileMedia.position));
  if (!ids.every((id) => there.some((one) => one.id === id))) throw badInput({ media: [NOT_YOURS] });
  const ofPost = eq(profileMedia.postId, postId);
  await tx.delete(profileMedia).where(ids.length > 0 ? and(ofPost, notInArray(profileMedia.id, ids)) : ofPost);
  // Out of the way first: no two may stand in one place, not even for a moment.
  await tx
    .update(profileMedia)
    .set({ position: sql`-1 - ${profileMedia.position}` })
    .where(ofPost);
  for (const [position, id] of ids.entries()) {
    await tx.update(profileMedia).set({ position }).where(eq(profileMedia.id, id));
  }
}

const EMPTY = 'Write something, or add a picture or a poll.';

export async function changePost(tx: Db, hand: Hand, id: number, change: z.output<typeof postChange>) {
  const post = await lockPost(tx, id, 'no key update');
  if (post.authorId !== hand.me.id) throw notFound(NOT_OWN);
  if (change.media) await keepMedia(tx, id, [...new Set(change.media)]);
  const { text = post.text, link = post.link } = change;
  const isBare = text === '' && link === '' && !post.isShare;
  if (isBare) {
    const media = await tx.$count(profileMedia, eq(profileMedia.postId, id));
    const polls = await tx.$count(profilePolls, eq(profilePolls.postId, id));
    if (media + polls === 0) throw badInput({ text: [EMPTY] });
  }
  if (text === post.text && link === post.link && !change.media) return;
  await tx.update(profilePosts).set({ text, link, editedAt: hand.at }).where(eq(profilePosts.id, id));
}

const subjectOf = (post: { id: number; text: string }) => ({
  type: 'profile-post' as const,
  id: post.id,
  name: beginning(post.text),
});

/** Its author, or who keeps house. It can be brought back by whoever took it away. */
export async function deletePost(tx: Db, { me, at }: Hand, doer: Doer, id: number) {
  const post = await lockPost(tx, id, 'no key update');
  if (post.authorId !== me.id && !mayKeepHouse(me)) throw notFound(NOT_OWN);
  await tx.update(profilePosts).set({ deletedAt: at, deletedById: me.id }).where(eq(profilePosts.id, id));
  if (post.authorId !== me.id) await record(tx, doer, [{ action: 'profile-post-removed', subject: subjectOf(post) }]);
  return post;
}

export async function restorePost(tx: Db, { me }: Hand, doer: Doer, id: number) {
  const [post] = await tx
    .update(profilePosts)
    .set({ deletedAt: null, deletedById: null })
    .where(and(eq(profilePosts.id, id), eq(profilePosts.deletedById, me.id)))
    .returning();
  if (!post) throw notFound(NO_POST);
  if (post.authorId !== me.id) await record(tx, doer, [{ action: 'profile-post-restored', subject: subjectOf(post) }]);
  return post;
}
