import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, post, status } from './lib.ts';

type Id = number | string;

let made = 0;
const unique = (word: string) => `${word} ${process.pid.toString(36)}${Date.now().toString(36)}${made++}`;

const addBoard = async (token: string): Promise<Id> =>
  status(await post('/apps/kanban/add-board', { data: { title: unique('Board') } }, token), 201).board.id;
const addCard = async (token: string, boardId: Id, more: object = {}): Promise<number> =>
  status(await post('/apps/kanban/add-task', { data: { title: unique('Card'), boardId, ...more } }, token), 201).newTask
    .id;
const deleteBoard = (token: string, id: Id) => ask('DELETE', '/apps/kanban/delete-board', { token, body: id });

/** The ids on a board, from the top, as the page and as the list of tasks have them. */
async function order(token: string, boardId: Id): Promise<number[]> {
  const on = (rows: { id: number; boardId: Id }[]) =>
    rows.filter((one) => one.boardId === boardId).map((one) => one.id);
  const page = on(status(await get('/apps/kanban/board', token), 200).cards);
  assert.deepEqual(on(status(await get('/apps/kanban/tasks', token), 200)), page);
  return page;
}

test('a card goes where it is put, also to a place that many went to before', async () => {
  const token = await as('admin');
  const board = await addBoard(token);
  const ids: number[] = [];
  for (let at = 0; at < 4; at += 1) ids.push(await addCard(token, board));
  const [a, b, c, d] = ids;
  for (let at = 0; at < 26; at += 1) {
    const taskId = at % 2 === 0 ? c : d;
    status(await post('/apps/kanban/move', { taskId, boardId: board, afterId: a }, token), 200);
  }
  assert.deepEqual(await order(token, board), [a, d, c, b]);
  status(await post('/apps/kanban/reorder-tasks', { data: { taskId: a, targetTaskId: b } }, token), 200);
  assert.deepEqual(await order(token, board), [d, c, b, a]);
  status(await deleteBoard(token, board), 200);
});

test('many moves at once lose no card and double none', async () => {
  const token = await as('admin');
  const boards = [await addBoard(token), await addBoard(token)];
  const ids: number[] = [];
  for (let at = 0; at < 8; at += 1) ids.push(await addCard(token, boards[at % 2] ?? ''));
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const move = { taskId: ids[(at * 3) % 8], boardId: boards[at % 2] };
      status(await post('/apps/kanban/move', move, token), 200);
    }),
  );
  const all = [...(await order(token, boards[0] ?? '')), ...(await order(token, boards[1] ?? ''))];
  assert.deepEqual(
    all.sort((x, y) => x - y),
    ids,
  );
  for (const board of boards) status(await deleteBoard(token, board), 200);
});

test('what is sent twice with one key is there once', async () => {
  const token = await as('admin');
  const board = await addBoard(token);
  const key = crypto.randomUUID();
  assert.equal(await addCard(token, board, { key }), await addCard(token, board, { key }));
  assert.equal((await order(token, board)).length, 1);
  status(await deleteBoard(token, board), 200);
});

test('a deleted board comes back with its cards in their order', async () => {
  const token = await as('admin');
  const board = await addBoard(token);
  const ids = [await addCard(token, board), await addCard(token, board)];
  assert.equal(status(await get(`/apps/kanban/boards/${board}/belongings`, token), 200).tasks, 2);
  const gone = status(await deleteBoard(token, board), 200);
  assert.equal(gone.tasks, 2);
  assert.deepEqual(await order(token, board), []);
  status(await post('/apps/kanban/restore', { token: gone.token }, token), 200);
  assert.deepEqual(await order(token, board), ids);
  status(await deleteBoard(token, board), 200);
});

test('a card keeps its parts, and two people do not overwrite each other', async () => {
  const token = await as('admin');
  const board = await addBoard(token);
  const id = await addCard(token, board);
  const path = `/apps/kanban/tasks/${id}`;
  const { version } = status(await get(path, token), 200).task;
  status(await ask('PATCH', path, { token, body: { version, title: 'First' } }), 200);
  status(await ask('PATCH', path, { token, body: { version, title: 'Second' } }), 409);
  status(await ask('PATCH', path, { token, body: { version, description: '<p>Kept<script>x</script></p>' } }), 200);
  const item = status(await post(`${path}/checklist`, { title: 'Step' }, token), 201).id;
  status(await ask('PATCH', `${path}/checklist/${item}`, { token, body: { isDone: true } }), 200);
  const { task } = status(await post(`${path}/comments`, { text: 'Hello' }, token), 201);
  assert.equal(task.title, 'First');
  assert.equal(task.description, '<p>Kept</p>');
  assert.deepEqual(task.checklist, [{ id: item, title: 'Step', isDone: true }]);
  assert.equal(task.comments[0].author.fullName, 'Ruth Adeyemi');
  assert.deepEqual(
    task.history.map((one: { what: string }) => one.what),
    ['commented', 'item-ticked', 'item-added', 'described', 'renamed', 'made'],
  );
  status(await deleteBoard(token, board), 200);
});

test('boards are for those who may read them, and changed by those who may', async () => {
  const body = { data: { title: 'x', boardId: 'todo' } };
  status(await get('/apps/kanban/boards'), 401);
  status(await get('/apps/kanban/board', await as('student')), 403);
  status(await get('/apps/kanban/tasks', await as('client')), 403);
  status(await post('/apps/kanban/add-task', body, await as('student')), 403);
});
