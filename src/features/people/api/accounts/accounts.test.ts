import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tidy } from '#api/housekeeping.ts';
import { notify } from '#api/notify.ts';
import { recoveryCodes } from '#features/auth/api/tables.ts';
import { testApi, unique } from '../../../../../tests/api/api.ts';
import { people } from '../tables.ts';

describe('accounts', () => {
  const api = testApi();

  async function add(token: string, more: object = {}) {
    const name = unique('acc');
    const body = { fullName: `Account ${name}`, username: name, email: `${name}@example.com`, ...more };
    const answer = await api.post('/apps/users/add-user', body, token);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.user;
  }
  const list = async (token: string, query: string) => {
    const answer = await api.get(`/api/users/list/data?${query}`, token);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const idsOf = (users: { id: number }[]) => users.map((one) => one.id);
  const accountOf = async (token: string, id: number) =>
    (await api.get(`/api/people/${id}/account`, token)).body.account;

  it('come ten at a time by name, with every field and no secret', async () => {
    const token = await api.as('admin');
    const { users, total } = await list(token, '');
    expect(users).toHaveLength(10);
    expect(total).toBeGreaterThanOrEqual(58);
    const names = users.map((one: { fullName: string }) => one.fullName);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(Object.keys(users[0]).sort()).toEqual(
      [
        ...['access', 'avatar', 'avatarColor', 'billing', 'company', 'contact', 'country', 'createdAt', 'currentPlan'],
        ...['email', 'fullName', 'id', 'lastActiveAt', 'role', 'state', 'status', 'username'],
      ].sort(),
    );
  });

  it('are found by all that was typed in name, email or billing, and by nothing else', async () => {
    const token = await api.as('admin');
    const one = await add(token, { fullName: 'Zoé Q. Quill', billing: 'Manual - Cash', company: 'Quillworks' });
    expect(idsOf((await list(token, 'q=ZOE q. quil')).users)).toEqual([one.id]);
    expect(idsOf((await list(token, `q=${one.email.toUpperCase()}`)).users)).toEqual([one.id]);
    expect((await list(token, `q=${encodeURIComponent('quill zoé')}`)).total).toBe(0);
    expect((await list(token, 'q=quillworks')).total).toBe(0);
    expect((await list(token, `q=${one.username}&role=admin`)).total).toBe(0);
    const cash = await list(token, 'q=cash&perPage=100');
    expect(idsOf(cash.users)).toContain(one.id);
    expect(new Set(cash.users.map((user: { billing: string }) => user.billing))).toEqual(new Set(['Manual - Cash']));
  });

  it('do not match a text that runs from the name over into the username', async () => {
    const token = await api.as('admin');
    const one = await add(token);
    expect((await list(token, `q=${encodeURIComponent(`${one.fullName} ${one.username}`)}`)).total).toBe(0);
  });

  it('can be filtered by several roles, plans and statuses at once', async () => {
    const token = await api.as('admin');
    const tag = unique('flt');
    const mail = (name: string) => ({ email: `${name}.${tag}@example.com` });
    const a = await add(token, { ...mail('a'), role: 'editor', currentPlan: 'team', status: 'active' });
    const b = await add(token, { ...mail('b'), role: 'author', currentPlan: 'company', status: 'inactive' });
    const found = async (query: string) => idsOf((await list(token, `q=${tag}&sortColumn=id&${query}`)).users);
    expect(await found('role=editor,author')).toEqual([a.id, b.id]);
    expect(await found('role=editor&role=author&currentPlan=company')).toEqual([b.id]);
    expect(await found('status=active,pending')).toEqual([a.id]);
    const wrong = await api.get('/api/users/list/data?role=emperor', token);
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.error)[0]).toMatch(/^role/);
    expect((await api.get('/api/users/list/data?sortColumn=passwordHash', token)).body.error.sortColumn).toBeTruthy();
  });

  it('give the same rows whichever way they are found, by every column, both ways, without a gap between pages', async () => {
    const token = await api.as('admin');
    const columns =
      'fullName username email role currentPlan billing status company country contact createdAt lastActiveAt id';
    for (const sortColumn of columns.split(' ')) {
      for (const filter of ['', 'role=editor,author,maintainer', 'status=active', 'currentPlan=team,basic&q=a']) {
        const query = `${filter}&sortColumn=${sortColumn}`;
        const whole: number[] = [];
        const { total } = await list(token, query);
        for (let page = 1; (page - 1) * 30 < total; page += 1) {
          whole.push(...idsOf((await list(token, `${query}&perPage=30&page=${page}`)).users));
        }
        expect(new Set(whole).size, query).toBe(total);
        const last = (await list(token, `${query}&sort=desc&perPage=1`)).users[0].id;
        if (sortColumn !== 'lastActiveAt') expect(last, query).toBe(whole.at(-1));
      }
    }
  });

  it('tell a suspended person as inactive, and which of the two it is', async () => {
    const token = await api.as('admin');
    const { id, email } = await add(token, { status: 'active' });
    await api.post(`/api/people/${id}/suspend`, {}, token);
    const [user] = (await list(token, `status=inactive&q=${email}`)).users;
    expect(user).toMatchObject({ id, status: 'inactive', state: 'suspended' });
    expect((await api.get(`/api/users/user?id=${id}`, token)).body.user).toEqual(user);
  });

  it('are counted on the cards, with what changed in a week', async () => {
    const token = await api.as('admin');
    const counts = async () => (await api.get('/api/users/list/counts', token)).body;
    const before = await counts();
    const { id } = await add(token, { status: 'active' });
    await api.post(`/api/people/${id}/suspend`, {}, token);
    expect(await counts()).toEqual({
      ...before,
      total: before.total + 1,
      added: before.added + 1,
      inactive: before.inactive + 1,
      suspended: before.suspended + 1,
      suspendedLately: before.suspendedLately + 1,
    });
  });

  it('are added side by side or wrapped, as students unless said otherwise; what is taken is a conflict', async () => {
    const token = await api.as('admin');
    const one = await add(token);
    expect(one).toMatchObject({ access: 'Student', role: 'subscriber', currentPlan: 'basic', status: 'pending' });
    const fields = { fullName: 'Other', username: unique('o'), email: one.email.toUpperCase() };
    const taken = await api.post('/apps/users/add-user', { user: fields }, token);
    expect([taken.status, taken.body.error]).toEqual([409, 'This email is already in use.']);
    const name = await api.post(
      '/apps/users/add-user',
      { ...fields, email: 'x.y@example.com', username: one.username },
      token,
    );
    expect([name.status, name.body.error]).toEqual([409, 'This username is already in use.']);
    const wrong = await api.post('/apps/users/add-user', { user: { ...fields, billing: 'Gold', email: '' } }, token);
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.error).sort()).toEqual(['user.billing', 'user.email']);
    const flat = await api.post('/apps/users/add-user', { ...fields, billing: 'Gold', email: '' }, token);
    expect(Object.keys(flat.body.error).sort()).toEqual(['billing', 'email']);
    const none = await api.post('/apps/users/add-user', { user: 5 }, token);
    expect([none.status, Object.keys(none.body.error)]).toEqual([400, ['user']]);
  });

  it('keep the drawn picture and the colour they were given', async () => {
    const token = await api.as('admin');
    const drawn = { avatar: '/avatars/08.svg', avatarColor: 'danger' };
    expect(await add(token, drawn)).toMatchObject(drawn);
    const plain = await add(token, { avatar: '', avatarColor: null });
    expect(plain).toMatchObject({ avatar: null, avatarColor: expect.any(String) });
    const fields = { fullName: 'Other', username: unique('o'), email: `${unique('o')}@example.com` };
    for (const more of [{ avatar: 'https://example.com/a.png' }, { avatar: '/api/avatars/x' }, { avatarColor: 'red' }])
      expect((await api.post('/apps/users/add-user', { ...fields, ...more }, token)).status).toBe(400);
  });

  it('are deleted but for oneself', async () => {
    const token = await api.as('admin');
    const me = (await api.get('/api/me', token)).body.id;
    expect((await api.ask('DELETE', `/apps/users/delete?id=${me}`, { token })).status).toBe(409);
    const { id } = await add(token);
    expect((await api.ask('DELETE', '/apps/users/delete', { token, body: { id } })).body).toEqual({ id });
    expect((await api.get(`/api/users/user?id=${id}`, token)).status).toBe(404);
    expect((await api.ask('DELETE', `/apps/users/delete?id=${id}`, { token })).status).toBe(404);
  });

  it('are nothing for students and clients without the permission', async () => {
    for (const who of ['client', 'Student'] as const) {
      const token = await api.as(who);
      for (const path of ['list/data', 'list/all-data', 'list/counts', 'user?id=1', 'list/export']) {
        expect((await api.get(`/api/users/${path}`, token)).status, path).toBe(403);
      }
      expect((await api.get('/api/people/1/account', token)).status).toBe(403);
      expect((await api.post('/apps/users/add-user', {}, token)).status).toBe(403);
    }
  });

  it('are changed from the state that was seen: the second of two is told who was first', async () => {
    const token = await api.as('admin');
    const { id } = await add(token);
    const { version } = await accountOf(token, id);
    const patch = (body: object) => api.ask('PATCH', `/api/people/${id}/account`, { token, body });
    const first = await patch({ version, company: 'First', role: 'editor' });
    expect(first.status, first.text).toBe(200);
    expect(first.body.account).toMatchObject({ company: 'First', role: 'editor' });
    const second = await patch({ version, company: 'Second' });
    expect(second.status).toBe(409);
    expect(second.body.error).toContain('Ruth Adeyemi changed this account');
    expect((await accountOf(token, id)).company).toBe('First');
    expect((await patch({ version: first.body.account.version, company: 'Second' })).status).toBe(200);
    expect((await patch({ company: 'Third' })).status).toBe(400);
    const [entry] = (await api.get(`/api/audit?person=${id}&sort=asc&perPage=2`, token)).body.entries.slice(1);
    expect(entry.detail.changes).toEqual({
      accountRole: { from: 'subscriber', to: 'editor' },
      company: { from: '', to: 'First' },
    });
  });

  it('have a plan that is changed, cancelled to the end of what is paid, taken up again, and over in the end', async () => {
    const token = await api.as('admin');
    const { id, email } = await add(token);
    const plan = async (currentPlan: string, period = 'monthly') => {
      const { version } = await accountOf(token, id);
      const body = { version, currentPlan, period };
      return (await api.ask('PUT', `/api/people/${id}/plan`, { token, body })).body.account;
    };
    const cancel = async () => {
      const { version } = await accountOf(token, id);
      return api.post(`/api/people/${id}/plan/cancel`, { version }, token);
    };
    expect((await cancel()).status).toBe(409);
    const team = await plan('team');
    expect(team.plan).toMatchObject({ period: 'monthly', endsAt: null });
    expect(new Date(team.plan.renewsAt).getTime()).toBeGreaterThan(api.now().getTime() + 27 * 86_400_000);
    const cancelled = (await cancel()).body.account;
    expect(cancelled).toMatchObject({ currentPlan: 'team', plan: { endsAt: team.plan.renewsAt, renewsAt: null } });
    expect((await plan('team')).plan).toMatchObject({ endsAt: null, renewsAt: team.plan.renewsAt });
    await cancel();
    const after = new Date(api.now().getTime() + 32 * 86_400_000);
    await tidy(api.db, after, 30);
    expect(await list(token, `q=${email}&currentPlan=team`)).toMatchObject({ total: 0 });
    expect(await accountOf(token, id)).toMatchObject({ currentPlan: 'basic', plan: { endsAt: null, renewsAt: null } });
    const actions = (await api.get(`/api/audit?person=${id}`, token)).body.entries.map((one: any) => one.action);
    expect(actions.slice(0, 2).sort()).toEqual(['plan-cancelled', 'plan-ended']);
  });

  it('have a way of billing and an address, kept from two people at once', async () => {
    const token = await api.as('admin');
    const { id } = await add(token);
    const { version } = await accountOf(token, id);
    const body = { version, billing: 'Manual - Cash', address: { street: '1 Harbour Road', city: 'Bergen' } };
    const put = (more: object) => api.ask('PUT', `/api/people/${id}/billing`, { token, body: { ...body, ...more } });
    expect((await put({})).body.account).toMatchObject({
      billing: 'Manual - Cash',
      address: { street: '1 Harbour Road', city: 'Bergen', taxId: '' },
    });
    expect((await put({})).status).toBe(409);
    expect((await put({ billing: 'Shells' })).body.error.billing).toBeTruthy();
  });

  it('are told what they chose, in the app and by mail', async () => {
    const token = await api.as('admin');
    const { id, email } = await add(token);
    const put = (notices: object) => api.ask('PUT', `/api/people/${id}/notices`, { token, body: { notices } });
    const tell = () => notify(api.deps, { to: [id], kind: 'new-sign-in', data: { device: 'Firefox' } });
    const told = () => api.events.filter((one) => one.topic === 'notifications' && one.people.includes(id)).length;
    const mailed = () => api.mails.filter((one) => one.to === email).length;
    await tell();
    expect([told(), mailed()]).toEqual([1, 0]);
    await put({ 'new-sign-in': { app: false, mail: true } });
    await tell();
    expect([told(), mailed()]).toEqual([1, 1]);
    await put({ blogDigest: { app: false, mail: false } });
    const { notices } = await accountOf(token, id);
    expect(notices).toMatchObject({
      'new-sign-in': { app: false, mail: true },
      blogDigest: { app: false, mail: false },
      followMe: { app: true, mail: false },
    });
    expect((await put({ 'password-changed': { app: false, mail: false } })).status).toBe(400);
    await notify(api.deps, { to: [id], kind: 'password-changed' });
    expect(told()).toBe(2);
  });

  it('have profiles elsewhere that come and go one by one', async () => {
    const token = await api.as('admin');
    const { id } = await add(token);
    const put = (body: object) => api.ask('PUT', `/api/people/${id}/connections`, { token, body });
    await put({
      connections: { github: { id: '@ruth' } },
      socialLinks: { quora: 'https://www.quora.com/profile/Ruth' },
    });
    const both = (await put({ connections: { google: { id: 'ruth@example.com' } } })).body.account;
    expect(both.connections).toEqual({
      github: { profileImg: null, id: '@ruth' },
      google: { profileImg: null, id: 'ruth@example.com' },
    });
    const one = (await put({ connections: { github: null }, socialLinks: { quora: null } })).body.account;
    expect([Object.keys(one.connections), one.socialLinks]).toEqual([['google'], {}]);
    const wrong = await put({ socialLinks: { quora: 'javascript:alert(1)' } });
    expect(wrong.body.error['socialLinks.quora']).toBeTruthy();
    expect((await put({ connections: { myspace: { id: 'x' } } })).status).toBe(400);
  });

  it('lose two-step verification when their device is gone, and are told by mail', async () => {
    const token = await api.as('admin');
    const { id, email } = await add(token);
    const reset = () => api.post(`/api/people/${id}/reset-two-steps`, {}, token);
    expect((await reset()).status).toBe(409);
    await api.db.update(people).set({ totpSecret: 'X', totpConfirmedAt: api.now() }).where(eq(people.id, id));
    await api.db.insert(recoveryCodes).values({ hash: unique('h'), personId: id });
    expect((await reset()).status).toBe(200);
    expect((await api.get(`/api/people/${id}`, token)).body.person.twoSteps).toBe(false);
    expect(await api.db.select().from(recoveryCodes).where(eq(recoveryCodes.personId, id))).toEqual([]);
    expect(api.mails.find((one) => one.to === email)?.subject).toBe('Two-step verification was turned off');
    const [entry] = (await api.get(`/api/audit?person=${id}`, token)).body.entries;
    expect(entry.action).toBe('two-steps-reset');
  });

  it('are changed many at a time, all that match or some, and taken back', async () => {
    const token = await api.as('admin');
    const tag = unique('blk');
    const made = [];
    for (const n of [1, 2, 3]) made.push(await add(token, { email: `${n}.${tag}@example.com`, currentPlan: 'team' }));
    const bulk = async (body: object) => (await api.post('/api/users/list/bulk', body, token)).body.job;
    const plans = async () =>
      (await list(token, `q=${tag}&sortColumn=id`)).users.map((one: { currentPlan: string }) => one.currentPlan);
    const job = await bulk({ action: 'plan', currentPlan: 'company', match: { q: tag } });
    expect(job).toMatchObject({ state: 'done', total: 3, changed: 3, canUndo: true });
    expect(await plans()).toEqual(['company', 'company', 'company']);
    await api.post(`/api/jobs/${job.id}/undo`, {}, token);
    expect(await plans()).toEqual(['team', 'team', 'team']);
    expect(await bulk({ action: 'role', role: 'editor', ids: [made[0].id] })).toMatchObject({ changed: 1 });
    expect(await bulk({ action: 'suspend', match: { q: tag, role: ['editor'] } })).toMatchObject({
      total: 1,
      changed: 1,
    });
    expect(await bulk({ action: 'delete', match: { q: tag } })).toMatchObject({ changed: 3 });
    expect((await list(token, `q=${tag}`)).total).toBe(0);
    expect((await api.post('/api/users/list/bulk', { action: 'delete' }, token)).status).toBe(400);
  });

  it('are written to a file: the list as it is, or some of them', async () => {
    const token = await api.as('admin');
    const tag = unique('exp');
    const one = await add(token, { email: `a.${tag}@example.com` });
    await add(token, { email: `b.${tag}@example.com` });
    const lines = (text: string) => text.trim().split('\r\n');
    const all = await api.get(`/api/users/list/export?q=${tag}&sortColumn=email&sort=desc`, token);
    expect(lines(all.text)).toHaveLength(3);
    expect(lines(all.text)[0]).toContain('currentPlan');
    expect(lines(all.text)[1]).toContain(`b.${tag}`);
    const some = await api.post('/api/users/list/export', { ids: [one.id], format: 'csv' }, token);
    expect(lines(some.text)).toHaveLength(2);
  });
});
