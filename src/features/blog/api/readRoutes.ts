import { Hono } from 'hono';
import { z } from 'zod';
import { allow, can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says, sentAs } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { sha256Of } from '#api/storage.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  blogDetail,
  blogList,
  blogPage,
  blogSidebar,
  blogWireQuery,
  bookmarked,
  detailQuery,
  editablePost,
  editQuery,
} from '#features/blog/contract.ts';
import { blogQuery } from '#features/blog/listContract.ts';
import { readEditable } from './admin.ts';
import { setBookmark } from './bookmarks.ts';
import { feedOf } from './feed.ts';
import { listPosts, readSidebar } from './list.ts';
import { readDetail } from './one.ts';

const MOST = 1_000;
const idParam = valid('param', z.object({ id: idSchema }));

const reading = new Hono<Env>()
  .get(
    '/blog/list/data',
    allow('public'),
    says('Blog', 'List posts, the newest first', { 200: blogList }),
    valid('query', blogWireQuery),
    async (c) => {
      const { page, perPage, ...query } = c.req.valid('query');
      // Without page and size: everything, up to what such calls answer.
      const ask = { ...query, page: page ?? 1, perPage: perPage ?? (page === undefined ? MOST : 9) };
      return c.json((await listPosts(c.var.deps.db, c.var.me, ask)).posts);
    },
  )
  .get(
    '/api/blog/list',
    allow('public'),
    says('Blog', 'A page of posts, with how many there are', { 200: blogPage }),
    valid('query', blogQuery),
    async (c) => c.json(await listPosts(c.var.deps.db, c.var.me, c.req.valid('query'))),
  )
  .get(
    '/blog/list/data/sidebar',
    allow('public'),
    says('Blog', 'Recent posts and the categories', { 200: blogSidebar }),
    async (c) => c.json(await readSidebar(c.var.deps.db)),
  )
  .get(
    '/blog/list/data/detail',
    allow('public'),
    says(
      'Blog',
      'Read a post by id or slug; without, the newest',
      { 200: blogDetail },
      'Published posts alone; editors preview the others.',
    ),
    valid('query', detailQuery),
    async (c) => c.json(await readDetail(c.var.deps.db, c.var.me, c.req.valid('query'))),
  )
  .get(
    '/blog/list/data/edit',
    can('manage', 'Blog'),
    says('Blog', 'Read a post to edit it; without an id, the published one changed last', { 200: editablePost }),
    valid('query', editQuery),
    async (c) => c.json(await readEditable(c.var.deps.db, c.req.valid('query').id)),
  )
  .get(
    '/blog/rss.xml',
    allow('public'),
    says('Blog', 'The newest posts as RSS', { 200: sentAs('application/rss+xml'), 304: null }),
    async (c) => {
      const { db, policy } = c.var.deps;
      const feed = await feedOf(db, policy.publicUrl);
      const tag = `"${(await sha256Of(new TextEncoder().encode(feed))).slice(0, 32)}"`;
      const known = c.req
        .header('if-none-match')
        ?.split(',')
        .map((one) => one.trim().replace(/^W\//, ''));
      const headers = { ETag: tag, 'Cache-Control': 'public, max-age=300' };
      if (known?.some((one) => one === tag || one === '*')) return c.body(null, 304, headers);
      return c.body(feed, 200, { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' });
    },
  );

const bookmarks = new Hono<Env>()
  .put(
    '/api/blog/posts/:id/bookmark',
    allow('signed-in'),
    says('Blog', 'Bookmark a post', { 200: bookmarked }),
    idParam,
    async (c) => {
      const { db, clock } = c.var.deps;
      const { id } = c.req.valid('param');
      return c.json(await db.transaction((tx) => setBookmark(tx, whoAsks(c), clock(), id, true)));
    },
  )
  .delete(
    '/api/blog/posts/:id/bookmark',
    allow('signed-in'),
    says('Blog', 'Take a bookmark off', { 200: bookmarked }),
    idParam,
    async (c) => {
      const { db, clock } = c.var.deps;
      const { id } = c.req.valid('param');
      return c.json(await db.transaction((tx) => setBookmark(tx, whoAsks(c), clock(), id, false)));
    },
  );

export const blogReadRoutes = new Hono<Env>().route('/', reading).route('/', bookmarks);
