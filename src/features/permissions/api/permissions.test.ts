import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { AuditAction } from '#features/audit/listContract.ts';
import { PERMISSION_TAKEN } from '#features/permissions/choices.ts';
import type { PermissionRow } from '#features/permissions/contract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { permissions } from './tables.ts';

const api = testApi();
const list = async (query = '', token?: string) =>
  api.get(`/apps/permissions/data${query}`, token ?? (await api.as('admin')));
const add = async (name: string) =>
  api.post('/apps/permissions/add-permission', { permission: { name } }, await api.as('admin'));
const added = async (name = unique('Perm ')): Promise<PermissionRow> => {
  const answer = await add(name);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.permission;
};
const rename = async (id: number, name: string) =>
  api.post('/apps/permissions/update-permission', { id, name }, await api.as('admin'));
const remove = async (id: number) =>
  api.ask('DELETE', `/apps/permissions/delete?id=${id}`, { token: await api.as('admin') });
const idOf = async (key: keyof typeof PERMISSION_GRANTS) =>
  (await api.db.select().from(permissions).where(eq(permissions.key, key)))[0]?.id ?? 0;
/** The last entry of this kind. */
const entryOf = async (action: AuditAction) => {
  const found = api.db.select().from(auditEntries).where(eq(auditEntries.action, action));
  return (await found.orderBy(desc(auditEntries.id)).limit(1))[0];
};

