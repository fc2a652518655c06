import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

test('each demo account has its role and abilities', async () => {
  const expected = { admin: 'admin', client: 'client', student: 'Student' } as const;
  for (const [name, role] of Object.entries(expected)) {
    const me = status(await get('/api/me', await as(name as keyof typeof expected)), 200);
    assert.equal(me.role, role);
  }
});

test('the login page learns of the demo accounts', async () => {
  const start = status(await get('/api/start'), 200);
  assert.equal(start.firstRun, false);
  assert.equal(start.demoAccounts.length, 3);
});

test('a wrong password and an unknown email are answered alike', async () => {
  const wrong = await post('/jwt/login', { email: 'student@demo.com', password: 'wrong' });
  const unknown = await post('/jwt/login', { email: 'stranger@demo.com', password: 'wrong' });
  assert.equal(wrong.status, 400);
  assert.deepEqual(wrong.body, { error: { email: ['Email or Password is Invalid'] } });
  assert.deepEqual(unknown.body, wrong.body);
});

test('a refresh token works once; a second use ends the whole login', async () => {
  const person = await newcomer();
  const next = status(await post('/jwt/refresh-token', { refreshToken: person.refreshToken }), 200);
  status(await get('/api/me', next.accessToken), 200);
  status(await post('/jwt/refresh-token', { refreshToken: person.refreshToken }), 401);
  status(await get('/api/me', next.accessToken), 401);
});

test('an access token is worth nothing right after logout', async () => {
  const person = await newcomer();
  status(await post('/jwt/logout', {}, person.token), 200);
  status(await get('/api/me', person.token), 401);
});

test('a password is changed and the old one stops working', async () => {
  const person = await newcomer();
  const body = { current: person.password, password: 'quite another phrase' };
  status(await post('/jwt/change-password', body, person.token), 200);
  status(await post('/jwt/login', { email: person.email, password: person.password }), 400);
  status(await post('/jwt/login', { email: person.email, password: body.password }), 200);
});

test('sessions are listed and other devices are signed out', async () => {
  const person = await newcomer();
  const other = status(await post('/jwt/login', { email: person.email, password: person.password }), 200);
  assert.equal(status(await get('/jwt/sessions', person.token), 200).sessions.length, 2);
  assert.deepEqual(status(await post('/jwt/sessions/end-others', {}, person.token), 200), { ended: 1 });
  status(await get('/api/me', other.accessToken), 401);
});

test('two-step verification begins with a key and is refused with a wrong code', async () => {
  const person = await newcomer();
  const { key, uri } = status(await post('/jwt/two-steps/setup', {}, person.token), 200);
  assert.ok(uri.includes(key));
  assert.ok(status(await post('/jwt/two-steps/confirm', { code: '000000' }, person.token), 400).error.code);
  assert.deepEqual(status(await get('/jwt/two-steps', person.token), 200), { enabled: false, recoveryCodesLeft: 0 });
});

test('asking for a new password says the same whoever asks', async () => {
  const person = await newcomer();
  for (const email of [person.email, 'nobody.at.all@example.com']) {
    assert.deepEqual(status(await post('/jwt/forgot-password', { email }), 200), { sent: true });
  }
});

test('preferences are kept and merged', async () => {
  const person = await newcomer();
  const put = (body: unknown) => ask('PUT', '/api/preferences', { body, token: person.token });
  status(await put({ language: 'fr', tables: { users: { density: 'relaxed' } } }), 200);
  status(await put({ appearance: { skin: 'semi-dark', accent: 'plum' } }), 200);
  const kept = status(await get('/api/preferences', person.token), 200);
  assert.equal(kept.language, 'fr');
  assert.equal(kept.appearance.accent, 'plum');
  assert.equal(kept.tables.users.density, 'relaxed');
  assert.ok(status(await put({ language: 'xx' }), 400).error.language);
});

test('notifications are the person’s own and can be read', async () => {
  const person = await newcomer();
  const list = status(await get('/api/notifications', person.token), 200);
  assert.equal(list.unread, 1);
  assert.equal(list.notifications[0].kind, 'welcome');
  assert.deepEqual(status(await post('/api/notifications/read', {}, person.token), 200), { unread: 0 });
  const stranger = await newcomer();
  status(await ask('DELETE', `/api/notifications/${list.notifications[0].id}`, { token: stranger.token }), 404);
});
