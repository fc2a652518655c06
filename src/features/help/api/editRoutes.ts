import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { idGiven, idInBody, idInQuery } from '#api/idGiven.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  articleChange,
  articleStep,
  categoryChange,
  categoryGone,
  editTree,
  newArticle,
  newCategory,
  oneArticle,
  oneCategory,
  orderBody,
} from '#features/help/contract.ts';
import {
  addArticle,
  changeArticle,
  deleteArticle,
  discardDraft,
  type Hand,
  publishArticle,
  unpublishArticle,
} from './articles.ts';
import { addCategory, changeCategory, deleteCategory, orderArticles, orderCategories } from './categories.ts';
import { readArticle, readCategory, readTree } from './edit.ts';
import { tellHelp } from './tell.ts';

const idParam = valid('param', z.object({ id: idSchema }));
const manage = can('manage', 'Help');

/** All or nothing; open pages hear of it after. */
async function inHand<T>(
  c: Context<Env>,
  work: (hand: Hand) => Promise<T>,
  ids: number[] = [],
  concerns: 'everyone' | 'staff' = 'everyone',
): Promise<T> {
  const { deps } = c.var;
  const person = whoAsks(c);
  const doer = doerOf(c);
  const done = await deps.db.transaction((tx) => work({ tx, personId: person.id, doer }));
  await tellHelp(deps, concerns, ids);
  return done;
}

const articleOf = async (c: Context<Env>, id: number) => ({ article: await readArticle(c.var.deps.db, id) });

/** Writing the help, for those who manage it. */
export const helpEditRoutes = new Hono<Env>()
  .get(
    '/api/help/edit',
    manage,
    says('Help', 'All cards, categories and questions, drafts too', { 200: editTree }),
    async (c) => c.json(await readTree(c.var.deps.db)),
  )
  .get(
    '/api/help/articles/:id',
    manage,
    says('Help', 'A question as its writers see it', { 200: oneArticle }),
    idParam,
    async (c) => c.json(await articleOf(c, c.req.valid('param').id)),
  )
  .post(
    '/api/help/articles',
    manage,
    says('Help', 'Add a question, as a draft', { 201: oneArticle }),
    valid('json', newArticle),
    async (c) => {
      const id = await inHand(c, (hand) => addArticle(hand, c.req.valid('json')), [], 'staff');
      return c.json(await articleOf(c, id), 201);
    },
  )
  .patch(
    '/api/help/articles/:id',
    manage,
    says(
      'Help',
      'Change a question',
      { 200: oneArticle },
      'Words of a published one become its draft. Changed by somebody since `version`: 409, and nothing is changed.',
    ),
    idParam,
    valid('json', articleChange),
    async (c) => {
      const { id } = c.req.valid('param');
      const change = c.req.valid('json');
      const isPlace = change.slug !== undefined || change.categoryId !== undefined;
      await inHand(c, (hand) => changeArticle(hand, id, change), [id], isPlace ? 'everyone' : 'staff');
      return c.json(await articleOf(c, id));
    },
  )
  .post(
    '/api/help/articles/:id/publish',
    manage,
    says('Help', 'Publish a question, or the draft of a published one', { 200: oneArticle }),
    idParam,
    valid('json', articleStep),
    async (c) => {
      const { id } = c.req.valid('param');
      await inHand(c, (hand) => publishArticle(hand, id, c.req.valid('json').version), [id]);
      return c.json(await articleOf(c, id));
    },
  )
  .post(
    '/api/help/articles/:id/unpublish',
    manage,
    says('Help', 'Make a draft of a published question', { 200: oneArticle }),
    idParam,
    valid('json', articleStep),
    async (c) => {
      const { id } = c.req.valid('param');
      await inHand(c, (hand) => unpublishArticle(hand, id, c.req.valid('json').version), [id]);
      return c.json(await articleOf(c, id));
    },
  )
  .post(
    '/api/help/articles/:id/discard',
    manage,
    says('Help', 'Drop the unpublished changes of a question', { 200: oneArticle }),
    idParam,
    valid('json', articleStep),
    async (c) => {
      const { id } = c.req.valid('param');
      await inHand(c, (hand) => discardDraft(hand, id, c.req.valid('json').version), [id], 'staff');
      return c.json(await articleOf(c, id));
    },
  )
  .delete(
    '/api/help/articles',
    manage,
    says('Help', 'Delete a question', { 200: idAnswer }),
    idInQuery,
    idInBody,
    async (c) => {
      const id = await idGiven(c, c.req.valid('query').id);
      await inHand(c, (hand) => deleteArticle(hand, id), [id]);
      return c.json({ id });
    },
  )
  .post(
    '/api/help/categories',
    manage,
    says('Help', 'Add a category to a card', { 201: oneCategory }),
    valid('json', newCategory),
    async (c) => {
      const id = await inHand(c, (hand) => addCategory(hand, c.req.valid('json')));
      return c.json({ category: await readCategory(c.var.deps.db, id) }, 201);
    },
  )
  .patch(
    '/api/help/categories/:id',
    manage,
    says('Help', 'Change a category or a group of the FAQ', { 200: oneCategory }),
    idParam,
    valid('json', categoryChange),
    async (c) => {
      const { id } = c.req.valid('param');
      await inHand(c, (hand) => changeCategory(hand, id, c.req.valid('json')));
      return c.json({ category: await readCategory(c.var.deps.db, id) });
    },
  )
  .delete(
    '/api/help/categories',
    manage,
    says('Help', 'Delete a category with its questions', { 200: categoryGone }),
    idInQuery,
    idInBody,
    async (c) => {
      const id = await idGiven(c, c.req.valid('query').id);
      return c.json({ id, articles: await inHand(c, (hand) => deleteCategory(hand, id)) });
    },
  )
  .put(
    '/api/help/categories/:id/order',
    manage,
    says('Help', 'Order the questions of a category', { 200: oneCategory }, 'Those of other categories stay there.'),
    idParam,
    valid('json', orderBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const { ids } = c.req.valid('json');
      await inHand(c, (hand) => orderArticles(hand, id, ids), ids);
      return c.json({ category: await readCategory(c.var.deps.db, id) });
    },
  )
  .put(
    '/api/help/cards/:id/order',
    manage,
    says('Help', 'Order the categories of a card', { 200: editTree }, 'Those of other cards stay there.'),
    idParam,
    valid('json', orderBody),
    async (c) => {
      await inHand(c, (hand) => orderCategories(hand, c.req.valid('param').id, c.req.valid('json').ids));
      return c.json(await readTree(c.var.deps.db));
    },
  );
