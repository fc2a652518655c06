import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

let made = 0;
const unique = () => `t${process.pid.toString(36)}${Date.now().toString(36)}${made++}`;

async function add(token: string, task: object = {}) {
  return status(await post('/apps/todo/add-tasks', { task: { title: unique(), ...task } }, token), 201).task;
}
const list = async (token: string, query = '') => status(await get(`/apps/todo/tasks?${query}`, token), 200);
const titles = async (token: string, query = '') =>
  (await list(token, query)).map((one: { title: string }) => one.title);
const change = async (token: string, task: object) =>
  status(await post('/apps/todo/update-task', { task }, token), 200).task;

test('a new person has no tasks; one that is added comes back as it was written', async () => {
  const { token } = await newcomer();
  assert.deepEqual(await list(token), []);
  const given = { title: 'Plan', dueDate: '2031-05-23T12:00:00.000Z', tags: ['team'], subtasks: [{ title: 'Step' }] };
  const task = await add(token, given);
  assert.deepEqual([task.title, task.dueDate, task.tags], ['Plan', '2031-05-23T12:00:00.000Z', ['team']]);
  assert.equal(task.subtasks[0].title, 'Step');
  assert.equal((await change(token, { id: task.id, isImportant: true })).dueDate, given.dueDate);
});

test('tasks are found by title, tag, day and month, in every order', async () => {
  const { token } = await newcomer();
  await add(token, { title: 'Étude', dueDate: '2031-11-15', tags: ['parents'] });
  await add(token, { title: 'apple', dueDate: '2031-05-05' });
  await add(token, { title: 'Banana' });
  for (const q of ['etude', 'parents', '15', 'nov', 'November'])
    assert.deepEqual(await titles(token, `q=${q}`), ['Étude'], q);
  assert.deepEqual(await titles(token), ['Banana', 'apple', 'Étude']);
  assert.deepEqual(await titles(token, 'sortBy=title-asc'), ['apple', 'Banana', 'Étude']);
  assert.deepEqual(await titles(token, 'sortBy=due-date'), ['apple', 'Étude', 'Banana']);
  assert.deepEqual(await titles(token, 'sortBy=manual&page=1&perPage=2'), ['Banana', 'apple']);
});

test('a task is added once with one key, and moved by hand', async () => {
  const { token } = await newcomer();
  const body = { task: { title: 'Once' }, key: crypto.randomUUID() };
  const first = status(await post('/apps/todo/add-tasks', body, token), 201).task;
  assert.equal(status(await post('/apps/todo/add-tasks', body, token), 201).task.id, first.id);
  await add(token, { title: 'Two' });
  const [two] = await list(token);
  status(await post('/apps/todo/move', { taskId: two.id, afterId: first.id }, token), 200);
  assert.deepEqual(await titles(token, 'sortBy=manual'), ['Once', 'Two']);
});

test('a repeating task makes its next one once', async () => {
  const { token } = await newcomer();
  const task = await add(token, { dueDate: '2031-01-31', repeat: { every: 'month' } });
  const { nextId } = await change(token, { id: task.id, isCompleted: true });
  assert.equal(status(await get(`/apps/todo/tasks/${nextId}`, token), 200).task.dueDate, '2031-02-28');
  const after = await change(token, { id: nextId, isCompleted: true });
  assert.equal(status(await get(`/apps/todo/tasks/${after.nextId}`, token), 200).task.dueDate, '2031-03-31');
  assert.equal((await list(token)).length, 3);
});

test('another person’s task is not there, unless it was given to them', async () => {
  const [one, other] = [await newcomer(), await newcomer()];
  const task = await add(one.token);
  status(await post('/apps/todo/update-task', { task: { id: task.id, title: 'x' } }, other.token), 404);
  status(await ask('DELETE', `/apps/todo/delete-task?taskId=${task.id}`, { token: other.token }), 404);
  await change(one.token, { id: task.id, assignee: { id: other.id } });
  assert.deepEqual(await titles(other.token), [task.title]);
  await change(other.token, { id: task.id, isCompleted: true });
  status(await post('/apps/todo/update-task', { task: { id: task.id, title: 'x' } }, other.token), 403);
});

test('many are changed at once, and that is taken back', async () => {
  const { token } = await newcomer();
  for (const title of ['a', 'b']) await add(token, { title });
  let { job } = status(await post('/apps/todo/bulk', { action: 'delete', match: {} }, token), 200);
  while (job.state === 'running') job = status(await get(`/api/jobs/${job.id}`, token), 200).job;
  assert.deepEqual(await titles(token, 'filter=deleted'), ['b', 'a']);
  status(await post(`/api/jobs/${job.id}/undo`, {}, token), 200);
  assert.deepEqual((await titles(token)).sort(), ['a', 'b']);
  const { all, filters } = status(await get('/apps/todo/counts?timeZone=Asia/Tokyo', token), 200);
  assert.deepEqual([all, filters.deleted], [2, 0]);
});

test('tags are renamed on every task', async () => {
  const { token } = await newcomer();
  await add(token, { tags: ['old'] });
  status(await ask('PATCH', '/apps/todo/tags', { token, body: { name: 'old', newName: 'new' } }), 200);
  assert.deepEqual((await list(token))[0].tags, ['new']);
  const { tags } = status(await get('/apps/todo/tags', token), 200);
  assert.equal(tags.find((tag: { name: string }) => tag.name === 'new').count, 1);
});

test('to-dos are not for students, nor for clients without the permission', async () => {
  for (const who of ['student', 'client'] as const) status(await get('/apps/todo/tasks', await as(who)), 403);
  status(await get('/apps/todo/tasks'), 401);
});
