import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, post, status } from './lib.ts';

const choice = (text: string, fraction: number) => ({ text, fraction, feedback: '' });
const single = (text: string) => ({
  text: `<p>${text}</p>`,
  content: { kind: 'single', answers: [choice('four', 100), choice('five', 0)] },
  status: 'ready',
});

test('the bank holds questions of all eight kinds', async () => {
  const { questions, total } = status(await get('/api/questions?perPage=100', await as('admin')), 200);
  assert.ok(total >= 60, String(total));
  assert.equal(new Set(questions.map((one: { kind: string }) => one.kind)).size, 8);
});

test('a question is written, found, changed with its version, and its history kept', async () => {
  const token = await as('admin');
  const word = `zwölf${Date.now().toString(36)}`;
  const { question } = status(await post('/api/questions', single(`Two and ${word}?`), token), 201);
  const found = status(await get(`/api/questions?q=${word.replace('ö', 'o')}`, token), 200);
  assert.deepEqual(
    found.questions.map((one: { id: number }) => one.id),
    [question.id],
  );
  const change = (version: number, points: number) =>
    ask('PUT', `/api/questions/${question.id}`, { token, body: { ...single('Again?'), points, version } });
  assert.equal(status(await change(question.version, 3), 200).question.version, question.version + 1);
  status(await change(question.version, 5), 409);
  const { versions } = status(await get(`/api/questions/${question.id}/versions`, token), 200);
  assert.equal(versions.length, 2);
  status(await ask('DELETE', `/api/questions?id=${question.id}`, { token }), 200);
  status(await get(`/api/questions/${question.id}`, token), 404);
});

test('what is not complete is no ready question', async () => {
  const body = { ...single('No answer is right'), content: { kind: 'single', answers: [choice('a', 0)] } };
  assert.ok(status(await post('/api/questions', body, await as('admin')), 400).error['content.answers']);
});

test('questions come in and go out in four formats', async () => {
  const token = await as('admin');
  const text = '// a comment\n::Capital:: What is the capital of France? {=Paris ~Lyon#Not quite. ~Nice}\n\nBroken {=a';
  const { ids, right, wrong } = status(await post('/api/questions/import', { text, format: 'gift' }, token), 200);
  assert.deepEqual([ids.length, right, wrong], [1, 1, 1]);
  for (const format of ['gift', 'aiken', 'moodle-xml', 'csv']) {
    const answer = await get(`/api/questions/export?format=${format}&ids=${ids[0]}`, token);
    assert.equal(answer.status, 200, answer.text);
    assert.match(answer.text, /Paris/);
    const again = status(await post('/api/questions/import', { text: answer.text, dryRun: true }, token), 200);
    assert.deepEqual([again.format, again.right, again.wrong], [format, 1, 0]);
  }
});

test('students and clients without the permission reach none of it', async () => {
  for (const role of ['client', 'student'] as const) {
    const token = await as(role);
    status(await get('/api/questions', token), 403);
    status(await post('/api/questions', single('Mine?'), token), 403);
  }
});
