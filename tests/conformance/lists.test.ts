import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pngOf } from '../support/pictures.ts';
import { as, ask, get, newcomer, post, status } from './lib.ts';

test('everyone is listed once over the pages, sorted, with a steady total', async () => {
  const token = await as('admin');
  const seen = new Set<number>();
  const first = status(await post('/api/account/getAllUsers', { q: 'alderbrook.school', perPage: 25 }, token), 200);
  for (let page = 1; (page - 1) * 25 < first.total; page += 1) {
    const { users } = status(
      await post('/api/account/getAllUsers', { q: 'alderbrook.school', perPage: 25, page }, token),
      200,
    );
    for (const user of users) seen.add(user.id);
  }
  assert.equal(seen.size, first.total);
  assert.ok(first.total >= 50);
});

test('the search ignores accents and capitals', async () => {
  const token = await as('admin');
  for (const q of ['CHLOE', 'chloé', 'laurent chlo']) {
    const { users } = status(await post('/api/account/getAllUsers', { q }, token), 200);
    assert.ok(
      users.some((user: { fullName: string }) => user.fullName === 'Chloé Laurent'),
      q,
    );
  }
});

test('bad list input names its fields', async () => {
  const token = await as('admin');
  const answer = await post('/api/account/getAllUsers', { page: 0, perPage: 101, sortColumn: 'nothing' }, token);
  assert.deepEqual(Object.keys(status(answer, 400).error).sort(), ['page', 'perPage', 'sortColumn']);
});

test('people are for those who may see people', async () => {
  status(await post('/api/account/getAllUsers', {}), 401);
  status(await post('/api/account/getAllUsers', {}, await as('client')), 403);
  status(await post('/api/account/getAllUsers', {}, await as('student')), 403);
  status(await get('/api/people/counts', await as('student')), 403);
});

test('a bookmark is flipped and belongs to one person', async () => {
  const [one, two] = [await newcomer(), await newcomer()];
  assert.deepEqual(status(await post('/api/bookmarks/update', { id: 20 }, one.token), 200), {
    id: 20,
    isBookmarked: true,
  });
  const mine = status(await get('/api/bookmarks/data', one.token), 200).bookmarks;
  const theirs = status(await get('/api/bookmarks/data', two.token), 200).bookmarks;
  assert.deepEqual([mine.length, theirs.length], [5, 4]);
});

test('the search finds at most four of each kind, and a student finds no staff', async () => {
  const { searchArr } = status(await get('/api/main-search/data?q=a', await as('admin')), 200);
  for (const group of searchArr) assert.ok(group.data.length <= 4);
  const student = status(await get('/api/main-search/data?q=ruth', await as('student')), 200).searchArr;
  assert.deepEqual(student[2].data, []);
});

test('a file comes back byte for byte to its owner alone', async () => {
  const [owner, stranger] = [await newcomer(), await newcomer()];
  const bytes = pngOf(Uint8Array.from({ length: 2967 }, (_, i) => (i * 7) % 256));
  const form = new FormData();
  form.set('file', new File([bytes], 'leaf.png', { type: 'image/png' }));
  const { file } = status(await ask('POST', '/api/files', { raw: form, token: owner.token }), 201);
  assert.equal(file.size, 3000);
  status(await get(file.url, owner.token), 200);
  status(await get(file.url, stranger.token), 404);
});

test('malformed JSON, a missing call and a missing session have their answers', async () => {
  const headers = { 'content-type': 'application/json' };
  const broken = await ask('POST', '/jwt/login', { raw: '{"email":', headers });
  assert.deepEqual(status(broken, 400), { error: { body: ['The body is not valid JSON.'] } });
  status(await get('/api/no-such-call', await as('admin')), 404);
  const refused = await get('/api/me');
  assert.equal(status(refused, 401).error, 'Sign in to go on.');
  assert.ok(refused.headers.get('x-request-id'));
});
