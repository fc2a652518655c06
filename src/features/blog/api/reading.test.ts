import { parseFeed } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { blogHelp } from '../../../../tests/api/blog.ts';

const api = testApi();
const blog = blogHelp(api);

describe('the list of posts', () => {
  it('is a bare list of what is published, the newest first, for everybody', async () => {
    const { status, body } = await api.get('/blog/list/data');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThanOrEqual(14);
    const dates = body.map((one: { blogPosted: string }) => one.blogPosted);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(body[0]).toMatchObject({ tags: expect.any(Array), comment: expect.any(Number), img: expect.any(String) });
    const { body: all } = await api.get('/api/blog/counts', await api.as('admin'));
    expect(body).toHaveLength(all.published);
    expect(all).toMatchObject({ drafts: 1, scheduled: 1, reported: 1 });
  });

  it('is searched in title, tags, excerpt and text, filtered by category and tag, and paged', async () => {
    const titles = async (query: string) =>
      (await api.get(`/blog/list/data?${query}`)).body.map((one: { title: string }) => one.title);
    expect(await titles('q=BRICK yeast')).toEqual(['Bread before the first bell']);
    expect(await titles('q=zzz-nothing')).toEqual([]);
    expect(await titles('tag=chess')).toEqual(['Losing well: notes from the chess corner']);
    expect((await titles('category=Video')).length).toBe(2);
    expect((await titles('category=Video,Food')).length).toBe(5);
    const all = await titles('');
    expect(await titles('page=2&perPage=3')).toEqual(all.slice(3, 6));
    expect([await titles('page=1'), await titles('page=2')]).toEqual([all.slice(0, 9), all.slice(9, 18)]);
    expect(await titles('page=99&perPage=50')).toEqual([]);
    const { body } = await api.get('/api/blog/list?perPage=2');
    expect(body).toMatchObject({ total: all.length, posts: [{ title: all[0] }, { title: all[1] }] });
    for (const bad of ['page=0', 'perPage=101', 'perPage=x', 'category=Sport'])
      expect((await api.get(`/blog/list/data?${bad}`)).status, bad).toBe(400);
  });

  it('has a sidebar with the newest posts and how many there are in each category', async () => {
    const { body } = await api.get('/blog/list/data/sidebar');
    expect(body.recentPosts[0]).toMatchObject({
      title: 'Bread before the first bell',
      createdTime: expect.any(String),
    });
    expect(body.categories.map((one: { category: string }) => one.category)).toEqual([
      ...['Fashion', 'Food', 'Gaming', 'Quote', 'Video'],
    ]);
    for (const one of body.categories)
      expect(one).toMatchObject({ icon: expect.any(String), posts: expect.any(Number) });
  });
});

