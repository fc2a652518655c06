import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

let made = 0;
const unique = () => `b${process.pid.toString(36)}${Date.now().toString(36)}${made++}`;

async function draft(token: string, over: object = {}) {
  const body = { blogTitle: unique(), content: '<p>Words.</p>', ...over };
  return status(await post('/api/blog/posts', body, token), 201).post;
}
async function published(token: string, over: object = {}) {
  const { id } = await draft(token, over);
  return status(await post(`/api/blog/posts/${id}/publish`, {}, token), 200).post;
}

test('everybody reads what is published, the newest first', async () => {
  const posts = status(await get('/blog/list/data'), 200);
  const dates = posts.map((one: { blogPosted: string }) => one.blogPosted);
  assert.deepEqual(dates, [...dates].sort().reverse());
  const { blog, comments } = status(await get('/blog/list/data/detail'), 200);
  assert.equal(blog.id, posts[0].id);
  assert.ok(Array.isArray(comments));
  const { posts: page, total } = status(await get('/api/blog/list?perPage=2&page=2'), 200);
  assert.ok(page.length === 2 && total >= posts.length);
});

test('a draft is for editors; published it is found by id, slug and an address it had before', async () => {
  const token = await as('admin');
  const { id } = await draft(token);
  status(await get(`/blog/list/data/detail?id=${id}`), 404);
  status(await get(`/blog/list/data/detail?id=${id}`, token), 200);
  const out = status(await post(`/api/blog/posts/${id}/publish`, {}, token), 200).post;
  const save = { blogTitle: out.blogTitle, content: '<p>More.</p>', slug: unique(), version: out.version };
  status(await ask('PUT', `/api/blog/posts/${id}`, { token, body: save }), 200);
  for (const which of [`id=${id}`, `slug=${out.slug}`, `slug=${save.slug}`])
    assert.equal(status(await get(`/blog/list/data/detail?${which}`), 200).blog.slug, save.slug);
  // Sent again because its answer was lost; anything else over the old version is refused.
  status(await ask('PUT', `/api/blog/posts/${id}`, { token, body: save }), 200);
  const late = { ...save, content: '<p>Other.</p>' };
  status(await ask('PUT', `/api/blog/posts/${id}`, { token, body: late }), 409);
});

test('comments are said, answered, changed and taken back by who wrote them', async () => {
  const [admin, { token }] = [await as('admin'), await newcomer()];
  const { id } = await published(admin);
  const said = status(await post(`/api/blog/posts/${id}/comments`, { text: 'Good.' }, token), 201);
  status(await post(`/api/blog/posts/${id}/comments`, { text: 'Yes.', replyTo: said.id }, admin), 201);
  status(await ask('PATCH', `/api/blog/comments/${said.id}`, { token: admin, body: { text: 'x' } }), 404);
  status(await ask('PATCH', `/api/blog/comments/${said.id}`, { token, body: { text: 'Very good.' } }), 200);
  const { comments, blog } = status(await get(`/blog/list/data/detail?id=${id}`), 200);
  assert.equal(comments[0].commentText, 'Very good.');
  assert.equal(comments[0].replies[0].commentText, 'Yes.');
  assert.equal(blog.comments, 2);
});

test('the feed is RSS', async () => {
  const answer = await get('/blog/rss.xml');
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /rss\+xml/);
});
