import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, post, status } from './lib.ts';

let made = 0;
const unique = () => `k${process.pid.toString(36)}${Date.now().toString(36)}${made++}`;

async function add(token: string, more: object = {}) {
  const name = unique();
  const user = { fullName: `Account ${name}`, username: name, email: `${name}@example.com`, ...more };
  return status(await post('/apps/users/add-user', { user }, token), 201).user as { id: number; email: string };
}

const accountOf = async (token: string, id: number) =>
  status(await get(`/api/people/${id}/account`, token), 200).account;

test('a taken email or username is a conflict', async () => {
  const token = await as('admin');
  const { email } = await add(token);
  const again = { fullName: 'Somebody', username: unique(), email: email.toUpperCase() };
  assert.equal(status(await post('/apps/users/add-user', again, token), 409).error, 'This email is already in use.');
});

test('somebody who was suspended is inactive in the list, and found so', async () => {
  const token = await as('admin');
  const { id, email } = await add(token, { status: 'active' });
  status(await post(`/api/people/${id}/suspend`, {}, token), 200);
  const [user] = status(await get(`/api/users/list/data?status=inactive&q=${email}`, token), 200).users;
  assert.deepEqual([user.id, user.status, user.state], [id, 'inactive', 'suspended']);
});

test('the second of two who change an account is told, and nothing is overwritten', async () => {
  const token = await as('admin');
  const { id } = await add(token);
  const { version } = await accountOf(token, id);
  const patch = (body: object) => ask('PATCH', `/api/people/${id}/account`, { token, body: { version, ...body } });
  status(await patch({ company: 'First' }), 200);
  assert.match(status(await patch({ company: 'Second' }), 409).error, /changed this account/);
  assert.equal((await accountOf(token, id)).company, 'First');
});

test('a plan is changed, cancelled and kept', async () => {
  const token = await as('admin');
  const { id } = await add(token);
  const put = async () => {
    const body = { version: (await accountOf(token, id)).version, currentPlan: 'team', period: 'yearly' };
    return status(await ask('PUT', `/api/people/${id}/plan`, { token, body }), 200).account;
  };
  const renewsAt = (await put()).plan.renewsAt;
  assert.ok(renewsAt);
  const { version } = await accountOf(token, id);
  const cancelled = status(await post(`/api/people/${id}/plan/cancel`, { version }, token), 200).account;
  assert.equal(cancelled.plan.endsAt, renewsAt);
  assert.equal((await put()).plan.endsAt, null);
});

test('bulk work gives a plan to all that match, and is taken back', async () => {
  const token = await as('admin');
  const word = unique();
  for (const n of [1, 2]) await add(token, { email: `${n}.${word}@example.com` });
  const bulk = { action: 'plan', currentPlan: 'company', match: { q: word } };
  let job = status(await post('/api/users/list/bulk', bulk, token), 201).job;
  while (job.state === 'running') {
    await new Promise((done) => setTimeout(done, 50));
    job = status(await get(`/api/jobs/${job.id}`, token), 200).job;
  }
  assert.equal(job.changed, 2);
  assert.equal(status(await get(`/api/users/list/data?q=${word}&currentPlan=company`, token), 200).total, 2);
});

test('accounts are not for students and clients', async () => {
  for (const who of ['student', 'client'] as const) {
    const token = await as(who);
    status(await get('/api/users/list/data', token), 403);
    status(await get('/api/people/1/account', token), 403);
  }
});
