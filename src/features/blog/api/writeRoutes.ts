import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  blogCounts,
  deedBody,
  idsDone,
  newPost,
  onePost,
  postSave,
  postsPage,
  restorePosts as restoreBody,
  scheduleBody,
  unpublishBody,
} from '#features/blog/contract.ts';
import { postsQuery } from '#features/blog/listContract.ts';
import { countBlog, listForEditors, readEditable } from './admin.ts';
import { addPost, savePost } from './save.ts';
import { deletePost, publishPost, restorePosts, schedulePost, unpublishPost } from './status.ts';
import { tellBlog } from './tell.ts';

const idParam = valid('param', z.object({ id: idSchema }));
const editors = can('manage', 'Blog');

const lists = new Hono<Env>()
  .get(
    '/api/blog/posts',
    editors,
    says('Blog', 'List posts in every state', { 200: postsPage }),
    valid('query', postsQuery),
    async (c) => c.json(await listForEditors(c.var.deps.db, c.req.valid('query'))),
  )
  .get('/api/blog/counts', editors, says('Blog', 'Count posts and comments', { 200: blogCounts }), async (c) =>
    c.json(await countBlog(c.var.deps.db)),
  )
  .post(
    '/api/blog/restore',
    editors,
    says('Blog', 'Bring deleted posts back', { 200: idsDone }),
    valid('json', restoreBody),
    async (c) => {
      const { deps } = c.var;
      const ids = await deps.db.transaction((tx) => restorePosts(tx, doerOf(c), c.req.valid('json').ids));
      await tellBlog(deps, ids);
      return c.json({ ids });
    },
  );

const one = new Hono<Env>()
  .post(
    '/api/blog/posts',
    editors,
    says('Blog', 'Begin a post, as a draft; with the same key again it answers what was stored', {
      200: onePost,
      201: onePost,
    }),
    valid('json', newPost),
    async (c) => {
      const { deps } = c.var;
      const { key, ...body } = c.req.valid('json');
      const added = await deps.db.transaction((tx) => addPost(tx, doerOf(c), key, body));
      await tellBlog(deps, [added.id], false);
      return c.json({ post: await readEditable(deps.db, added.id) }, added.isNew ? 201 : 200);
    },
  )
  .get('/api/blog/posts/:id', editors, says('Blog', 'Read a post to edit it', { 200: onePost }), idParam, async (c) =>
    c.json({ post: await readEditable(c.var.deps.db, c.req.valid('param').id) }),
  )
  .put(
    '/api/blog/posts/:id',
    editors,
    says('Blog', 'Save a post; somebody else’s newer version is never overwritten', { 200: onePost }),
    idParam,
    valid('json', postSave),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { version, ...body } = c.req.valid('json');
      const saved = await deps.db.transaction((tx) => savePost(tx, doerOf(c), id, version, body));
      await tellBlog(deps, [id], saved.status === 'Published');
      return c.json({ post: await readEditable(deps.db, id) });
    },
  )
  .delete(
    '/api/blog/posts/:id',
    editors,
    says('Blog', 'Delete a post; for 30 days it can be brought back', { 200: idAnswer }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const gone = await deps.db.transaction((tx) => deletePost(tx, doerOf(c), id));
      await tellBlog(deps, [id], gone.status === 'Published');
      return c.json({ id });
    },
  );

const standing = new Hono<Env>()
  .post(
    '/api/blog/posts/:id/publish',
    editors,
    says('Blog', 'Publish a post', { 200: onePost }),
    idParam,
    valid('json', deedBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      await deps.db.transaction((tx) => publishPost(tx, doerOf(c), id, c.req.valid('json').version));
      await tellBlog(deps, [id]);
      return c.json({ post: await readEditable(deps.db, id) });
    },
  )
  .post(
    '/api/blog/posts/:id/unpublish',
    editors,
    says(
      'Blog',
      'Take a post down, or off the schedule: it is a draft again',
      { 200: onePost },
      'With `before` a publication is taken back: the post stands as it did, planned for the time it had.',
    ),
    idParam,
    valid('json', unpublishBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      await deps.db.transaction((tx) => unpublishPost(tx, doerOf(c), id, c.req.valid('json')));
      await tellBlog(deps, [id]);
      return c.json({ post: await readEditable(deps.db, id) });
    },
  )
  .post(
    '/api/blog/posts/:id/schedule',
    editors,
    says('Blog', 'Let a post appear at a time to come', { 200: onePost }),
    idParam,
    valid('json', scheduleBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { scheduledAt, version } = c.req.valid('json');
      await deps.db.transaction((tx) => schedulePost(tx, doerOf(c), id, scheduledAt, version));
      await tellBlog(deps, [id], false);
      return c.json({ post: await readEditable(deps.db, id) });
    },
  );

export const blogWriteRoutes = new Hono<Env>().route('/', lists).route('/', one).route('/', standing);
