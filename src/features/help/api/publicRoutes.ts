import { Hono } from 'hono';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { take } from '#api/limits.ts';
import { placeOf } from '#api/loginLimits.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  categoryQuery,
  faqCategories,
  faqData,
  faqQuery,
  helpCards,
  questionPage,
  questionQuery,
  searchAnswer,
  searchQuery,
  voteAnswer,
  voteBody,
} from '#features/help/contract.ts';
import { readCards, readCategories, readFaq, readQuestion } from './read.ts';
import { searchHelp } from './search.ts';
import { vote, voteOf } from './votes.ts';

/** So many words from one address: a school's readers share one. */
const VOTES = { points: 200, seconds: 600 };

/** What everybody may read, with or without an account. */
export const helpRoutes = new Hono<Env>()
  .get(
    '/faq/data',
    allow('public'),
    says('Help', 'Frequently asked questions in their five groups', { 200: faqData }),
    valid('query', faqQuery),
    async (c) => c.json(await readFaq(c.var.deps.db, c.req.valid('query').q)),
  )
  .get(
    '/faq/data/knowledge_base',
    allow('public'),
    says('Help', 'The cards of the knowledge base', { 200: helpCards }),
    async (c) => c.json(await readCards(c.var.deps.db)),
  )
  .get(
    '/faq/data/category',
    allow('public'),
    says('Help', 'The categories of a card, or of all, with their questions', { 200: faqCategories }),
    valid('query', categoryQuery),
    async (c) => c.json(await readCategories(c.var.deps.db, c.req.valid('query').category || undefined)),
  )
  .get(
    '/faq/data/question',
    allow('public'),
    says('Help', 'One question of the knowledge base', { 200: questionPage }, 'By slug or id; without, the first one.'),
    valid('query', questionQuery),
    async (c) => {
      const { visitor, ...which } = c.req.valid('query');
      const { plain: _, ...page } = await readQuestion(c.var.deps.db, which);
      const helpful = await voteOf(c.var.deps.db, page.id, { me: c.var.me, visitor });
      return c.json({ ...page, helpful });
    },
  )
  .get(
    '/api/help/search',
    allow('public'),
    says('Help', 'Search the FAQ and the knowledge base', { 200: searchAnswer }),
    valid('query', searchQuery),
    async (c) => c.json(await searchHelp(c.var.deps.db, c.req.valid('query').q)),
  )
  .post(
    '/api/help/articles/:id/vote',
    allow('public'),
    says('Help', 'Say whether an answer helped', { 200: voteAnswer }, 'Null takes it back.'),
    valid('param', z.object({ id: idSchema })),
    valid('json', voteBody),
    async (c) => {
      const { db, clock } = c.var.deps;
      const { id } = c.req.valid('param');
      const { helpful, visitor } = c.req.valid('json');
      await take(db, clock(), `help-vote:${placeOf(c.var.address)}`, VOTES);
      await vote(db, id, { me: c.var.me, visitor }, helpful, clock());
      return c.json({ id, helpful });
    },
  );
