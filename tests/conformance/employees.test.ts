import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, post, status } from './lib.ts';

interface Employee {
  id: number;
  full_name: string;
  post: string;
  age: number;
  version: number;
}

let made = 0;

async function add(token: string, more: object = {}): Promise<Employee> {
  const name = `c${process.pid.toString(36)}${Date.now().toString(36)}${made++}`;
  const body = {
    full_name: `Employee ${name}`,
    email: `${name}@example.org`,
    post: 'Librarian',
    city: 'Lyon',
    start_date: '2024-02-29',
    salary: 41_000.5,
    age: 34,
    experience: 7,
    ...more,
  };
  return status(await post('/api/datatables/employees', body, token), 201).employee;
}

const change = (token: string, id: number, body: object) =>
  ask('PATCH', `/api/datatables/employees/${id}`, { token, body });

test('an employee is added as an applicant, read, changed and deleted', async () => {
  const token = await as('admin');
  const one = await add(token);
  const path = `/api/datatables/employees/${one.id}`;
  assert.equal(status(await get(path, token), 200).employee.status, 5);
  const changed = status(await change(token, one.id, { post: 'Accountant', version: one.version }), 200).employee;
  assert.equal(changed.post, 'Accountant');
  assert.equal(changed.version, one.version + 1);
  status(await ask('DELETE', `/api/datatables/employees?id=${one.id}`, { token }), 200);
  status(await get(path, token), 404);
});

test('a change made from an older version is refused and overwrites nothing', async () => {
  const token = await as('admin');
  const one = await add(token);
  status(await change(token, one.id, { post: 'First', version: one.version }), 200);
  status(await change(token, one.id, { post: 'Second', version: one.version }), 409);
  assert.equal(status(await get(`/api/datatables/employees/${one.id}`, token), 200).employee.post, 'First');
});

test('bad fields are named, and change nothing', async () => {
  const token = await as('admin');
  const one = await add(token);
  const bad = { age: 1_000, email: 'nonsense', status: 6, version: one.version };
  const { error } = status(await change(token, one.id, bad), 400);
  assert.deepEqual(Object.keys(error).sort(), ['age', 'email', 'status']);
  assert.equal(status(await get(`/api/datatables/employees/${one.id}`, token), 200).employee.age, one.age);
});

test('rows are sorted by several columns in turn and narrowed by each of them', async () => {
  const token = await as('admin');
  const query = 'all=false&perPage=100&city=Leeds,Lyon&age=30..45&sortColumn=post,age&sort=asc,desc';
  const { invoices, allData } = status(await get(`/api/datatables/data?${query}`, token), 200);
  assert.deepEqual(allData, []);
  assert.ok(invoices.length > 10);
  const rows: Employee[] = invoices;
  const inOrder = rows.every((row, at) => {
    const before = rows[at - 1];
    if (!before) return true;
    const [a, b] = [before.post.toLowerCase(), row.post.toLowerCase()];
    return a < b || (a === b && before.age >= row.age);
  });
  assert.ok(inOrder);
  assert.ok(rows.every((row) => row.age >= 30 && row.age <= 45));
});

test('many are deleted as one piece of work, and come back with undo', async () => {
  const token = await as('admin');
  const ids = [(await add(token)).id, (await add(token)).id];
  const ended = async (id: string) => {
    for (;;) {
      const { job } = status(await get(`/api/jobs/${id}`, token), 200);
      if (job.state !== 'running') return job;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const { job } = status(await post('/api/datatables/bulk', { action: 'delete', ids }, token), 201);
  assert.equal((await ended(job.id)).changed, 2);
  for (const id of ids) status(await get(`/api/datatables/employees/${id}`, token), 404);
  const undo = status(await post(`/api/jobs/${job.id}/undo`, {}, token), 200).job;
  assert.equal((await ended(undo.id)).changed, 2);
  for (const id of ids) status(await get(`/api/datatables/employees/${id}`, token), 200);
});

test('the table is for those who may read it, and changed by those who may', async () => {
  status(await get('/api/datatables/data'), 401);
  status(await get('/api/datatables/data', await as('student')), 403);
  status(await get('/api/datatables/employees/1', await as('student')), 403);
  status(await post('/api/datatables/bulk', { action: 'delete', ids: [1] }, await as('student')), 403);
});
