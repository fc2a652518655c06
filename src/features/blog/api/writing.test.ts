import { describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { pageHead } from '#api/pageHead.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { blogHelp } from '../../../../tests/api/blog.ts';

const api = testApi();
const blog = blogHelp(api);
const save = (token: string, id: number, body: object) => api.ask('PUT', `/api/blog/posts/${id}`, { token, body });

describe('writing a post', () => {
  it('begins as a draft whose slug is made from the title, and is cleaned', async () => {
    const token = await api.as('admin');
    const word = unique('uber');
    const content = '<p onclick="x()">Hi<script>alert(1)</script><img src="https://elsewhere.test/a.png"></p>';
    const body = { blogTitle: `Größe & Café ${word}`, content, tags: ['One', 'one', 'Two'], blogCategories: ['Food'] };
    const { body: made } = await api.post('/api/blog/posts', body, token);
    expect(made.post).toMatchObject({
      ...{ status: 'Draft', slug: `grosse-cafe-${word}`, content: '<p>Hi</p>', tags: ['One', 'Two'], version: 1 },
      ...{ publishedAt: null, author: 'Ruth Adeyemi' },
    });
    const { body: edit } = await api.get(`/blog/list/data/edit?id=${made.post.id}`, token);
    expect(edit).toEqual(made.post);
    const { body: last } = await api.get('/blog/list/data/edit', token);
    expect(last.status).toBe('Published');
    const { status, slug, featuredImage, ...rest } = last;
    expect((await save(token, last.id, { ...rest, excerpt: 'Changed now.' })).status).toBe(200);
    expect((await api.get('/blog/list/data/edit', token)).body).toMatchObject({ id: last.id, excerpt: 'Changed now.' });
    expect((await api.get('/blog/list/data/edit?id=2000000000', token)).status).toBe(404);
    expect((await api.get('/blog/list/data/edit', await api.as('client'))).status).toBe(403);
    expect((await api.get('/blog/list/data/edit')).status).toBe(401);
  });

  it('sent again with its key is the same post', async () => {
    const token = await api.as('admin');
    const body = { blogTitle: unique('Once '), key: crypto.randomUUID() };
    const first = await api.post('/api/blog/posts', body, token);
    const second = await api.post('/api/blog/posts', body, token);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.post.id).toBe(first.body.post.id);
  });

  it('is never overwritten by who started from an older version', async () => {
    const token = await api.as('admin');
    const other = await api.register();
    const { id, version } = await blog.draft(token);
    const { body } = await save(token, id, { version, blogTitle: 'First', content: '<p>a</p>' });
    expect(body.post.version).toBe(version + 1);
    const late = await save(other.accessToken, id, { version, blogTitle: 'Second', content: '<p>b</p>' });
    expect(late.status).toBe(409);
    expect(late.body.error).toContain('Ruth Adeyemi');
    const same = await save(token, id, { version: version + 1, blogTitle: 'First', content: '<p>a</p>' });
    expect(same.body.post.version).toBe(version + 1);
    expect((await api.get(`/api/blog/posts/${id}`, token)).body.post.blogTitle).toBe('First');
  });

  it('is saved once when the same save comes again, its answer lost', async () => {
    const [token, other] = [await api.as('admin'), await api.register()];
    const { id, version } = await blog.draft(token);
    const body = { version, blogTitle: unique('Lost '), content: '<p>a<script>b</script></p>' };
    const first = (await save(token, id, body)).body.post;
    const again = await save(token, id, body);
    expect([again.status, again.body.post]).toEqual([200, first]);
    // Other words over it, or the same from somebody else, are another save.
    expect((await save(token, id, { ...body, excerpt: 'More' })).status).toBe(409);
    expect((await save(other.accessToken, id, body)).status).toBe(409);
    await save(other.accessToken, id, { ...body, version: first.version, excerpt: 'Theirs' });
    expect((await save(token, id, body)).status).toBe(409);
  });

  it('is planned once when the same plan comes again', async () => {
    const token = await api.as('admin');
    const { id, version } = await blog.draft(token);
    const scheduledAt = new Date(api.now().getTime() + 3_600_000).toISOString();
    const plan = () => api.post(`/api/blog/posts/${id}/schedule`, { scheduledAt, version }, token);
    expect((await plan()).status).toBe(200);
    expect((await plan()).body.post).toMatchObject({ status: 'Scheduled', version: version + 1 });
  });

  it('refuses what is wrong with a word about it', async () => {
    const token = await api.as('admin');
    const post = async (body: object) => (await api.post('/api/blog/posts', body, token)).body.error;
    expect(await post({ blogCategories: ['Sport'] })).toHaveProperty(['blogCategories.0']);
    expect(await post({ slug: 'Not A Slug' })).toHaveProperty('slug');
    expect(await post({ featuredImage: 'https://elsewhere.test/x.png' })).toHaveProperty('featuredImage');
    expect(await post({ featuredImage: '/api/files/2000000000/x.png' })).toHaveProperty('featuredImage');
    expect(await post({ blogTitle: 'x'.repeat(161) })).toHaveProperty('blogTitle');
    expect(await post({ tags: Array.from({ length: 11 }, (_, at) => `t${at}`) })).toHaveProperty('tags');
    const { id } = await blog.draft(token, { blogTitle: '', content: '' });
    const { status, body } = await api.post(`/api/blog/posts/${id}/publish`, {}, token);
    expect(status).toBe(400);
    expect(Object.keys(body.error).sort()).toEqual(['blogTitle', 'content']);
  });

  it('is for those who manage the blog alone', async () => {
    for (const role of ['client', 'Student'] as const) {
      const token = await api.as(role);
      for (const path of ['/api/blog/posts', '/api/blog/counts', '/api/blog/comments'])
        expect((await api.get(path, token)).status).toBe(403);
      expect((await api.post('/api/blog/posts', {}, token)).status).toBe(403);
    }
  });
});

