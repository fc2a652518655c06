import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

const FLAGS = ['commentOnArticle', 'answerOnForm', 'followMe', 'newAnnouncements', 'productUpdates', 'blogDigest'];

test('account settings are one’s own, for each role', async () => {
  for (const name of ['admin', 'client', 'student'] as const) {
    const token = await as(name);
    const { general, info, social, notification } = status(await get('/account-setting/data', token), 200);
    assert.equal(general.email, `${name}@demo.com`);
    assert.deepEqual(Object.keys(info).sort(), ['bio', 'country', 'dob', 'phone', 'website']);
    assert.equal(Object.keys(social.socialLinks).length, 6);
    assert.deepEqual(Object.keys(social.connections).sort(), ['facebook', 'github', 'google', 'twitter']);
    assert.deepEqual(Object.keys(notification).sort(), [...FLAGS].sort());
  }
  status(await get('/account-setting/data'), 401);
});

test('settings that were changed are there for the next login too', async () => {
  const person = await newcomer();
  const patch = (part: string, body: object) => ask('PATCH', `/api/account/${part}`, { body, token: person.token });
  status(await patch('general', { fullName: 'Ada Byron', company: 'Engine' }), 200);
  status(await patch('info', { bio: 'I teach.', dob: '1990-02-28', website: 'https://ada.example.org' }), 200);
  status(await patch('info', { dob: '2999-01-01' }), 400);
  const notices = { blogDigest: { app: false, mail: true }, followMe: { app: false, mail: false } };
  status(await ask('PUT', '/api/account/notices', { body: { notices }, token: person.token }), 200);
  const again = status(await post('/jwt/login', { email: person.email, password: person.password }), 200);
  const all = status(await get('/account-setting/data', again.accessToken), 200);
  assert.equal(all.general.fullName, 'Ada Byron');
  assert.equal(all.info.bio, 'I teach.');
  assert.equal(all.notification.blogDigest, true);
  assert.equal(all.notification.followMe, false);
});

test('a key reads as its person and changes nothing; revoked, it is worth nothing', async () => {
  const person = await newcomer();
  const { key, secret } = status(await post('/api/keys', { name: 'A script' }, person.token), 201);
  assert.match(secret, /^lms_/);
  assert.equal(status(await get('/api/me', secret), 200).email, person.email);
  status(await post('/apps/todo/add-tasks', { task: { title: 'No' } }, secret), 403);
  status(await get('/api/keys', secret), 403);
  status(await ask('DELETE', `/api/keys/${key.id}`, { token: person.token }), 200);
  status(await get('/api/me', secret), 401);
});

test('the own account goes with the right password, and takes its logins along', async () => {
  const person = await newcomer();
  status(await post('/api/account/delete', { password: 'wrong' }, person.token), 400);
  status(await post('/api/account/delete', { password: person.password }, person.token), 200);
  status(await get('/api/me', person.token), 401);
  status(await post('/api/account/delete', { password: 'student' }, await as('student')), 409);
});
