import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, post, status } from './lib.ts';

let made = 0;
const unique = (prefix: string) => `${prefix} ${process.pid.toString(36)}${Date.now().toString(36)}${made++}`;

interface Permission {
  id: number;
  name: string;
  assignedTo: string[];
  createdDate: string;
}

const list = async (token: string, query: Record<string, string>) =>
  status(await get(`/apps/permissions/data?${new URLSearchParams(query)}`, token), 200);
const add = async (token: string, name = unique('Permission')): Promise<Permission> =>
  status(await post('/apps/permissions/add-permission', { permission: { name } }, token), 201).permission;
const remove = (token: string, id: number) => ask('DELETE', `/apps/permissions/delete?id=${id}`, { token });

test('a permission is found by its name and by its date, and is first when it is new', async () => {
  const token = await as('admin');
  const made = await add(token);
  assert.match(made.createdDate, /^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d [AP]M$/);
  const byDate = await list(token, { q: made.createdDate.toLowerCase() });
  assert.ok(byDate.permissions.some((one: Permission) => one.id === made.id));
  // Others may add some at the same moment.
  assert.ok((await list(token, { perPage: '5' })).permissions.some((one: Permission) => one.id === made.id));
  assert.equal((await list(token, { q: made.name })).params.q, made.name);
  status(await remove(token, made.id), 200);
});

test('a name is used once, in whatever case', async () => {
  const token = await as('admin');
  const made = await add(token);
  status(await post('/apps/permissions/add-permission', { permission: { name: made.name.toUpperCase() } }, token), 409);
  status(await remove(token, made.id), 200);
});

test('the permission that manages roles stays, and stays with administrators', async () => {
  const token = await as('admin');
  const [master] = (await list(token, { q: 'Manage Billing & Roles' })).permissions as Permission[];
  assert.ok(master);
  status(await remove(token, master.id), 409);
  const { roles } = status(await get('/api/roles', token), 200);
  const top = roles.find((one: { name: string }) => one.name === 'administrator');
  const permissionIds = top.permissionIds.filter((id: number) => id !== master.id);
  const body = { roles: [{ role: top.name, version: top.version, permissionIds }] };
  status(await ask('PUT', '/api/roles/permissions', { token, body }), 409);
});

test('a role is made, given to a client and taken, and holds from the next call on', async () => {
  const token = await as('admin');
  const name = unique('Role');
  status(await post('/api/roles', { name, copyOf: 'manager' }, token), 201);
  const email = `${name.replace(' ', '').toLowerCase()}@example.com`;
  const body = { fullName: 'Zed Client', email, role: 'client', password: 'Long-enough-1', invite: false };
  const { person } = status(await post('/api/people', body, token), 201);
  const { accessToken } = status(await post('/jwt/login', { email, password: 'Long-enough-1' }), 200);
  const looks = () => post('/api/account/getAllUsers', {}, accessToken);
  status(await looks(), 403);
  status(await post(`/api/roles/people/${person.id}`, { give: [name] }, token), 200);
  status(await looks(), 200);
  status(await post(`/api/roles/people/${person.id}`, { take: [name] }, token), 200);
  status(await looks(), 403);
  status(await ask('DELETE', `/api/roles?role=${encodeURIComponent(name)}`, { token }), 200);
  status(await ask('DELETE', `/api/people?id=${person.id}`, { token }), 200);
});

test('who saves a role second is told, and nothing is overwritten', async () => {
  const token = await as('admin');
  const name = unique('Role');
  const { role } = status(await post('/api/roles', { name }, token), 201);
  const save = (description: string) =>
    ask('PATCH', `/api/roles/${encodeURIComponent(name)}`, { token, body: { version: role.version, description } });
  status(await save('First'), 200);
  status(await save('Second'), 409);
  const { roles } = status(await get('/api/roles', token), 200);
  assert.equal(roles.find((one: { name: string }) => one.name === name).description, 'First');
  status(await ask('DELETE', `/api/roles?role=${encodeURIComponent(name)}`, { token }), 200);
});

test('a client without the permission reaches none of it', async () => {
  const token = await as('client');
  status(await get('/apps/permissions/data', token), 403);
  status(await get('/api/roles', token), 403);
  status(await post('/apps/permissions/add-permission', { permission: { name: 'x' } }, token), 403);
});
