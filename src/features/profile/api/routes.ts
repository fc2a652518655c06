import { Hono } from 'hono';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import {
  followed,
  frame,
  olderQuery,
  peoplePage,
  personCard,
  photoPage,
  profileChange,
  profileData,
  profileQuery,
} from '#features/profile/contract.ts';
import { changeProfile } from './change.ts';
import { readFeed, readPhotos } from './feed.ts';
import { follow, readFollows, unfollow } from './follows.ts';
import { readFrame } from './frame.ts';
import { findPerson, suggest } from './persons.ts';
import { openPolls, readPolls } from './polls.ts';
import { handOf, idParam } from './postRoutes.ts';
import { tellProfile } from './tell.ts';

const POSTS = 10;
const MOST_SUGGESTIONS = 20;

const reading = new Hono<Env>()
  .get(
    '/profile/data',
    allow('signed-in'),
    says('Profile', 'Own profile, or with `id` that of somebody else', { 200: profileData }),
    valid('query', profileQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const me = whoAsks(c);
      const { id = me.id } = c.req.valid('query');
      const now = clock();
      const whole = await readFrame(db, me, id);
      const { posts } = await readFeed(db, me, { of: id, perPage: POSTS }, now);
      const [own] = await openPolls(db, id, now, 1);
      const newest = own === undefined ? await openPolls(db, undefined, now, 1) : [own];
      const [shown] = await readPolls(db, me, newest, now);
      const polls = (shown?.options ?? []).map((one) => ({
        ...one,
        pollId: shown?.id ?? 0,
        question: shown?.question ?? '',
      }));
      return c.json({ ...whole, posts, polls });
    },
  )
  .get(
    '/api/profile/people/:id',
    allow('signed-in'),
    says('Profile', 'What stands around the posts of somebody', { 200: frame }),
    idParam,
    async (c) => c.json(await readFrame(c.var.deps.db, whoAsks(c), c.req.valid('param').id)),
  )
  .get(
    '/api/profile/people/:id/photos',
    allow('signed-in'),
    says('Profile', 'Pictures of somebody’s posts, newest first', { 200: photoPage }),
    idParam,
    valid('query', olderQuery),
    async (c) => {
      const { db } = c.var.deps;
      const { id } = c.req.valid('param');
      const { before, perPage } = c.req.valid('query');
      await findPerson(db, whoAsks(c), id);
      return c.json(await readPhotos(db, id, before, perPage));
    },
  )
  .get(
    '/api/profile/suggestions',
    allow('signed-in'),
    says('Profile', 'People one may know', { 200: z.object({ people: z.array(personCard) }) }),
    async (c) => c.json({ people: await suggest(c.var.deps.db, whoAsks(c), MOST_SUGGESTIONS) }),
  )
  .patch(
    '/api/profile',
    allow('signed-in'),
    says('Profile', 'Change the own profile', { 200: frame }),
    valid('json', profileChange),
    async (c) => {
      const { deps } = c.var;
      const hand = handOf(c);
      await deps.db.transaction((tx) => changeProfile(tx, hand, c.req.valid('json')));
      await tellProfile(deps, [`person:${hand.me.id}`]);
      await deps.bus.publish({ people: [hand.me.id], topic: 'account', ids: [hand.me.id] });
      return c.json(await readFrame(deps.db, hand.me, hand.me.id));
    },
  );

const following = new Hono<Env>()
  .get(
    '/api/profile/people/:id/followers',
    allow('signed-in'),
    says('Profile', 'Who follows somebody', { 200: peoplePage }),
    idParam,
    valid('query', olderQuery),
    async (c) => {
      const { db } = c.var.deps;
      const me = whoAsks(c);
      const { id } = await findPerson(db, me, c.req.valid('param').id);
      return c.json(await readFollows(db, me, id, 'followers', c.req.valid('query')));
    },
  )
  .get(
    '/api/profile/people/:id/following',
    allow('signed-in'),
    says('Profile', 'Whom somebody follows', { 200: peoplePage }),
    idParam,
    valid('query', olderQuery),
    async (c) => {
      const { db } = c.var.deps;
      const me = whoAsks(c);
      const { id } = await findPerson(db, me, c.req.valid('param').id);
      return c.json(await readFollows(db, me, id, 'following', c.req.valid('query')));
    },
  )
  .put(
    '/api/profile/people/:id/follow',
    allow('signed-in'),
    says('Profile', 'Follow somebody', { 200: followed }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const hand = handOf(c);
      const { id } = await findPerson(deps.db, hand.me, c.req.valid('param').id);
      await follow(deps, hand, id);
      await tellProfile(deps, [`person:${id}`, `person:${hand.me.id}`]);
      return c.json({ id, isFollowed: true });
    },
  )
  .delete(
    '/api/profile/people/:id/follow',
    allow('signed-in'),
    says('Profile', 'No longer follow somebody', { 200: followed }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { id } = c.req.valid('param');
      await unfollow(deps.db, me, id);
      await tellProfile(deps, [`person:${id}`, `person:${me.id}`]);
      return c.json({ id, isFollowed: false });
    },
  );

export const profileRoutes = new Hono<Env>().route('/', reading).route('/', following);