describe('one post', () => {
  it('is found by id, by slug, by slug and id, and is the newest without a word', async () => {
    const { body: newest } = await api.get('/blog/list/data/detail');
    const { id, slug, title } = newest.blog;
    expect(title).toBe('Bread before the first bell');
    expect(newest.blog.content).toContain('<h2>');
    for (const which of [`id=${id}`, `slug=${slug}`, `slug=${slug}-${id}`, `slug=other-words-${id}`])
      expect((await api.get(`/blog/list/data/detail?${which}`)).body.blog.id, which).toBe(id);
    for (const which of ['id=2000000000', 'slug=no-such-post', 'slug=no-such-post-2000000000'])
      expect((await api.get(`/blog/list/data/detail?${which}`)).status, which).toBe(404);
    expect((await api.get('/blog/list/data/detail?id=x')).status).toBe(400);
    expect(newest.related).toHaveLength(3);
    expect(newest.related.every((one: { id: number }) => one.id !== id)).toBe(true);
  });

  it('goes on being found under an address it had, which nobody else gets', async () => {
    const token = await api.as('admin');
    const post = await blog.published(token);
    const save = { blogTitle: post.blogTitle, content: '<p>Words</p>', slug: unique('moved-'), version: post.version };
    const { body } = await api.ask('PUT', `/api/blog/posts/${post.id}`, { token, body: save });
    expect(body.post.slug).toBe(save.slug);
    const { body: found } = await api.get(`/blog/list/data/detail?slug=${post.slug}`);
    expect(found.blog).toMatchObject({ id: post.id, slug: save.slug });
    const taken = await api.post('/api/blog/posts', { blogTitle: 'x', slug: post.slug }, token);
    expect(taken.status).toBe(409);
    expect(taken.body.error.slug).toBeDefined();
    expect((await blog.draft(token, { blogTitle: post.blogTitle })).slug).toBe(`${post.slug}-2`);
  });

  it('shows drafts, scheduled and deleted posts to nobody but editors, who cannot see deleted ones either', async () => {
    const token = await api.as('admin');
    const post = await blog.draft(token);
    for (const who of [undefined, await api.as('client'), await api.as('Student')])
      expect((await blog.detail(post.id, who)).status).toBe(404);
    expect((await blog.detail(post.id, token)).body.blog).toMatchObject({ status: 'Draft', mayEdit: true });
    await api.post(`/api/blog/posts/${post.id}/publish`, {}, token);
    expect((await blog.detail(post.id)).body.blog).toMatchObject({ status: 'Published', mayEdit: false });
    await api.ask('DELETE', `/api/blog/posts/${post.id}`, { token });
    expect((await blog.detail(post.id, token)).status).toBe(404);
  });

  it('is bookmarked and unbookmarked by each person for themselves', async () => {
    const token = await api.as('Student');
    const { id } = (await api.get('/blog/list/data/detail')).body.blog;
    const before = (await blog.detail(id, token)).body.blog;
    const path = `/api/blog/posts/${id}/bookmark`;
    const put = await api.ask(before.isBookmarked ? 'DELETE' : 'PUT', path, { token });
    expect(put.body).toMatchObject({ isBookmarked: !before.isBookmarked });
    await api.ask('DELETE', path, { token });
    const { body } = await api.ask('PUT', path, { token });
    await api.ask('PUT', path, { token });
    const now = (await blog.detail(id, token)).body.blog;
    expect(now).toMatchObject({ isBookmarked: true, bookmarked: body.bookmarked });
    expect((await blog.detail(id)).body.blog).toMatchObject({ isBookmarked: false, bookmarked: body.bookmarked });
    const { body: saved } = await api.get('/api/blog/list?saved=true&perPage=100', token);
    expect(saved.posts.map((one: { id: number }) => one.id)).toContain(id);
    expect((await api.get('/api/blog/list?saved=true')).body.total).toBe(0);
    expect((await api.ask('PUT', path, {})).status).toBe(401);
    const draft = await blog.draft(await api.as('admin'));
    expect((await api.ask('PUT', `/api/blog/posts/${draft.id}/bookmark`, { token })).status).toBe(404);
  });
});

describe('the feed', () => {
  it('is RSS with whole links, escaped, and is not sent twice', async () => {
    const token = await api.as('admin');
    const blogTitle = 'Tea & <script>alert("x")</script> ]]> cake';
    const post = await blog.published(token, { blogTitle, excerpt: 'Less < more & "so"' });
    const { status, headers, text } = await api.get('/blog/rss.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/rss+xml');
    expect(text).not.toContain('<script');
    const feed = parseFeed(text);
    expect(feed).toMatchObject({ type: 'rss', title: 'LMS blog', link: 'http://lms.test/pages/blog/list' });
    expect(feed?.items[0]).toMatchObject({
      title: blogTitle,
      link: `http://lms.test/pages/blog/detail/${post.slug}-${post.id}`,
      description: 'Less < more & "so"',
    });
    expect(text).toContain('<atom:link href="http://lms.test/blog/rss.xml" rel="self"');
    const tag = headers.get('etag') ?? '';
    const again = await api.ask('GET', '/blog/rss.xml', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    const elsewhere = await api.ask('GET', '/blog/rss.xml', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(elsewhere.status).toBe(200);
  });
});
