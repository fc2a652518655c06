import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

const idsOf = (rows: { id: number }[]) => rows.map((one) => one.id);
const act = (method: string, path: string, token: string, body?: unknown) =>
  ask(method, `/api/profile/${path}`, { token, ...(body ? { body } : {}) });
const made = async (token: string, body: object) => status(await post('/api/profile/posts', body, token), 201).post;

test('a profile has its parts for everybody, and others are seen without their address by students', async () => {
  for (const role of ['admin', 'client', 'student'] as const) {
    const body = status(await get('/profile/data', await as(role)), 200);
    for (const key of ['avatar', 'username', 'designation', 'coverImg']) assert.ok(key in body.header, key);
    for (const key of ['about', 'joined', 'lives', 'email', 'website']) assert.ok(key in body.userAbout, key);
    assert.ok(body.posts.length > 0 && body.suggestedPages.length > 0 && body.twitterFeeds.length > 0);
    for (const one of body.posts) {
      for (const key of ['likes', 'comments', 'share', 'likedUsers', 'likedCount', 'detailedComments']) {
        assert.ok(key in one, key);
      }
    }
    for (const one of body.suggestions) assert.equal(typeof one.mutualFriend, 'number');
    assert.equal(
      body.polls.reduce((sum: number, one: { result: number }) => sum + one.result, 0),
      100,
    );
  }
  const { id } = status(await get('/profile/data', await as('admin')), 200);
  assert.equal(status(await get(`/profile/data?id=${id}`, await as('student')), 200).userAbout.email, null);
  status(await get('/profile/data'), 401);
  status(await get('/profile/data?id=99999999', await as('student')), 404);
});

test('posts are liked, answered, shared, voted in and deleted', async () => {
  const [author, other] = [await newcomer(), await newcomer()];
  const poll = { question: 'Where to?', options: ['Sea', 'Mountains', 'Home'] };
  const one = await made(author.token, { text: 'A trip', poll });
  status(await act('PUT', `posts/${one.id}/like`, other.token), 200);
  status(await act('PUT', `posts/${one.id}/like`, other.token), 200);
  status(await act('POST', `posts/${one.id}/comments`, other.token, { text: 'Sea!' }), 201);
  const share = status(await act('POST', `posts/${one.id}/share`, other.token, { text: 'Look' }), 201).post;
  assert.equal(share.shared.id, one.id);
  const option = one.poll.options[0].id;
  const voted = status(await act('PUT', `polls/${one.poll.id}/vote`, other.token, { optionId: option }), 200).poll;
  assert.deepEqual(
    voted.options.map((each: { result: number }) => each.result),
    [100, 0, 0],
  );
  const now = status(await act('GET', `posts/${one.id}`, author.token), 200).post;
  assert.deepEqual([now.likes, now.comments, now.share, now.detailedComments[0].comment], [1, 1, 1, 'Sea!']);
  status(await act('DELETE', `posts/${one.id}`, await as('student')), 404);
  status(await act('DELETE', `posts/${one.id}`, author.token), 200);
  assert.equal(status(await act('GET', `posts/${share.id}`, other.token), 200).post.shared, null);
  status(await act('POST', `posts/${one.id}/restore`, author.token, {}), 200);
});

test('one’s feed has what one follows, page by page', async () => {
  const [mine, friend] = [await newcomer(), await newcomer()];
  const { id } = status(await get('/profile/data', friend.token), 200);
  status(await act('PUT', `people/${id}/follow`, mine.token), 200);
  const posted = [];
  for (let at = 0; at < 3; at += 1) posted.push(await made(friend.token, { text: `Post ${at}` }));
  const first = status(await act('GET', 'posts?perPage=2', mine.token), 200);
  assert.deepEqual(idsOf(first.posts), idsOf(posted).reverse().slice(0, 2));
  const rest = status(await act('GET', `posts?perPage=2&before=${first.next}`, mine.token), 200);
  assert.equal(rest.posts[0].id, posted[0].id);
  const followers = status(await act('GET', `people/${id}/followers`, mine.token), 200);
  assert.equal(followers.people.length, 1);
  status(await act('DELETE', `people/${id}/follow`, mine.token), 200);
});

test('pages and notices are kept by those who manage the school', async () => {
  const [admin, student] = [await as('admin'), await as('student')];
  status(await act('POST', 'notices', student, { text: 'Mine' }), 403);
  const { notice } = status(await act('POST', 'notices', admin, { text: 'Bring a coat', tags: ['sport'] }), 201);
  assert.equal(status(await get('/profile/data', student), 200).twitterFeeds[0].desc, 'Bring a coat');
  status(await act('DELETE', `notices/${notice.id}`, admin), 200);
  const [page] = status(await act('GET', 'pages', student), 200).pages;
  assert.equal(status(await act('PUT', `pages/${page.id}/follow`, student), 200).page.isFollowed, true);
  assert.equal(status(await act('DELETE', `pages/${page.id}/follow`, student), 200).page.isFollowed, false);
});
