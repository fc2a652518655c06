import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PermissionKey } from '#contract/access.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { AuditAction } from '#features/audit/listContract.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { ROLE_TAKEN } from '#features/permissions/choices.ts';
import type { Role, RolesAnswer } from '#features/permissions/contract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { permissions } from './tables.ts';

const api = testApi();
const admin = () => api.as('admin');
const read = async (token?: string): Promise<RolesAnswer> => {
  const answer = await api.get('/api/roles', token ?? (await admin()));
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const roleOf = async (name: string): Promise<Role> => {
  const found = (await read()).roles.find((one) => one.name === name);
  if (!found) throw new Error(`no role ${name}`);
  return found;
};
const newRole = async (over: object = {}, token?: string) =>
  api.post('/api/roles', { name: unique('Role '), ...over }, token ?? (await admin()));
const made = async (over: object = {}): Promise<Role> => {
  const answer = await newRole(over);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.role;
};
const idOf = async (key: PermissionKey) =>
  (await api.db.select().from(permissions).where(eq(permissions.key, key)))[0]?.id ?? 0;
const save = async (role: Pick<Role, 'name' | 'version'>, permissionIds: number[], token?: string) =>
  api.ask('PUT', '/api/roles/permissions', {
    body: { roles: [{ role: role.name, version: role.version, permissionIds }] },
    token: token ?? (await admin()),
  });
const remove = async (name: string, token?: string) =>
  api.ask('DELETE', `/api/roles?role=${encodeURIComponent(name)}`, { token: token ?? (await admin()) });
const move = async (id: number, change: { give?: string[]; take?: string[] }, token?: string) =>
  api.post(`/api/roles/people/${id}`, change, token ?? (await admin()));
/** A client account with these roles, signed in. */
const client = async (...roles: string[]) => {
  const email = `${unique('c')}@example.com`;
  const body = { fullName: 'Zed Client', email, role: 'client', password: 'Long-enough-1', permissionRoles: roles };
  const answer = await api.post('/api/people', body, await admin());
  expect(answer.status, answer.text).toBe(201);
  return { id: answer.body.person.id as number, token: (await api.signIn(email, 'Long-enough-1')).accessToken };
};
/** A role with these permissions. */
const roleWith = async (...keys: PermissionKey[]) => {
  const role = await made();
  expect((await save(role, await Promise.all(keys.map(idOf)))).status).toBe(200);
  return roleOf(role.name);
};
/** The last entry of this kind. */
const entryOf = async (action: AuditAction) => {
  const found = api.db.select().from(auditEntries).where(eq(auditEntries.action, action));
  return (await found.orderBy(desc(auditEntries.id)).limit(1))[0];
};
const questions = (token: string) => api.get('/api/questions', token);

describe('roles', () => {
  it('are the five of the product first, with their permissions and people', async () => {
    const { roles } = await read();
    expect(roles.slice(0, 5).map((one) => one.name)).toEqual([
      ...['administrator', 'manager', 'user', 'support', 'restricted-user'],
    ]);
    const [administrator, manager] = roles;
    expect(administrator?.permissionIds).toHaveLength(9);
    expect(administrator?.admins).toBeGreaterThan(0);
    expect(administrator?.faces.length).toBeGreaterThan(0);
    expect(manager?.permissionIds).toHaveLength(3);
    const { id } = await client('manager');
    const after = await roleOf('manager');
    expect(after.people).toBe((manager?.people ?? 0) + 1);
    // Who is no client any more holds it in name only.
    await api.db.update(people).set({ access: 'Student' }).where(eq(people.id, id));
    expect((await roleOf('manager')).people).toBe(manager?.people);
  });

  it('are made empty or as a copy, with a name of their own', async () => {
    const one = await made({ description: 'Looks after boards' });
    expect(one).toMatchObject({ builtIn: false, permissionIds: [], people: 0, description: 'Looks after boards' });
    const copy = await made({ copyOf: 'support' });
    expect(copy.permissionIds).toEqual((await roleOf('support')).permissionIds);
    const twin = await newRole({ name: one.name.toUpperCase() });
    expect(twin).toMatchObject({ status: 409, body: { error: ROLE_TAKEN } });
    expect((await newRole({ name: 'a,b' })).body.error.name).toBeDefined();
    expect((await newRole({ copyOf: 'king' })).body.error.copyOf).toBeDefined();
    expect(await entryOf('role-added')).toMatchObject({ subjectName: copy.name });
  });

  it('are made once when the answer was lost and it is sent again, also under another name by then', async () => {
    const body = { name: unique('Lost '), key: crypto.randomUUID() };
    const first = await made(body);
    expect(await made(body)).toEqual(first);
    const name = unique('Found ');
    const renamed = { version: first.version, name };
    await api.ask('PATCH', `/api/roles/${encodeURIComponent(first.name)}`, { body: renamed, token: await admin() });
    expect((await made(body)).name).toBe(name);
    const { accessToken } = await api.register();
    expect((await newRole({ ...body, name }, accessToken)).body.error).toBe(ROLE_TAKEN);
  });

  it('are renamed together with whoever holds them; built-in names are fixed', async () => {
    const role = await roleWith('management');
    const { id, token } = await client(role.name);
    const name = `${role.name} & friends`;
    const rename = async (from: string, body: object) =>
      api.ask('PATCH', `/api/roles/${encodeURIComponent(from)}`, { body, token: await admin() });
    expect((await rename(role.name, { version: role.version, name })).body.role).toMatchObject({ name, people: 1 });
    expect((await api.db.select().from(personRoles).where(eq(personRoles.personId, id)))[0]?.role).toBe(name);
    expect((await questions(token)).status).toBe(200);
    expect((await rename(role.name, { version: 1, name: 'x' })).status).toBe(404);
    const user = await roleOf('user');
    expect((await rename('user', { version: user.version, name: 'member' })).status).toBe(409);
    expect((await rename('user', { version: user.version, description: 'Plans and writes' })).status).toBe(200);
    const late = await rename('user', { version: user.version, description: 'Something else' });
    expect(late.status).toBe(409);
    expect(late.body.error).toContain('Ruth Adeyemi');
  });

  it('are deleted with what they opened, unless they are built in', async () => {
    const role = await roleWith('management');
    const { token } = await client(role.name);
    expect((await questions(token)).status).toBe(200);
    expect((await remove(role.name)).body).toEqual({ role: role.name });
    expect((await questions(token)).status).toBe(403);
    expect((await remove(role.name)).status).toBe(404);
    expect((await remove('support')).status).toBe(409);
  });
});

describe('the permissions of a role', () => {
  it('hold from the next request on, and tell open pages', async () => {
    const role = await made();
    const { id, token } = await client(role.name);
    expect((await questions(token)).status).toBe(403);
    api.events.length = 0;
    await save(role, [await idOf('management')]);
    expect(api.events).toContainEqual({ people: [id], topic: 'me', ids: [] });
    expect((await questions(token)).status).toBe(200);
    expect((await api.get('/api/me', token)).body.ability).toContainEqual({ action: 'manage', subject: 'Question' });
    expect(await entryOf('role-permissions-changed')).toMatchObject({ detail: { given: ['Management'] } });
    await save(await roleOf(role.name), []);
    expect((await questions(token)).status).toBe(403);
  });

  it('are saved by the first of two; the second is told by whom', async () => {
    const role = await made();
    expect((await save(role, [await idOf('management')])).status).toBe(200);
    const second = await save(role, [await idOf('only-view')]);
    expect(second.status).toBe(409);
    expect(second.body.error).toMatch(/was changed by Ruth Adeyemi on .* \(UTC\)/);
    expect((await roleOf(role.name)).permissionIds).toEqual([await idOf('management')]);
  });

  it('are saved all together or not at all', async () => {
    const [one, two] = [await made(), await made()];
    const body = {
      roles: [
        { role: one.name, version: one.version, permissionIds: [await idOf('management')] },
        { role: two.name, version: two.version, permissionIds: [2_000_000_000] },
      ],
    };
    const answer = await api.ask('PUT', '/api/roles/permissions', { body, token: await admin() });
    expect(answer.status).toBe(400);
    expect((await roleOf(one.name)).permissionIds).toEqual([]);
  });

  it('always let administrators manage roles', async () => {
    const role = await roleOf('administrator');
    const master = await idOf('billing-and-roles');
    const without = role.permissionIds.filter((id) => id !== master);
    expect((await save(role, without)).status).toBe(409);
    expect((await roleOf('administrator')).permissionIds).toEqual(role.permissionIds);
  });

  it('are looked at before they are changed: who loses what, counted by person', async () => {
    const [one, two] = [await roleWith('email-sequences'), await roleWith('client-communication')];
    await client(one.name);
    await client(one.name, two.name);
    const look = async (body: object) => (await api.post('/api/roles/effect', body, await admin())).body;
    // Whoever has both still writes mails.
    expect((await look({ deleteRole: one.name })).losing).toMatchObject({
      people: 1,
      rules: [{ action: 'manage', subject: 'Email' }],
    });
    expect((await look({ deleteRole: one.name })).holders.people).toBe(2);
    const gone = await look({ deletePermissions: { ids: [await idOf('client-communication')] } });
    expect(gone.losing.rules).toContainEqual({ action: 'manage', subject: 'Chat' });
    const more = await look({ roles: [{ role: one.name, permissionIds: [await idOf('management')] }] });
    expect(more.gaining).toMatchObject({ people: 2, names: ['Zed Client', 'Zed Client'] });
  });
});

describe('roles of people', () => {
  it('are given and taken, hold at once, and are written down', async () => {
    const { id, token } = await client();
    const role = await roleWith('management');
    api.events.length = 0;
    expect((await move(id, { give: [role.name] })).body.person.roles).toEqual([role.name]);
    expect(api.events).toContainEqual({ people: [id], topic: 'me', ids: [] });
    expect(await entryOf('permission-role-given')).toMatchObject({ subjectId: id });
    expect((await questions(token)).status).toBe(200);
    await move(id, { take: [role.name] });
    expect(await entryOf('permission-role-taken')).toMatchObject({ subjectId: id });
    expect((await questions(token)).status).toBe(403);
  });

  it('are given to clients alone', async () => {
    const [student] = await api.db.select().from(people).where(eq(people.email, 'student@demo.com'));
    expect((await move(student?.id ?? 0, { give: ['user'] })).status).toBe(409);
    expect((await move(2_000_000_000, { give: ['user'] })).status).toBe(404);
    expect((await move(student?.id ?? 0, { give: ['king'] })).body.error.give).toBeDefined();
  });

  it('are listed with search and filters, and changed for many with a way back', async () => {
    const role = await made();
    const some = [await client(), await client(), await client(role.name)];
    const [student] = await api.db.select().from(people).where(eq(people.email, 'student@demo.com'));
    const token = await admin();
    const list = async (query: string) => (await api.get(`/api/roles/people?${query}`, token)).body;
    const named = encodeURIComponent(role.name);
    expect((await list(`role=${named}`)).people.map((one: { id: number }) => one.id)).toEqual([some[2]?.id]);
    const ids = [...some.map((one) => one.id), student?.id];
    const answer = await api.post('/api/roles/people/bulk', { action: 'give', role: role.name, ids }, token);
    expect(answer.body.job).toMatchObject({ state: 'done', changed: 2, failed: 2, canUndo: true });
    expect((await list(`role=${named}&perPage=2`)).total).toBe(3);
    await api.post(`/api/jobs/${answer.body.job.id}/undo`, {}, token);
    expect((await list(`role=${named}`)).total).toBe(1);
    expect((await list('holding=none&q=Zed')).people[0].roles).toEqual([]);
  });
});

it('a change of somebody’s roles that names none is refused', async () => {
  const { id } = await client();
  const answer = await api.post(`/api/roles/people/${id}`, { roles: ['support'] }, await admin());
  expect([answer.status, answer.body.error]).toEqual([400, { give: ['Choose a role to give or to take.'] }]);
});

describe('a client who manages roles', () => {
  const boss = () => roleWith('billing-and-roles', 'management');

  it('gives and takes only what they hold themselves', async () => {
    const role = await boss();
    const me = await client(role.name);
    const other = await client();
    expect((await move(other.id, { give: ['manager'] }, me.token)).status).toBe(403);
    expect((await move(other.id, { give: ['administrator'] }, me.token)).status).toBe(403);
    expect((await move(other.id, { give: [role.name] }, me.token)).status).toBe(200);
    await move(other.id, { give: ['manager'] });
    expect((await move(other.id, { take: ['manager'] }, me.token)).status).toBe(403);
    // The same on the page of people, which they do not even see.
    const body = { permissionRoles: ['administrator'] };
    expect((await api.ask('PATCH', `/api/people/${other.id}`, { body, token: me.token })).status).toBe(403);
    expect((await newRole({ copyOf: 'manager' }, me.token)).status).toBe(403);
    expect((await newRole({ copyOf: role.name }, me.token)).status).toBe(201);
    const answer = await api.post(
      '/api/roles/people/bulk',
      { action: 'give', role: 'administrator', ids: [other.id] },
      me.token,
    );
    expect(answer.body.job).toMatchObject({ changed: 0, failed: 1 });
  });

  it('does not raise themselves', async () => {
    const role = await boss();
    const me = await client(role.name);
    expect((await move(me.id, { give: ['user'] }, me.token)).status).toBe(403);
    const more = [...role.permissionIds, await idOf('add-remove-users')];
    expect((await save(role, more, me.token)).status).toBe(403);
    expect((await api.post('/api/permissions/restore', {}, me.token)).status).toBe(403);
    const { permissions: all } = await read(me.token);
    expect(all.filter((one) => one.refused === null).map((one) => one.key)).toEqual([
      'management',
      'billing-and-roles',
    ]);
  });

  it('does not take the right to manage roles from themselves', async () => {
    const role = await boss();
    const me = await client(role.name);
    expect((await save(role, [await idOf('management')], me.token)).status).toBe(409);
    expect((await remove(role.name, me.token)).status).toBe(409);
    expect((await save(role, [await idOf('billing-and-roles')], me.token)).status).toBe(200);
    expect((await api.get('/api/roles', me.token)).status).toBe(200);
  });

  it('who also adds people gives nobody more than they have', async () => {
    const role = await roleWith('billing-and-roles', 'add-remove-users');
    const me = await client(role.name);
    const body = (permissionRoles: string[]) => ({
      ...{ fullName: 'Zed New', email: `${unique('n')}@example.com`, role: 'client', invite: false, permissionRoles },
    });
    expect((await api.post('/api/people', body(['manager']), me.token)).status).toBe(403);
    expect((await api.post('/api/people', body([role.name]), me.token)).status).toBe(201);
    expect((await api.post('/api/people', body(['king']), me.token)).status).toBe(400);
  });
});
