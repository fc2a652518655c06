import { describe, expect, it } from 'vitest';
import { testApi, unique } from '../../../../tests/api/api.ts';

/** The server stored it, and nobody heard: the same comes once more. */
describe('help whose answer was lost', () => {
  const api = testApi();
  const ask = async (method: string, path: string, body: object, token?: string) =>
    api.ask(method, `/api/help/${path}`, { body, token: token ?? (await api.as('admin')) });
  const tree = async () => (await api.get('/api/help/edit', await api.as('admin'))).body;
  const add = async (over: object = {}) => {
    const { categories } = await tree();
    const body = { categoryId: categories[0].id, question: `How ${unique()}?`, content: '<p>So.</p>', ...over };
    const { status, body: made, text } = await ask('POST', 'articles', body);
    expect(status, text).toBe(201);
    return made.article;
  };

  it('is changed once, and no conflict with oneself', async () => {
    const one = await add();
    const change = { version: one.version, content: '<p>Better<script>x</script>.</p>', slug: unique('a-') };
    const first = (await ask('PATCH', `articles/${one.id}`, change)).body.article;
    const again = await ask('PATCH', `articles/${one.id}`, change);
    expect([again.status, again.body.article]).toEqual([200, first]);
    const { accessToken } = await api.register();
    expect((await ask('PATCH', `articles/${one.id}`, change, accessToken)).status).toBe(409);
    expect((await ask('PATCH', `articles/${one.id}`, { ...change, question: 'Other?' })).status).toBe(409);
    await ask('PATCH', `articles/${one.id}`, { version: first.version, question: 'Why?' }, accessToken);
    expect((await ask('PATCH', `articles/${one.id}`, change)).status).toBe(409);
  });

  it('is published, withdrawn and set back once', async () => {
    let { id, version } = await add();
    const twice = async (name: string, seen: object) => {
      const path = `articles/${id}/${name}`;
      const [first, again] = [await ask('POST', path, { version }), await ask('POST', path, { version })];
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(again.body).toEqual(first.body);
      expect(again.body.article).toMatchObject(seen);
      version = again.body.article.version;
    };
    await twice('publish', { status: 'published' });
    version = (await ask('PATCH', `articles/${id}`, { version, content: '<p>New.</p>' })).body.article.version;
    await twice('discard', { hasDraft: false, content: '<p>So.</p>' });
    await twice('unpublish', { status: 'draft' });
  });

  it('is added once: a question, also when somebody wrote on it since, and a category', async () => {
    const key = crypto.randomUUID();
    const one = await add({ key });
    const { accessToken } = await api.register();
    await ask('PATCH', `articles/${one.id}`, { version: one.version, content: '<p>Theirs.</p>' }, accessToken);
    expect((await add({ key })).id).toBe(one.id);

    const category = { cardId: (await tree()).cards[0].id, title: unique('Shelf '), key };
    const made = (await ask('POST', 'categories', category)).body.category;
    expect(Object.keys(made)).not.toContain('writingKey');
    expect((await ask('POST', 'categories', category)).body.category).toEqual(made);
    const theirs = (await ask('POST', 'categories', category, accessToken)).body.category;
    expect(theirs.id).not.toBe(made.id);
  });
});
