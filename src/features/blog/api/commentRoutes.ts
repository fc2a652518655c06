import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { allow, can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { take } from '#api/limits.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  commentChange,
  commentsDone,
  commentsPage,
  commentThreads,
  judged,
  judgement,
  newBlogComment,
  reportBody,
  threadsQuery,
} from '#features/blog/contract.ts';
import { commentsQuery } from '#features/blog/listContract.ts';
import { readablePost } from './bookmarks.ts';
import {
  addComment,
  changeComment,
  countComments,
  deleteComment,
  readComments,
  reportComment,
  restoreComment,
} from './comments.ts';
import { listComments, moderate } from './moderation.ts';
import { tellBlog, tellOfComment } from './tell.ts';

const idParam = valid('param', z.object({ id: idSchema }));
/** Nobody writes so much that others are not heard. */
const A_MINUTE = { points: 8, seconds: 60 };
const AN_HOUR = { points: 60, seconds: 3600 };

async function talk(c: Context<Env>) {
  const { db, clock } = c.var.deps;
  const { id } = whoAsks(c);
  await take(db, clock(), `blog-talk:${id}`, A_MINUTE);
  await take(db, clock(), `blog-talk-hour:${id}`, AN_HOUR);
}

/** What is said below the post, as the caller sees it. */
async function answer(c: Context<Env>, id: number, postId: number) {
  await tellBlog(c.var.deps, [postId]);
  const { db } = c.var.deps;
  return { id, count: await countComments(db, postId), ...(await readComments(db, c.var.me, postId)) };
}

const own = new Hono<Env>()
  .get(
    '/api/blog/posts/:id/comments',
    allow('public'),
    says(
      'Blog',
      'Read a page of what is said below a post',
      { 200: commentThreads },
      '`after` is the `after` of `more` on the page before; without it, it is the first page.',
    ),
    idParam,
    valid('query', threadsQuery),
    async (c) => {
      const { db } = c.var.deps;
      const { me } = c.var;
      const { id } = await readablePost(db, me, c.req.valid('param').id);
      return c.json(await readComments(db, me, id, { after: c.req.valid('query').after ?? 0 }));
    },
  )
  .post(
    '/api/blog/posts/:id/comments',
    allow('signed-in'),
    says('Blog', 'Comment on a post, or answer a comment', { 201: commentsDone }),
    idParam,
    valid('json', newBlogComment),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { id } = c.req.valid('param');
      await talk(c);
      const { post, made } = await deps.db.transaction(async (tx) => {
        const found = await readablePost(tx, me, id);
        return { post: found, made: await addComment(tx, me, deps.clock(), id, c.req.valid('json')) };
      });
      if (made.isNew) await tellOfComment(deps, me, post, { commentId: made.id, answered: made.answered });
      return c.json(await answer(c, made.id, id), 201);
    },
  )
  .patch(
    '/api/blog/comments/:id',
    allow('signed-in'),
    says('Blog', 'Change an own comment', { 200: commentsDone }),
    idParam,
    valid('json', commentChange),
    async (c) => {
      const { db, clock } = c.var.deps;
      const { id } = c.req.valid('param');
      await talk(c);
      const { text } = c.req.valid('json');
      const postId = await db.transaction((tx) => changeComment(tx, whoAsks(c), clock(), id, text));
      return c.json(await answer(c, id, postId));
    },
  )
  .delete(
    '/api/blog/comments/:id',
    allow('signed-in'),
    says('Blog', 'Delete an own comment; for 30 days it can be brought back', { 200: commentsDone }),
    idParam,
    async (c) => {
      const { db, clock } = c.var.deps;
      const { id } = c.req.valid('param');
      const postId = await db.transaction((tx) => deleteComment(tx, whoAsks(c), clock(), id));
      return c.json(await answer(c, id, postId));
    },
  )
  .post(
    '/api/blog/comments/:id/restore',
    allow('signed-in'),
    says('Blog', 'Bring an own deleted comment back', { 200: commentsDone }),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      const postId = await c.var.deps.db.transaction((tx) => restoreComment(tx, whoAsks(c), id));
      return c.json(await answer(c, id, postId));
    },
  )
  .post(
    '/api/blog/comments/:id/report',
    allow('signed-in'),
    says('Blog', 'Report a comment to those who moderate', { 200: idAnswer }),
    idParam,
    valid('json', reportBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      await talk(c);
      const { reason } = c.req.valid('json');
      await deps.db.transaction((tx) => reportComment(tx, whoAsks(c), deps.clock(), id, reason));
      await tellBlog(deps, [], false);
      return c.json({ id });
    },
  );

const moderation = new Hono<Env>()
  .get(
    '/api/blog/comments',
    can('manage', 'Blog'),
    says('Blog', 'List comments to moderate', { 200: commentsPage }),
    valid('query', commentsQuery),
    async (c) => c.json(await listComments(c.var.deps.db, c.req.valid('query'))),
  )
  .post(
    '/api/blog/comments/:id/moderate',
    can('manage', 'Blog'),
    says('Blog', 'Hide a comment, show it again, or leave it as it is', { 200: judged }),
    idParam,
    valid('json', judgement),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { postId, isReported } = await deps.db.transaction((tx) =>
        moderate(tx, doerOf(c), id, c.req.valid('json')),
      );
      await tellBlog(deps, [postId]);
      return c.json({ id, isReported });
    },
  );

export const blogCommentRoutes = new Hono<Env>().route('/', own).route('/', moderation);
