import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '#api/limits.ts';
import { pageHead } from '#api/pageHead.ts';
import { prepare } from '#api/prepare.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import { personRoles } from '#features/people/api/tables.ts';
import { settings } from '#features/system/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { pngOf } from '../../../../tests/support/pictures.ts';
import { helpArticles, helpCards, helpCategories } from './tables.ts';

const GROUPS = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'];

describe('help for everybody', () => {
  const api = testApi();
  const faq = async (q = '') => (await api.get(`/faq/data?q=${encodeURIComponent(q)}`)).body;
  const countOf = (data: Record<string, { qandA: unknown[] }>) =>
    Object.values(data).reduce((sum, group) => sum + group.qandA.length, 0);

  it('has five groups of questions, without an account', async () => {
    const data = await faq();
    expect(Object.keys(data)).toEqual(GROUPS);
    for (const key of GROUPS) {
      expect(Object.keys(data[key]).sort()).toEqual(['icon', 'qandA', 'subtitle', 'title']);
      expect(data[key].qandA.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('finds words in questions and answers, without case and accents, and keeps the other groups empty', async () => {
    const hits = await faq('ÍNVOICE company');
    expect(countOf(hits)).toBeGreaterThan(0);
    expect(countOf(hits)).toBeLessThan(5);
    expect(Object.keys(hits)).toEqual(GROUPS);
    expect(hits.payment.qandA[0].question).toBe('Can the invoice be made out to my company?');
    expect(hits.delivery).toMatchObject({ title: 'Delivery', qandA: [] });
    expect(countOf(await faq('100%_'))).toBe(0);
    expect((await api.get(`/faq/data?q=${'x'.repeat(201)}`)).status).toBe(400);
  });

  it('has six cards, categories of each, and questions by address or id', async () => {
    const cards = (await api.get('/faq/data/knowledge_base')).body;
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      const categories = (await api.get(`/faq/data/category?category=${card.category}`)).body;
      expect(categories.length).toBeGreaterThanOrEqual(2);
      for (const one of categories) expect(one.questions.length).toBeGreaterThanOrEqual(4);
    }
    const all = (await api.get('/faq/data/category')).body;
    expect(all.length).toBeGreaterThanOrEqual(12);
    const [link] = all[0].questions;
    const page = (await api.get(`/faq/data/question?slug=${link.slug}`)).body;
    expect(page).toMatchObject({ id: link.id, title: link.question, category: cards[0].category, helpful: null });
    expect(page.relatedQuestions).toHaveLength(5);
    expect(page.relatedQuestions.map((one: { id: number }) => one.id)).not.toContain(page.id);
    expect((await api.get(`/faq/data/question?id=${link.id}`)).body).toEqual(page);
    expect((await api.get('/faq/data/question')).body).toEqual(page);
  });

  it('answers 404 for what is not there and 400 for what cannot be', async () => {
    const statusOf = async (path: string) => (await api.get(path)).status;
    expect(await statusOf('/faq/data/category?category=nothing')).toBe(404);
    expect(await statusOf('/faq/data/question?slug=nothing')).toBe(404);
    expect(await statusOf('/faq/data/question?id=999999')).toBe(404);
    expect(await statusOf('/faq/data/question?id=x')).toBe(400);
  });

  it('is named in the head of a shared link, as far as it is published', async () => {
    const [card] = (await api.get('/faq/data/knowledge_base')).body;
    const page = (await api.get('/faq/data/question')).body;
    const head = (path: string) => pageHead(api.deps, path);
    expect(await head('/pages/knowledge-base')).toMatchObject({ title: 'Knowledge base', type: 'website' });
    expect(await head(`/pages/knowledge-base/${card.category}`)).toMatchObject({ title: card.title, image: card.img });
    const path = `/pages/knowledge-base/${card.category}/${page.slug}`;
    expect(await head(path)).toMatchObject({ title: page.title, path, type: 'article' });
    expect((await head(path))?.description).not.toContain('<');
    expect(await head(`/pages/knowledge-base/${card.category}/nothing`)).toBeUndefined();
    expect(await head('/pages/knowledge-base/nothing')).toBeUndefined();
    expect(await head(`${path}/more`)).toBeUndefined();
  });

  it('is searched as a whole, questions first', async () => {
    const { results, total } = (await api.get('/api/help/search?q=invoice')).body;
    expect(total).toBe(results.length);
    expect(new Set(results.map((one: { place: string }) => one.place))).toEqual(new Set(['faq', 'knowledge-base']));
    expect(results[0].question.toLowerCase()).toContain('invoice');
    for (const one of results) expect(`${one.question} ${one.excerpt}`.toLowerCase()).toContain('invoice');
    expect((await api.get('/api/help/search?q=')).body).toEqual({ results: [], total: 0 });
  });
});

describe('whether an answer helped', () => {
  const api = testApi();
  const first = async () => (await api.get('/faq/data/question')).body.id as number;
  const say = (id: number, body: object, token?: string) => api.post(`/api/help/articles/${id}/vote`, body, token);
  const counts = async (id: number) => {
    const { article } = (await api.get(`/api/help/articles/${id}`, await api.as('admin'))).body;
    return [article.yes, article.no];
  };

  it('is one word from each person and each visitor, and can be changed and taken back', async () => {
    const id = await first();
    const [yes = 0, no = 0] = await counts(id);
    const { accessToken } = await api.register();
    const visitor = crypto.randomUUID();
    for (const helpful of [true, true, false]) expect((await say(id, { helpful }, accessToken)).status).toBe(200);
    await say(id, { helpful: true, visitor });
    await Promise.all([say(id, { helpful: true, visitor }), say(id, { helpful: true, visitor })]);
    expect(await counts(id)).toEqual([yes + 1, no + 1]);
    const seen = async (query: string, token?: string) =>
      (await api.get(`/faq/data/question?id=${id}${query}`, token)).body.helpful;
    expect(await seen('', accessToken)).toBe(false);
    expect(await seen(`&visitor=${visitor}`)).toBe(true);
    expect(await seen('')).toBeNull();
    await say(id, { helpful: null }, accessToken);
    expect(await counts(id)).toEqual([yes + 1, no]);
  });

  it('is limited for a whole /64 of IPv6 addresses, as one customer has it', async () => {
    const path = `/api/help/articles/${await first()}/vote`;
    const vote = async (from: string) =>
      (await api.ask('POST', path, { from, body: { helpful: true, visitor: crypto.randomUUID() } })).status;
    expect(await vote('2001:db8:7:1::1')).toBe(200);
    await api.db.update(rateLimits).set({ count: 200 }).where(like(rateLimits.key, 'help-vote:2001:%'));
    expect([await vote('2001:db8:7:1::2'), await vote('2001:db8:7:2::2')]).toEqual([429, 200]);
  });

  it('is asked of somebody, about something that is there', async () => {
    expect((await say(await first(), { helpful: true })).body.error.visitor).toBeDefined();
    expect((await say(999999, { helpful: true, visitor: crypto.randomUUID() })).status).toBe(404);
    expect((await say(await first(), { helpful: 'yes', visitor: crypto.randomUUID() })).status).toBe(400);
  });
});

describe('writing help', () => {
  const api = testApi();
  const ask = async (method: string, path: string, body: object) =>
    api.ask(method, `/api/help/${path}`, { body, token: await api.as('admin') });
  const tree = async () => (await api.get('/api/help/edit', await api.as('admin'))).body;
  const onCard = async () => (await tree()).categories.find((one: { cardId: number | null }) => one.cardId !== null);
  const add = async (over: object = {}) => {
    const body = {
      categoryId: (await onCard()).id,
      question: `How about ${unique()}?`,
      content: '<p>So.</p>',
      ...over,
    };
    const answer = await ask('POST', 'articles', body);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.article;
  };
  const step = (one: { id: number; version: number }, name: string) =>
    ask('POST', `articles/${one.id}/${name}`, { version: one.version });
  const open = async (slug: string) => api.get(`/faq/data/question?slug=${slug}`);

  it('is for those who manage the help', async () => {
    for (const role of ['client', 'Student'] as const) {
      expect((await api.get('/api/help/edit', await api.as(role))).status).toBe(403);
    }
    const { userData } = await api.signIn('client@demo.com', 'client');
    await api.db.insert(personRoles).values({ personId: userData.id, role: 'restricted-user' });
    expect((await api.get('/api/help/edit', await api.as('client'))).status).toBe(403);
    await api.db.delete(personRoles).where(eq(personRoles.personId, userData.id));
  });

  it('begins with a draft that nobody reads, until it is published', async () => {
    const one = await add({ content: '<p>Fine<script>alert(1)</script></p>' });
    expect(one).toMatchObject({ status: 'draft', content: '<p>Fine</p>', published: null, version: 1 });
    expect((await open(one.slug)).status).toBe(404);
    const published = (await step(one, 'publish')).body.article;
    expect(published).toMatchObject({ status: 'published', hasDraft: false });
    expect((await open(one.slug)).body).toMatchObject({ title: one.question, content: '<p>Fine</p>' });
    const back = (await step(published, 'unpublish')).body.article;
    expect(back).toMatchObject({ status: 'draft', content: '<p>Fine</p>' });
    expect((await open(one.slug)).status).toBe(404);
    const actions = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, one.id));
    expect(actions.map((entry) => entry.action)).toEqual(
      expect.arrayContaining(['help-added', 'help-published', 'help-unpublished']),
    );
  });

  it('keeps changes of what is published as a draft, which can be published or dropped', async () => {
    const one = (await step(await add(), 'publish')).body.article;
    const change = async (version: number, content: string) =>
      ask('PATCH', `articles/${one.id}`, { version, content, question: 'New words?' });
    const changed = (await change(one.version, '<p>Better.</p>')).body.article;
    expect(changed).toMatchObject({ hasDraft: true, question: 'New words?', content: '<p>Better.</p>' });
    expect((await open(one.slug)).body).toMatchObject({ title: one.question, content: '<p>So.</p>' });
    const dropped = (await step(changed, 'discard')).body.article;
    expect(dropped).toMatchObject({ hasDraft: false, question: one.question, content: '<p>So.</p>' });
    const again = (await change(dropped.version, '<p>Best.</p>')).body.article;
    await step(again, 'publish');
    expect((await open(one.slug)).body).toMatchObject({ title: 'New words?', content: '<p>Best.</p>' });
  });

  it('is refused over a version that was not seen, and changes nothing', async () => {
    const one = await add();
    const change = (version: number, content: string) => ask('PATCH', `articles/${one.id}`, { version, content });
    expect((await change(1, '<p>First.</p>')).status).toBe(200);
    for (const answer of [await change(1, '<p>Second.</p>'), await step(one, 'publish')]) {
      expect(answer.status).toBe(409);
      expect(answer.body.error).toMatch(/Somebody changed this question/);
    }
    const { article } = (await api.get(`/api/help/articles/${one.id}`, await api.as('admin'))).body;
    expect(article).toMatchObject({ content: '<p>First.</p>', status: 'draft', version: 2 });
  });

  it('gives every question an address of its own', async () => {
    const question = `Same name ${unique()}?`;
    const [a, b] = [await add({ question }), await add({ question })];
    expect(b.slug).toBe(`${a.slug}-2`);
    const taken = await ask('PATCH', `articles/${b.id}`, { version: b.version, slug: a.slug });
    expect([taken.status, Object.keys(taken.body.error)]).toEqual([409, ['slug']]);
    expect((await ask('PATCH', `articles/${b.id}`, { version: b.version, slug: 'No Good' })).status).toBe(400);
    const key = crypto.randomUUID();
    expect((await add({ question, key })).id).toBe((await add({ question, key })).id);
    expect((await ask('POST', 'articles', { categoryId: 999999, question })).status).toBe(400);
    expect((await step(await add({ content: '<p> </p>' }), 'publish')).body.error.content).toBeDefined();
  });

  it('puts questions in order, and moves them to other categories', async () => {
    const { category } = (
      await ask('POST', 'categories', { cardId: (await tree()).cards[0].id, title: 'Here', icon: 'key' })
    ).body;
    const [a, b] = [await add({ categoryId: category.id }), await add({ categoryId: category.id })];
    const other = await add();
    // What somebody moved or deleted meanwhile stays where it is.
    const ordered = await ask('PUT', `categories/${category.id}/order`, { ids: [b.id, other.id, 999999] });
    expect(ordered.body.category.articles.map((one: { id: number }) => one.id)).toEqual([b.id, a.id]);
    await ask('PATCH', `articles/${other.id}`, { version: other.version, categoryId: category.id });
    const moved = (await tree()).categories.find((one: { id: number }) => one.id === category.id);
    expect(moved.articles.map((one: { id: number }) => one.id)).toEqual([b.id, a.id, other.id]);
    const { cards, categories } = await tree();
    const ids = categories
      .filter((one: { cardId: number }) => one.cardId === cards[0].id)
      .map((one: { id: number }) => one.id)
      .reverse();
    const after = (await ask('PUT', `cards/${cards[0].id}/order`, { ids })).body;
    expect(
      after.categories
        .filter((one: { cardId: number }) => one.cardId === cards[0].id)
        .map((one: { id: number }) => one.id),
    ).toEqual(ids);
    const token = await api.as('admin');
    const gone = await api.ask('DELETE', `/api/help/categories?id=${category.id}`, { token });
    expect(gone.body).toEqual({ id: category.id, articles: 3 });
    expect((await api.get(`/api/help/articles/${other.id}`, token)).status).toBe(404);
  });

  it('renames categories and groups of the FAQ, which stay', async () => {
    const group = (await tree()).categories.find((one: { key: string }) => one.key === 'payment');
    const { version } = group;
    const change = { version, title: 'Paying', subtitle: 'All of it', icon: 'shield', iconColor: 'brick' };
    expect((await ask('PATCH', `categories/${group.id}`, change)).status).toBe(200);
    expect((await api.get('/faq/data')).body.payment).toMatchObject({ title: 'Paying', icon: 'shield' });
    expect((await ask('PATCH', `categories/${group.id}`, change)).status).toBe(409);
    const token = await api.as('admin');
    expect((await api.ask('DELETE', `/api/help/categories?id=${group.id}`, { token })).status).toBe(409);
    const entry = await add({ categoryId: group.id, question: 'May I pay in kind?' });
    await step(entry, 'publish');
    const { qandA } = (await api.get('/faq/data?q=in kind')).body.payment;
    expect(qandA).toEqual([{ id: entry.id, slug: entry.slug, question: 'May I pay in kind?', ans: '<p>So.</p>' }]);
    expect((await api.ask('DELETE', `/api/help/articles?id=${entry.id}`, { token })).status).toBe(200);
    expect((await api.get('/faq/data?q=in kind')).body.payment.qandA).toEqual([]);
  });

  it('opens pictures to everybody once they are published, and own ones alone', async () => {
    const token = await api.as('admin');
    const form = new FormData();
    form.set('file', new File([pngOf(Uint8Array.from([1, 2, 3]))], 'a.png', { type: 'image/png' }));
    const { file } = (await api.ask('POST', '/api/files?for=attachment', { raw: form, token })).body;
    const one = await add({ content: `<p>Look</p><img src="${file.url}" alt="A">` });
    expect((await api.get(file.url)).status).toBe(401);
    const published = (await step(one, 'publish')).body.article;
    expect((await api.get(file.url)).status).toBe(200);
    expect((await api.get(file.url, await api.as('Student'))).status).toBe(200);
    await step(published, 'unpublish');
    expect((await api.get(file.url)).status).toBe(401);
    const { accessToken, user } = await api.register();
    const others = new FormData();
    others.set('file', new File([pngOf(Uint8Array.from([4]))], 'b.png', { type: 'image/png' }));
    const strange = (await api.ask('POST', '/api/files', { raw: others, token: accessToken })).body.file;
    expect(user.id).toBeGreaterThan(0);
    const stolen = await ask('PATCH', `articles/${one.id}`, {
      version: published.version + 1,
      content: `<img src="${strange.url}" alt="">`,
    });
    expect([stolen.status, Object.keys(stolen.body.error)]).toEqual([400, ['content']]);
  });
});

describe('the help of a school that is new', () => {
  const api = testApi({ empty: true });

  it('is as old as the school', async () => {
    const laid = ['sample:people', 'basics:help'];
    for (const key of laid) await api.db.delete(settings).where(eq(settings.key, key));
    for (const table of [helpArticles, helpCategories, helpCards]) await api.db.delete(table);
    await prepare(api.db, api.deps, false);
    const [card] = (await api.get('/faq/data/category')).body;
    for (const { id } of card.questions) {
      const { lastUpdated } = (await api.get(`/faq/data/question?id=${id}`)).body;
      expect(lastUpdated).toBe(api.now().toISOString());
    }
  });
});