describe('the list of permissions', () => {
  it('is found by name or date in any case, newest first', async () => {
    await api.db.insert(permissions).values([
      { name: 'Morning roll call', createdAt: new Date('2021-04-14T20:43:00Z') },
      { name: 'Midnight roll call', createdAt: new Date('2021-04-15T00:05:00Z') },
    ]);
    const names = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`)).body.permissions.map((one: PermissionRow) => one.name);
    expect(await names('14 apr 2021, 8:43 pm')).toEqual(['Morning roll call']);
    expect(await names('12:05 AM')).toEqual(['Midnight roll call']);
    expect(await names('ROLL CALL')).toEqual(['Midnight roll call', 'Morning roll call']);
    expect(await names('call roll')).toEqual([]);
    const row = (await list('?q=Morning roll')).body.permissions[0];
    expect(row).toMatchObject({ createdDate: '14 Apr 2021, 8:43 PM', assignedTo: [], key: null });
  });

  it('answers its question as understood, and all that match apart from the page', async () => {
    const { body } = await list('?assignedTo=manager&perPage=2&sortColumn=name&sort=asc');
    expect(body.params).toEqual({
      ...{ q: '', page: 1, perPage: 2, assignedTo: 'manager', sort: 'asc', sortColumn: 'name' },
    });
    expect(body.permissions.map((one: PermissionRow) => one.name)).toEqual([
      'Add & Remove Users',
      'Client Communication',
    ]);
    expect(body.allData).toHaveLength(body.total);
    expect((await list('?all=false')).body.allData).toEqual([]);
  });

  it('sorts by how many roles have them, and refuses a column that is none', async () => {
    const { body } = await list('?sortColumn=assignedTo&perPage=100');
    const sizes = body.permissions.map((one: PermissionRow) => one.assignedTo.length);
    expect(sizes).toEqual([...sizes].sort((a: number, b: number) => b - a));
    expect((await list('?sortColumn=secret')).status).toBe(400);
    expect((await list('?page=0')).body.error.page).toBeDefined();
  });

  it('is for those alone who manage roles', async () => {
    expect((await list('', await api.as('client'))).status).toBe(403);
    expect((await list('', await api.as('Student'))).status).toBe(403);
    expect((await api.get('/apps/permissions/data')).status).toBe(401);
  });

  it('is downloaded in its order', async () => {
    const token = await api.as('admin');
    const csv = await api.get('/api/permissions/export?assignedTo=restricted-user&sortColumn=name&sort=asc', token);
    expect(csv.text.split('\r\n')[1]).toMatch(/^\d+,Only View,"administrator, restricted-user",.*,only-view$/);
    expect((await api.get('/api/permissions/export?format=xlsx', token)).status).toBe(200);
  });
});

describe('a permission', () => {
  it('is added for administrators alone, stands first, and is written down', async () => {
    const one = await added();
    expect(one).toMatchObject({ assignedTo: ['administrator'], key: null, refused: { delete: null } });
    expect((await list()).body.permissions[0].id).toBe(one.id);
    expect(await entryOf('permission-added')).toMatchObject({ subjectId: one.id, subjectName: one.name });
  });

  it('has a name that no other one has, in whatever case', async () => {
    const one = await added();
    expect(await add(one.name.toUpperCase())).toMatchObject({ status: 409, body: { error: PERMISSION_TAKEN } });
    expect((await add('  ')).body.error['permission.name']).toEqual(['Enter the name.']);
    const other = await added();
    expect(await rename(other.id, one.name)).toMatchObject({ status: 409, body: { error: PERMISSION_TAKEN } });
    expect((await rename(one.id, one.name.toUpperCase())).status).toBe(201);
  });

  it('is added once when the answer was lost and it is sent again', async () => {
    const body = { permission: { name: unique('Lost ') }, key: crypto.randomUUID() };
    const send = async (token: string) => api.post('/apps/permissions/add-permission', body, token);
    const first = await send(await api.as('admin'));
    const again = await send(await api.as('admin'));
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const { accessToken } = await api.register();
    expect((await send(accessToken)).body.error).toBe(PERMISSION_TAKEN);
  });

  it('keeps what it opens when it is renamed', async () => {
    const id = await idOf('others-tasks');
    const answer = await rename(id, 'Tasks of others');
    expect(answer.body.permission).toMatchObject({ name: 'Tasks of others', key: 'others-tasks' });
    expect(answer.body.permission.assignedTo).toEqual(['administrator', 'support']);
    expect(await entryOf('permission-renamed')).toMatchObject({ subjectId: id });
    await rename(id, PERMISSION_GRANTS['others-tasks'].name);
  });

  it('is renamed by the first of two; the second is told', async () => {
    const one = await added();
    const token = await api.as('admin');
    const body = (name: string) => ({ id: one.id, name, seen: one.name });
    expect((await api.post('/apps/permissions/update-permission', body(unique('First ')), token)).status).toBe(201);
    const second = await api.post('/apps/permissions/update-permission', body(unique('Second ')), token);
    expect(second.status).toBe(409);
    expect(second.body.error).toContain('First');
  });

  it('can be deleted unless it is the one that manages roles', async () => {
    const one = await added();
    expect((await remove(one.id)).body).toEqual({ id: one.id });
    expect((await remove(one.id)).status).toBe(404);
    const master = await idOf('billing-and-roles');
    expect((await remove(master)).status).toBe(409);
    expect(await idOf('billing-and-roles')).toBe(master);
  });

  it('of the standard ones comes back with its roles, under a free name', async () => {
    const token = await api.as('admin');
    await remove(await idOf('only-view'));
    await added('only view');
    const missing = async () => (await api.get('/api/roles', token)).body.missing;
    expect(await missing()).toEqual(['only-view']);
    const answer = await api.post('/api/permissions/restore', {}, token);
    expect(answer.body.restored).toEqual(['Only View 2']);
    expect(await missing()).toEqual([]);
    const { permissions: found } = (await list('?q=Only View 2')).body;
    expect(found[0]).toMatchObject({ key: 'only-view', assignedTo: ['administrator', 'restricted-user'] });
    expect((await api.post('/api/permissions/restore', {}, token)).body.restored).toEqual([]);
  });
});

describe('many permissions', () => {
  it('are deleted by address, and what has to stay is named', async () => {
    const word = unique('Crowd');
    for (const number of [1, 2, 3]) await added(`${word} ${number}`);
    const token = await api.as('admin');
    const master = await idOf('billing-and-roles');
    const start = (body: object) => api.post('/api/permissions/bulk', { action: 'delete', ...body }, token);
    expect((await start({ match: { q: word } })).body.job).toMatchObject({ state: 'done', changed: 3 });
    const { job } = (await start({ ids: [master] })).body;
    expect(job).toMatchObject({ changed: 0, failed: 1, problems: [{ id: master }] });
    expect((await start({})).status).toBe(400);
    expect((await list(`?q=${word}`)).body.total).toBe(0);
  });
});
