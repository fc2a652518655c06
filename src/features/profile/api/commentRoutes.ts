import { and, eq, isNull } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { allow } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { take } from '#api/limits.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { commentBody, commentPage, newComment, olderQuery, oneComment } from '#features/profile/contract.ts';
import { mayKeepHouse } from './persons.ts';
import { handOf, idParam } from './postRoutes.ts';
import { olderComments, readComments } from './readComments.ts';
import { readPost } from './readPosts.ts';
import { profileCommentLikes, profileComments, profilePosts } from './tables.ts';
import { beginning, tellOfAnswer, tellProfile } from './tell.ts';
import { type Hand, lockPost } from './writePost.ts';

const COMMENTS = { points: 60, seconds: 600 };
const NOT_OWN = 'This comment is not there, or it is not yours.';
const NO_COMMENT = 'There is no such comment. It may have been deleted.';

/** The comment as it is now, and the post it stands under. */
async function answer(c: Context<Env>, id: number) {
  const { db, clock } = c.var.deps;
  const me = whoAsks(c);
  const [comment] = await readComments(db, me, [id]);
  if (!comment) throw notFound(NO_COMMENT);
  return { comment, post: await readPost(db, me, comment.postId, clock()) };
}

async function lockComment(tx: Db, id: number) {
  const [found] = await tx
    .select({ comment: profileComments, postAuthorId: profilePosts.authorId })
    .from(profileComments)
    .innerJoin(profilePosts, eq(profilePosts.id, profileComments.postId))
    .where(and(eq(profileComments.id, id), isNull(profileComments.deletedAt), isNull(profilePosts.deletedAt)))
    .for('no key update', { of: profileComments });
  if (!found) throw notFound(NO_COMMENT);
  return { ...found.comment, postAuthorId: found.postAuthorId };
}

/** Sent again with its key, a comment is the one that was stored. */
async function addComment(tx: Db, { me, at }: Hand, postId: number, text: string, key: string | undefined) {
  const post = await lockPost(tx, postId, 'share');
  const [made] = await tx
    .insert(profileComments)
    .values({ postId, authorId: me.id, text, createdAt: at, writingKey: key ?? null })
    .onConflictDoNothing({ target: [profileComments.authorId, profileComments.writingKey] })
    .returning({ id: profileComments.id });
  if (made) return { id: made.id, isNew: true, post };
  const [before] = await tx
    .select({ id: profileComments.id })
    .from(profileComments)
    .where(and(eq(profileComments.authorId, me.id), eq(profileComments.writingKey, key ?? '')));
  if (!before) throw notFound(NO_COMMENT);
  return { id: before.id, isNew: false, post };
}

const written = new Hono<Env>()
  .get(
    '/api/profile/posts/:id/comments',
    allow('signed-in'),
    says(
      'Profile',
      'Comments on a post',
      { 200: commentPage },
      'The newest page, oldest of it first; `before` leads to older ones.',
    ),
    idParam,
    valid('query', olderQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const me = whoAsks(c);
      const { id } = c.req.valid('param');
      const { before, perPage } = c.req.valid('query');
      await readPost(db, me, id, clock());
      return c.json(await olderComments(db, me, id, before, perPage));
    },
  )
  .post(
    '/api/profile/posts/:id/comments',
    allow('signed-in'),
    says('Profile', 'Comment on a post', { 201: oneComment }),
    idParam,
    valid('json', newComment),
    async (c) => {
      const { deps } = c.var;
      const hand = handOf(c);
      const postId = c.req.valid('param').id;
      const { text, key } = c.req.valid('json');
      await take(deps.db, hand.at, `profile-comment:${hand.me.id}`, COMMENTS);
      await readPost(deps.db, hand.me, postId, hand.at);
      const { id, isNew, post } = await deps.db.transaction((tx) => addComment(tx, hand, postId, text, key));
      if (isNew) {
        await tellProfile(deps, [`post:${postId}`]);
        if (post.authorId !== hand.me.id) {
          const data = { name: hand.me.fullName, title: beginning(text) };
          await tellOfAnswer(deps, 'post-comment', post.authorId, postId, data);
        }
      }
      return c.json(await answer(c, id), 201);
    },
  )
  .patch(
    '/api/profile/comments/:id',
    allow('signed-in'),
    says('Profile', 'Change an own comment', { 200: oneComment }),
    idParam,
    valid('json', commentBody),
    async (c) => {
      const { me, at } = handOf(c);
      const { id } = c.req.valid('param');
      const { text } = c.req.valid('json');
      await c.var.deps.db.transaction(async (tx) => {
        const found = await lockComment(tx, id);
        if (found.authorId !== me.id) throw notFound(NOT_OWN);
        if (found.text === text) return;
        await tx.update(profileComments).set({ text, editedAt: at }).where(eq(profileComments.id, id));
      });
      const now = await answer(c, id);
      await tellProfile(c.var.deps, [`post:${now.post.id}`]);
      return c.json(now);
    },
  );

