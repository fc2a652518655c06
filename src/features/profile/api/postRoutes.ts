import { and, desc, eq, lt } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { take } from '#api/limits.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  feedPage,
  feedQuery,
  newerCount,
  newerQuery,
  newPost,
  olderQuery,
  onePost,
  peoplePage,
  postChange,
  shareBody,
} from '#features/profile/contract.ts';
import { countNewer, readFeed } from './feed.ts';
import { findPerson, readCards } from './persons.ts';
import { readPost } from './readPosts.ts';
import { profileLikes } from './tables.ts';
import { tellProfile } from './tell.ts';
import { addPost, changePost, deletePost, type Hand, lockPost, restorePost, sharePost } from './writePost.ts';

const POSTS = { points: 30, seconds: 600 };

export const handOf = (c: Context<Env>): Hand => ({ me: whoAsks(c), at: c.var.deps.clock() });
export const idParam = valid('param', z.object({ id: idSchema }));

const answer = async (c: Context<Env>, id: number) => {
  const { db, clock } = c.var.deps;
  return { post: await readPost(db, whoAsks(c), id, clock()) };
};

const takePost = (c: Context<Env>) => take(c.var.deps.db, c.var.deps.clock(), `profile-post:${whoAsks(c).id}`, POSTS);

const reading = new Hono<Env>()
  .get(
    '/api/profile/posts',
    allow('signed-in'),
    says(
      'Profile',
      'Posts, newest first',
      { 200: feedPage },
      'Of one person with `of`; otherwise own ones, those of the people one follows, and announcements. `before` is the `next` of the page before.',
    ),
    valid('query', feedQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const me = whoAsks(c);
      const query = c.req.valid('query');
      if (query.of !== undefined) await findPerson(db, me, query.of);
      return c.json(await readFeed(db, me, query, clock()));
    },
  )
  .get(
    '/api/profile/posts/newer',
    allow('signed-in'),
    says('Profile', 'How many posts came since', { 200: newerCount }),
    valid('query', newerQuery),
    async (c) => {
      const { of, after } = c.req.valid('query');
      return c.json({ count: await countNewer(c.var.deps.db, whoAsks(c), of, after) });
    },
  )
  .get(
    '/api/profile/posts/:id',
    allow('signed-in'),
    says('Profile', 'One post', { 200: onePost }),
    idParam,
    async (c) => c.json(await answer(c, c.req.valid('param').id)),
  )
  .get(
    '/api/profile/posts/:id/likes',
    allow('signed-in'),
    says('Profile', 'Who likes a post', { 200: peoplePage }),
    idParam,
    valid('query', olderQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const me = whoAsks(c);
      const { id } = c.req.valid('param');
      const { before, perPage } = c.req.valid('query');
      await readPost(db, me, id, clock());
      const found = await db
        .select({ id: profileLikes.personId })
        .from(profileLikes)
        .where(and(eq(profileLikes.postId, id), before === undefined ? undefined : lt(profileLikes.personId, before)))
        .orderBy(desc(profileLikes.personId))
        .limit(perPage + 1);
      const ids = found.slice(0, perPage).map((one) => one.id);
      const next = found.length > perPage ? (ids.at(-1) ?? null) : null;
      return c.json({ people: await readCards(db, me, ids), next });
    },
  );

const writing = new Hono<Env>()
  .post(
    '/api/profile/posts',
    allow('signed-in'),
    says('Profile', 'Post something', { 201: onePost }, 'Announcements are for those who manage the school.'),
    valid('json', newPost),
    async (c) => {
      const hand = handOf(c);
      await takePost(c);
      const { id, isNew } = await c.var.deps.db.transaction((tx) => addPost(tx, hand, doerOf(c), c.req.valid('json')));
      if (isNew) await tellProfile(c.var.deps, [`new:${id}`, `person:${hand.me.id}`]);
      return c.json(await answer(c, id), 201);
    },
  )
  .post(
    '/api/profile/posts/:id/share',
    allow('signed-in'),
    says('Profile', 'Share a post', { 201: onePost }),
    idParam,
    valid('json', shareBody),
    async (c) => {
      const hand = handOf(c);
      await takePost(c);
      const { text, key } = c.req.valid('json');
      const asked = c.req.valid('param').id;
      await answer(c, asked);
      const made = await c.var.deps.db.transaction((tx) => sharePost(tx, hand, asked, text, key));
      if (made.isNew) {
        await tellProfile(c.var.deps, [`new:${made.id}`, `post:${made.originalId}`, `person:${hand.me.id}`]);
      }
      return c.json(await answer(c, made.id), 201);
    },
  )
  .patch(
    '/api/profile/posts/:id',
    allow('signed-in'),
    says('Profile', 'Change an own post', { 200: onePost }),
    idParam,
    valid('json', postChange),
    async (c) => {
      const { id } = c.req.valid('param');
      await c.var.deps.db.transaction((tx) => changePost(tx, handOf(c), id, c.req.valid('json')));
      await tellProfile(c.var.deps, [`post:${id}`, `person:${whoAsks(c).id}`]);
      return c.json(await answer(c, id));
    },
  )
  .delete(
    '/api/profile/posts/:id',
    allow('signed-in'),
    says('Profile', 'Delete a post', { 200: idAnswer }, 'An own one; those who manage the school remove any.'),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      const post = await c.var.deps.db.transaction((tx) => deletePost(tx, handOf(c), doerOf(c), id));
      await tellProfile(c.var.deps, [`gone:${id}`, `person:${post.authorId}`, ...sharedBy(post)]);
      return c.json({ id });
    },
  )
  .post(
    '/api/profile/posts/:id/restore',
    allow('signed-in'),
    says('Profile', 'Bring back a post one deleted', { 200: onePost }),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      const post = await c.var.deps.db.transaction((tx) => restorePost(tx, handOf(c), doerOf(c), id));
      await tellProfile(c.var.deps, [`new:${id}`, `person:${post.authorId}`, ...sharedBy(post)]);
      return c.json(await answer(c, id));
    },
  );

const sharedBy = ({ sharedId }: { sharedId: number | null }) => (sharedId === null ? [] : [`post:${sharedId}`]);

const liking = new Hono<Env>()
  .put(
    '/api/profile/posts/:id/like',
    allow('signed-in'),
    says('Profile', 'Like a post', { 200: onePost }),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      const { me, at } = handOf(c);
      await c.var.deps.db.transaction(async (tx) => {
        await lockPost(tx, id, 'share');
        await tx.insert(profileLikes).values({ postId: id, personId: me.id, at }).onConflictDoNothing();
      });
      await tellProfile(c.var.deps, [`post:${id}`]);
      return c.json(await answer(c, id));
    },
  )
  .delete(
    '/api/profile/posts/:id/like',
    allow('signed-in'),
    says('Profile', 'No longer like a post', { 200: onePost }),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      const mine = and(eq(profileLikes.postId, id), eq(profileLikes.personId, whoAsks(c).id));
      const post = await answer(c, id);
      const gone = await c.var.deps.db.delete(profileLikes).where(mine).returning({ id: profileLikes.postId });
      if (gone.length === 0) return c.json(post);
      await tellProfile(c.var.deps, [`post:${id}`]);
      return c.json(await answer(c, id));
    },
  );

export const profilePostRoutes = new Hono<Env>().route('/', reading).route('/', writing).route('/', liking);
