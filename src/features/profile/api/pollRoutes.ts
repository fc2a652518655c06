import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { count } from '#api/limits.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { onePoll, poll, profileQuery, voteBody } from '#features/profile/contract.ts';
import { openPolls, readPolls } from './polls.ts';
import { handOf, idParam } from './postRoutes.ts';
import { profilePollOptions, profilePolls, profileVotes } from './tables.ts';
import { tellOfAnswer, tellProfile } from './tell.ts';
import { lockPost } from './writePost.ts';

const NO_POLL = 'This poll is not there. It may have been deleted.';
const NOT_OWN = 'This poll is not there, or it is not yours.';
const CLOSED = 'This poll is closed. Nobody can vote in it any more.';
const NO_ANSWER = 'Choose one of the answers.';
const SHOWN = 2;
/** Voting once more after a vote was taken back is no news. */
const TOLD = { points: 1, seconds: 7 * 86_400 };

/** The post first: what is deleted meanwhile takes no votes. */
async function lockPoll(tx: Db, id: number, strength: 'share' | 'no key update') {
  const [asked] = await tx.select().from(profilePolls).where(eq(profilePolls.id, id));
  if (!asked) throw notFound(NO_POLL);
  const post = await lockPost(tx, asked.postId, 'share');
  const [found] = await tx.select().from(profilePolls).where(eq(profilePolls.id, id)).for(strength);
  if (!found) throw notFound(NO_POLL);
  return { ...found, authorId: post.authorId };
}

async function answer(c: Context<Env>, id: number) {
  const { db, clock } = c.var.deps;
  const [found] = await readPolls(db, whoAsks(c), [id], clock());
  if (!found) throw notFound(NO_POLL);
  await tellProfile(c.var.deps, [`post:${found.postId}`]);
  return { poll: found };
}

export const profilePollRoutes = new Hono<Env>()
  .get(
    '/api/profile/polls',
    allow('signed-in'),
    says('Profile', 'The newest open polls', { 200: z.object({ polls: z.array(poll) }) }, 'Of one person with `id`.'),
    valid('query', profileQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const ids = await openPolls(db, c.req.valid('query').id, clock(), SHOWN);
      return c.json({ polls: await readPolls(db, whoAsks(c), ids, clock()) });
    },
  )
  .put(
    '/api/profile/polls/:id/vote',
    allow('signed-in'),
    says('Profile', 'Vote, or choose another answer', { 200: onePoll }),
    idParam,
    valid('json', voteBody),
    async (c) => {
      const { me, at } = handOf(c);
      const { id } = c.req.valid('param');
      const { optionId } = c.req.valid('json');
      const { found, isFirst } = await c.var.deps.db.transaction(async (tx) => {
        const found = await lockPoll(tx, id, 'share');
        if (found.closesAt && found.closesAt <= at) throw new Refusal(409, CLOSED);
        const of = and(eq(profilePollOptions.id, optionId), eq(profilePollOptions.pollId, id));
        if ((await tx.$count(profilePollOptions, of)) === 0) throw badInput({ optionId: [NO_ANSWER] });
        const made = await tx
          .insert(profileVotes)
          .values({ pollId: id, personId: me.id, optionId, at })
          .onConflictDoNothing()
          .returning({ pollId: profileVotes.pollId });
        if (made.length === 0) {
          const mine = and(eq(profileVotes.pollId, id), eq(profileVotes.personId, me.id));
          await tx.update(profileVotes).set({ optionId, at }).where(mine);
        }
        return { found, isFirst: made.length > 0 };
      });
      const isNews = isFirst && found.authorId !== me.id;
      if (isNews && (await count(c.var.deps.db, at, `profile-poll:${me.id}:${id}`, TOLD)) === 0) {
        const data = { name: me.fullName, title: found.question };
        await tellOfAnswer(c.var.deps, 'poll-vote', found.authorId, found.postId, data);
      }
      return c.json(await answer(c, id));
    },
  )
  .delete(
    '/api/profile/polls/:id/vote',
    allow('signed-in'),
    says('Profile', 'Take back a vote', { 200: onePoll }),
    idParam,
    async (c) => {
      const { me, at } = handOf(c);
      const { id } = c.req.valid('param');
      await c.var.deps.db.transaction(async (tx) => {
        const found = await lockPoll(tx, id, 'share');
        if (found.closesAt && found.closesAt <= at) throw new Refusal(409, CLOSED);
        await tx.delete(profileVotes).where(and(eq(profileVotes.pollId, id), eq(profileVotes.personId, me.id)));
      });
      return c.json(await answer(c, id));
    },
  )
  .post(
    '/api/profile/polls/:id/close',
    allow('signed-in'),
    says('Profile', 'Close an own poll', { 200: onePoll }),
    idParam,
    async (c) => {
      const { me, at } = handOf(c);
      const { id } = c.req.valid('param');
      await c.var.deps.db.transaction(async (tx) => {
        // Against votes that are on their way: they are in before it closes, or refused.
        const found = await lockPoll(tx, id, 'no key update');
        if (found.authorId !== me.id) throw notFound(NOT_OWN);
        if (found.closesAt && found.closesAt <= at) return;
        await tx.update(profilePolls).set({ closesAt: at }).where(eq(profilePolls.id, id));
      });
      return c.json(await answer(c, id));
    },
  );