const taken = new Hono<Env>()
  .delete(
    '/api/profile/comments/:id',
    allow('signed-in'),
    says(
      'Profile',
      'Delete a comment',
      { 200: idAnswer },
      'Its author, the author of the post, or those who manage the school.',
    ),
    idParam,
    async (c) => {
      const { me, at } = handOf(c);
      const { id } = c.req.valid('param');
      const { postId } = await c.var.deps.db.transaction(async (tx) => {
        const found = await lockComment(tx, id);
        const isConcerned = [found.authorId, found.postAuthorId].includes(me.id);
        if (!isConcerned && !mayKeepHouse(me)) throw notFound(NOT_OWN);
        await tx.update(profileComments).set({ deletedAt: at, deletedById: me.id }).where(eq(profileComments.id, id));
        if (!isConcerned) {
          const subject = { type: 'profile-post' as const, id: found.postId, name: beginning(found.text) };
          await record(tx, doerOf(c), [{ action: 'profile-comment-removed', subject }]);
        }
        return found;
      });
      await tellProfile(c.var.deps, [`post:${postId}`]);
      return c.json({ id });
    },
  )
  .post(
    '/api/profile/comments/:id/restore',
    allow('signed-in'),
    says('Profile', 'Bring back a comment one deleted', { 200: oneComment }),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      const back = await c.var.deps.db
        .update(profileComments)
        .set({ deletedAt: null, deletedById: null })
        .where(and(eq(profileComments.id, id), eq(profileComments.deletedById, whoAsks(c).id)))
        .returning({ id: profileComments.id });
      if (back.length === 0) throw notFound(NO_COMMENT);
      const now = await answer(c, id);
      await tellProfile(c.var.deps, [`post:${now.post.id}`]);
      return c.json(now);
    },
  )
  .put(
    '/api/profile/comments/:id/like',
    allow('signed-in'),
    says('Profile', 'Like a comment', { 200: oneComment }),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      const personId = whoAsks(c).id;
      await c.var.deps.db.transaction(async (tx) => {
        await lockComment(tx, id);
        await tx.insert(profileCommentLikes).values({ commentId: id, personId }).onConflictDoNothing();
      });
      const now = await answer(c, id);
      await tellProfile(c.var.deps, [`post:${now.post.id}`]);
      return c.json(now);
    },
  )
  .delete(
    '/api/profile/comments/:id/like',
    allow('signed-in'),
    says('Profile', 'No longer like a comment', { 200: oneComment }),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      await answer(c, id);
      await c.var.deps.db
        .delete(profileCommentLikes)
        .where(and(eq(profileCommentLikes.commentId, id), eq(profileCommentLikes.personId, whoAsks(c).id)));
      const now = await answer(c, id);
      await tellProfile(c.var.deps, [`post:${now.post.id}`]);
      return c.json(now);
    },
  );

export const profileCommentRoutes = new Hono<Env>().route('/', written).route('/', taken);