describe('publishing', () => {
  it('shows a post to everybody, takes it down, and puts it back under its first date', async () => {
    const token = await api.as('admin');
    const { id } = await blog.published(token);
    const { body: first } = await blog.detail(id);
    await api.post(`/api/blog/posts/${id}/unpublish`, {}, token);
    expect((await blog.detail(id)).status).toBe(404);
    api.later(60);
    const again = await api.as('admin');
    await api.post(`/api/blog/posts/${id}/publish`, {}, again);
    expect((await blog.detail(id)).body.blog.blogPosted).toBe(first.blog.blogPosted);
    const { body: log } = await api.get('/api/audit?q=&perPage=10', again);
    const actions = log.entries.map((one: { action: string }) => one.action);
    expect(actions).toEqual(expect.arrayContaining(['post-published', 'post-unpublished']));
  });

  it('that is taken back leaves a post as it was: planned, and without a date of its own', async () => {
    const token = await api.as('admin');
    const { id } = await blog.draft(token);
    const act = (deed: string, body: object = {}, who = token) => api.post(`/api/blog/posts/${id}/${deed}`, body, who);
    const scheduledAt = new Date(api.now().getTime() + 30 * 60_000).toISOString();
    await act('schedule', { scheduledAt });
    expect((await act('publish')).body.post.status).toBe('Published');
    const back = await act('unpublish', { before: { scheduledAt } });
    expect(back.body.post).toMatchObject({ status: 'Scheduled', scheduledAt, publishedAt: null });
    api.later(31);
    await doDue(api.deps);
    expect((await blog.detail(id)).body.blog).toMatchObject({ status: 'Published', blogPosted: scheduledAt });
    // What was out for longer keeps its date, and a time that has passed is none.
    const late = (await act('unpublish', { before: { scheduledAt } }, await api.as('admin'))).body.post;
    expect(late).toMatchObject({ status: 'Draft', scheduledAt: null, publishedAt: scheduledAt });
  });

  it('happens by itself when its time has come, and not before', async () => {
    const token = await api.as('admin');
    const { id } = await blog.draft(token);
    const at = new Date(api.now().getTime() + 30 * 60_000).toISOString();
    const past = new Date(api.now().getTime() - 60_000).toISOString();
    expect((await api.post(`/api/blog/posts/${id}/schedule`, { scheduledAt: past }, token)).status).toBe(400);
    expect((await api.post(`/api/blog/posts/${id}/schedule`, { scheduledAt: 'soon' }, token)).status).toBe(400);
    const { body } = await api.post(`/api/blog/posts/${id}/schedule`, { scheduledAt: at }, token);
    expect(body.post).toMatchObject({ status: 'Scheduled', scheduledAt: at });
    await doDue(api.deps);
    expect((await blog.detail(id)).status).toBe(404);
    api.later(31);
    await doDue(api.deps);
    expect((await blog.detail(id)).body.blog).toMatchObject({ status: 'Published', blogPosted: at });
    const now = await api.as('admin');
    const refused = await api.post(`/api/blog/posts/${id}/schedule`, { scheduledAt: '2031-01-01T00:00:00Z' }, now);
    expect(refused.status).toBe(400);
  });

  it('is undone by deleting, which is undone by restoring', async () => {
    const token = await api.as('admin');
    const { id } = await blog.published(token);
    expect((await api.ask('DELETE', `/api/blog/posts/${id}`, { token })).body).toEqual({ id });
    expect((await blog.detail(id)).status).toBe(404);
    expect((await api.ask('DELETE', `/api/blog/posts/${id}`, { token })).status).toBe(404);
    const { body: gone } = await api.get('/api/blog/posts?deleted=true', token);
    expect(gone.posts.map((one: { id: number }) => one.id)).toContain(id);
    expect((await api.post('/api/blog/restore', { ids: [id] }, token)).body).toEqual({ ids: [id] });
    expect((await blog.detail(id)).status).toBe(200);
  });
});

