import { describe, expect, it } from 'vitest';
import { accounting } from '../../../../../tests/api/accounts.ts';
import { testApi, unique } from '../../../../../tests/api/api.ts';

describe('accounts', () => {
  const api = testApi();
  const { add, list, accountOf } = accounting(api);
  const idsOf = (users: { id: number }[]) => users.map((one) => one.id);

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

  it('are added once when the answer was lost and they are sent again', async () => {
    const word = unique('lost');
    const body = { fullName: 'Lost Answer', username: word, email: `${word}@example.com`, key: crypto.randomUUID() };
    const token = await api.as('admin');
    const first = await api.post('/apps/users/add-user', body, token);
    const again = await api.post('/apps/users/add-user', { user: body }, token);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
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

  it('are changed many at a time, all that match or some, and taken back', async () => {
    const token = await api.as('admin');
    const tag = unique('blk');
    const made = [];
    for (const n of [1, 2, 3]) made.push(await add(token, { email: `${n}.${tag}@example.com`, currentPlan: 'team' }));
    const bulk = async (body: object) => (await api.post('/api/users/list/bulk', body, token)).body.job;
    const plans = async () =>
      (await list(token, `q=${tag}&sortColumn=id`)).users.map((one: { currentPlan: string }) => one.currentPlan);
    const plan = { action: 'plan', currentPlan: 'company', match: { q: tag }, key: crypto.randomUUID() };
    const job = await bulk(plan);
    expect(job).toMatchObject({ state: 'done', total: 3, changed: 3, canUndo: true });
    // Sent again because its answer was lost, it is the same work.
    expect(await bulk(plan)).toEqual(job);
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

  it('have their plan back as it was when a change of many is taken back: since when, and to when it was cancelled', async () => {
    const token = await api.as('admin');
    const [cancelled, plain] = [await add(token), await add(token, { currentPlan: 'team' })];
    const ids = [cancelled.id, plain.id];
    const plansOf = () => Promise.all(ids.map(async (id) => (await accountOf(token, id)).plan));
    const send = async (method: string, path: string, body: object) => {
      const { version } = await accountOf(token, cancelled.id);
      await api.ask(method, `/api/people/${cancelled.id}/${path}`, { token, body: { version, ...body } });
    };
    await send('PUT', 'plan', { currentPlan: 'team', period: 'yearly' });
    await send('POST', 'plan/cancel', {});
    api.later(5);
    const before = await plansOf();
    expect(before[0]).toMatchObject({ period: 'yearly', endsAt: expect.any(String) });
    const { job } = (await api.post('/api/users/list/bulk', { action: 'plan', currentPlan: 'company', ids }, token))
      .body;
    expect((await plansOf())[0]).toMatchObject({ endsAt: null });
    expect((await api.post(`/api/jobs/${job.id}/undo`, {}, token)).body.job).toMatchObject({ changed: 2 });
    expect(await plansOf()).toEqual(before);
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
