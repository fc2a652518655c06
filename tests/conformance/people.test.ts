import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, post, status } from './lib.ts';

let made = 0;
const unique = () => `p${process.pid.toString(36)}${Date.now().toString(36)}${made++}`;

async function add(token: string, more: object = {}) {
  const name = unique();
  const body = { fullName: `Person ${name}`, email: `${name}@example.com`, username: name, invite: false, ...more };
  return status(await post('/api/people', body, token), 201).person as { id: number; email: string; username: string };
}

/** A job's end, whichever process works on it. */
async function ended(job: { id: string; state: string }, token: string) {
  let now = job;
  while (now.state === 'running') {
    await new Promise((done) => setTimeout(done, 50));
    now = status(await get(`/api/jobs/${job.id}`, token), 200).job;
  }
  return now as typeof now & Record<string, unknown>;
}

test('somebody is added, changed, suspended, reactivated and deleted', async () => {
  const token = await as('admin');
  const { id } = await add(token);
  const path = `/api/people/${id}`;
  const changed = status(await ask('PATCH', path, { token, body: { company: 'Harbour Training' } }), 200).person;
  assert.equal(changed.company, 'Harbour Training');
  assert.equal(status(await post(`${path}/suspend`, {}, token), 200).person.status, 'suspended');
  assert.notEqual(status(await post(`${path}/reactivate`, {}, token), 200).person.status, 'suspended');
  status(await ask('DELETE', `/api/people?id=${id}`, { token }), 200);
  status(await get(path, token), 404);
});

test('a taken email is refused by name, and nothing is stored', async () => {
  const token = await as('admin');
  const { email } = await add(token);
  const body = { fullName: 'Somebody Else', email: email.toUpperCase(), invite: false };
  assert.ok(status(await post('/api/people', body, token), 400).error.email);
  const { total } = status(await post('/api/account/getAllUsers', { q: email }, token), 200);
  assert.equal(total, 1);
});

test('bulk work changes many, says what it left out, and is taken back', async () => {
  const token = await as('admin');
  const me = status(await get('/api/me', token), 200);
  const people = [await add(token), await add(token)];
  const ids = [...people.map((one) => one.id), me.id];
  const started = status(await post('/api/people/bulk', { action: 'suspend', ids }, token), 201).job;
  const job = await ended(started, token);
  assert.equal(job.changed, 2);
  assert.equal(job.failed, 1);
  const undo = await ended(status(await post(`/api/jobs/${job.id}/undo`, {}, token), 200).job, token);
  assert.equal(undo.changed, 2);
  for (const { id } of people) {
    assert.notEqual(status(await get(`/api/people/${id}`, token), 200).person.status, 'suspended');
  }
});

test('an export imports again unchanged', async () => {
  const token = await as('admin');
  await add(token, { fullName: '=1+1, "quoted"', company: 'Müller & Söhne' });
  const { text } = await get('/api/people/export?format=csv', token);
  const headers = { 'content-type': 'text/csv' };
  const { import: sent } = status(
    await ask('POST', '/api/people/imports?name=people.csv', { token, raw: text, headers }),
    201,
  );
  assert.deepEqual({ ...sent.counts, same: 0 }, { create: 0, update: 0, same: 0, skip: 0, wrong: 0 });
  assert.equal(sent.counts.same, sent.rows);
});

test('looking as somebody else shows their side, changes nothing, and ends', async () => {
  const token = await as('admin');
  const [student] = status(
    await post('/api/account/getAllUsers', { role: 'Student', status: 'active' }, token),
    200,
  ).users;
  const seen = status(await post('/api/view-as', { id: student.id }, token), 200);
  assert.equal(seen.id ?? seen.userData?.id, student.id);
  assert.equal(status(await get('/api/me', token), 200).role, 'Student');
  status(await ask('PUT', '/api/preferences', { token, body: { language: 'fr' } }), 403);
  status(await post('/api/account/getAllUsers', {}, token), 403);
  status(await ask('DELETE', '/api/view-as', { token }), 200);
  assert.equal(status(await get('/api/me', token), 200).role, 'admin');
});

test('the audit log tells of it, to those who may read it', async () => {
  const token = await as('admin');
  const { id } = await add(token);
  await post(`/api/people/${id}/suspend`, {}, token);
  const { entries } = status(await get(`/api/audit?person=${id}`, token), 200);
  assert.deepEqual(
    entries.map((one: { action: string }) => one.action),
    ['person-suspended', 'person-added'],
  );
  status(await get('/api/audit', await as('client')), 403);
});