describe('the list for editors', () => {
  it('has every state, and is searched, filtered, sorted and paged', async () => {
    const token = await api.as('admin');
    const list = async (query: string) => (await api.get(`/api/blog/posts?${query}`, token)).body;
    expect((await list('status=Draft&q=open day')).posts[0]).toMatchObject({ title: 'Notes for the open day' });
    const all = await list('perPage=100&sortColumn=title&sort=asc');
    const titles = all.posts.map((one: { title: string }) => one.title.toLowerCase());
    expect(all.total).toBe(titles.length);
    expect((await list('status=Scheduled')).posts[0]).toMatchObject({ scheduledAt: expect.any(String) });
    for (const column of ['author', 'status', 'publishedAt', 'changedAt', 'id'])
      expect((await list(`sortColumn=${column}&perPage=100`)).posts).toHaveLength(titles.length);
    const { authors } = (await api.get('/api/blog/counts', token)).body;
    const yuki = authors.find((one: { fullName: string }) => one.fullName === 'Yuki Tanaka');
    const { posts } = await list(`author=${yuki.id}&category=Video`);
    expect(posts.map((one: { author: string }) => one.author)).toEqual(['Yuki Tanaka']);
    expect((await api.get('/api/blog/posts?sortColumn=content', token)).status).toBe(400);
  });
});

describe('pictures of posts', () => {
  it('open to strangers with the post, and to nobody but editors before', async () => {
    const token = await api.as('admin');
    const [file, inText] = [await blog.upload(token), await blog.upload(token)];
    const content = `<p>Look</p><img src="${inText.url}" alt="A cell">`;
    const { id } = await blog.draft(token, { featuredImage: file.url, content });
    const open = async (who?: string) =>
      Promise.all([file, inText].map(async ({ url }) => (await api.get(url, who)).status));
    const editor = await api.register();
    expect(await open()).toEqual([401, 401]);
    expect(await open(await api.as('Student'))).toEqual([404, 404]);
    expect(await open(editor.accessToken)).toEqual([200, 200]);
    await api.post(`/api/blog/posts/${id}/publish`, {}, token);
    expect(await open()).toEqual([200, 200]);
    expect(await open(await api.as('Student'))).toEqual([200, 200]);
    await api.post(`/api/blog/posts/${id}/unpublish`, {}, token);
    expect(await open()).toEqual([401, 401]);
    expect((await api.ask('DELETE', `/api/files/${file.id}`, { token })).status).toBe(409);
  });

  it('of somebody else are not opened by writing their number', async () => {
    const [token, other] = [await api.as('admin'), await api.register()];
    const { id: fileId, url } = await blog.upload(token);
    const stolen = { blogTitle: 'x', content: `<img src="${url}">` };
    const { id } = await blog.published(other.accessToken, stolen);
    expect((await api.get(url)).status).toBe(401);
    const image = await api.post('/api/blog/posts', { featuredImage: url }, other.accessToken);
    expect(image.body.error.featuredImage).toBeDefined();
    // Whoever edits somebody else's post keeps the pictures that are in it.
    const mine = await blog.published(token, { blogTitle: 'Mine', content: `<p>a</p><img src="${url}">` });
    const change = { version: mine.version, blogTitle: 'Ours', content: `<p>b</p><img src="${url}">` };
    expect((await save(other.accessToken, mine.id, change)).status).toBe(200);
    expect((await api.get(url)).status).toBe(200);
    expect(fileId).toBeGreaterThan(0);
    expect(id).toBeGreaterThan(0);
  });
});

describe('what a shared link shows', () => {
  it('is known for published posts alone', async () => {
    const token = await api.as('admin');
    const post = await blog.published(token, { excerpt: 'Short.' });
    const path = `/pages/blog/detail/${post.slug}-${post.id}`;
    expect(await pageHead(api.deps, path)).toMatchObject({ title: post.blogTitle, description: 'Short.', path });
    expect(await pageHead(api.deps, `/pages/blog/detail/anything-${post.id}`)).toMatchObject({ path });
    expect(await pageHead(api.deps, '/pages/blog/detail')).toMatchObject({ type: 'article' });
    expect(await pageHead(api.deps, '/pages/blog/list')).toMatchObject({ feed: { path: '/blog/rss.xml' } });
    const draft = await blog.draft(token);
    for (const other of [`${draft.slug}-${draft.id}`, 'nothing', '%E0%A4%A', `${post.slug}-${post.id}/x`])
      expect(await pageHead(api.deps, `/pages/blog/detail/${other}`), other).toBeUndefined();
    expect(await pageHead(api.deps, '/lms/users')).toBeUndefined();
  });
});
