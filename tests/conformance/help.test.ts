import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

const tree = async () => status(await get('/api/help/edit', await as('admin')), 200);

test('the FAQ is found by words of questions and answers, without accents, for everybody', async () => {
  const all = status(await get('/faq/data'), 200);
  const keys = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'];
  assert.deepEqual(Object.keys(all), keys);
  const hits = status(await get('/faq/data?q=WORKING%20d%C3%A4ys'), 200);
  const found = keys.flatMap((key) => hits[key].qandA);
  assert.ok(found.length > 0 && found.length < keys.flatMap((key) => all[key].qandA).length);
  status(await get('/faq/data/question?slug=there-is-no-such-question'), 404);
  status(await get('/faq/data/category?category=nothing'), 404);
});

test('an answer is written as a draft, published, changed in a draft, and voted on', async () => {
  const token = await as('admin');
  const { categories } = await tree();
  const category = categories.find((one: { cardId: number | null }) => one.cardId !== null);
  const name = `Written ${Date.now().toString(36)}?`;
  const body = { categoryId: category.id, question: name, content: '<p>One.</p>' };
  const draft = status(await post('/api/help/articles', body, token), 201).article;
  status(await get(`/faq/data/question?slug=${draft.slug}`), 404);
  const published = status(
    await post(`/api/help/articles/${draft.id}/publish`, { version: draft.version }, token),
    200,
  ).article;
  const visitor = crypto.randomUUID();
  status(await post(`/api/help/articles/${draft.id}/vote`, { helpful: false, visitor }), 200);
  const changed = await ask('PATCH', `/api/help/articles/${draft.id}`, {
    token,
    body: { version: published.version, content: '<p>Two.</p>' },
  });
  assert.equal(status(changed, 200).article.hasDraft, true);
  const open = status(await get(`/faq/data/question?slug=${draft.slug}&visitor=${visitor}`), 200);
  assert.deepEqual([open.content, open.helpful], ['<p>One.</p>', false]);
  status(await ask('DELETE', `/api/help/articles?id=${draft.id}`, { token }), 200);
  status(await get(`/faq/data/question?slug=${draft.slug}`), 404);
});

test('whoever has an account chooses a plan for it', async () => {
  const { token } = await newcomer();
  const chosen = status(await post('/api/pricing/choose', { plan: 'Standard', billing: 'yearly' }, token), 200);
  assert.deepEqual([chosen.plan, chosen.billing], ['company', 'yearly']);
  const ending = status(await post('/api/pricing/choose', { plan: 'Basic' }, token), 200);
  assert.deepEqual([ending.plan, ending.endsAt], ['company', chosen.renewsAt]);
  status(await post('/api/pricing/choose', { plan: 'Basic' }), 401);
});
