import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

test('a practice is begun, saved, handed in and graded by the server', async () => {
  const token = await as('student');
  const begun = await post('/api/student/practices', { count: 5 }, token);
  const { practice } = status(begun, 201);
  assert.equal(practice.items.length, 5);
  assert.doesNotMatch(begun.text, /"fraction"|"feedback"|"right"|"generalFeedback"/);
  const path = `/api/student/practices/${practice.id}`;
  const open = practice.items.find((one: { question: { options?: unknown[] } }) => one.question.options);
  if (open) {
    const answer = open.question.kind === 'single' ? { choice: 0 } : { choices: [0] };
    status(await ask('PUT', `${path}/answers/${open.position}`, { token, body: { answer } }), 200);
    const again = status(await get(path, token), 200).practice;
    assert.deepEqual(again.items[open.position - 1].answer, answer);
  }
  const done = status(await post(`${path}/submit`, {}, token), 200).practice;
  assert.equal(done.state, 'finished');
  assert.ok(done.items.every((one: { result?: unknown }) => one.result));
  status(await ask('PUT', `${path}/answers/1`, { token, body: { answer: null } }), 409);
});

test('nobody sees the practice of somebody else', async () => {
  const { practice } = status(await post('/api/student/practices', { count: 1 }, await as('student')), 201);
  const other = await newcomer();
  const path = `/api/student/practices/${practice.id}`;
  status(await get(path, other.token), 404);
  status(await post(`${path}/submit`, {}, other.token), 404);
  status(await ask('DELETE', `/api/student/practices?id=${practice.id}`, { token: other.token }), 404);
  status(await ask('DELETE', `/api/student/practices?id=${practice.id}`, { token: await as('student') }), 200);
});

test('the start page and the results are made of what was done', async () => {
  const token = await as('student');
  const home = status(await get('/api/student/home', token), 200);
  assert.equal(home.week.length, 7);
  const { practices, total } = status(await get('/api/student/practices?state=finished', token), 200);
  assert.ok(total >= 1);
  assert.ok(practices.every((one: { state: string }) => one.state === 'finished'));
});

test('a client has no student side', async () => {
  status(await get('/api/student/home', await as('client')), 403);
});
