import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';

describe('dashboards', () => {
  const api = testApi();

  it('keep the place of cards that somebody may not see for a while', async () => {
    const person = await api.register();
    const path = '/api/dashboards/analytics/layout';
    const admin = await api.as('admin');
    const { id } = person.user;
    const become = async (permissionRoles: string[]) => {
      const body = { role: 'client', permissionRoles };
      expect((await api.ask('PATCH', `/api/people/${id}`, { token: admin, body })).status).toBe(200);
    };
    // Management opens dashboards, questions and the audit log; restricted users see no audit log.
    const roles = (await api.get('/api/roles', admin)).body;
    const management = roles.permissions.find((one: { key: string }) => one.key === 'management').id;
    await api.post('/api/roles', { name: 'Office', permissionIds: [management] }, admin);
    await become(['Office']);
    const { accessToken: token } = await api.signIn(person.email, person.password);
    const put = (cards: unknown) => api.ask('PUT', path, { token, body: { cards } });
    const [practices, activity, bank] = [
      { id: 'practices-finished', size: 1 },
      { id: 'activity', size: 3 },
      { id: 'question-bank', size: 2 },
    ];
    expect((await put([practices, activity, bank])).status).toBe(200);
    await become(['restricted-user']);
    expect((await api.get(path, token)).body.cards).toEqual([practices, bank]);
    const wider = { ...bank, size: 4 };
    expect((await put([practices, wider])).body.cards).toEqual([practices, wider]);
    await become(['Office']);
    expect((await api.get(path, token)).body.cards).toEqual([practices, activity, wider]);
  });

  it('are arranged by each person for themselves, and go back to what they were', async () => {
    const [admin, other] = [await api.as('admin'), (await api.register()).accessToken];
    const path = '/api/dashboards/store/layout';
    const first = (await api.get(path, admin)).body;
    expect(first.isOwn).toBe(false);
    const body = {
      cards: [
        { id: 'orders', size: 2 },
        { id: 'activity', size: 4 },
      ],
    };
    expect((await api.ask('PUT', path, { token: admin, body })).body).toEqual({ ...body, isOwn: true });
    expect((await api.get(path, admin)).body.cards).toEqual(body.cards);
    expect((await api.get(path, other)).body.isOwn).toBe(false);
    expect((await api.get('/api/dashboards/analytics/layout', admin)).body.isOwn).toBe(false);
    expect((await api.ask('DELETE', path, { token: admin })).body).toEqual(first);
    const put = (cards: unknown) => api.ask('PUT', path, { token: admin, body: { cards } });
    for (const wrong of [
      [{ id: 'none', size: 1 }],
      [{ id: 'orders', size: 5 }],
      [
        { id: 'orders', size: 1 },
        { id: 'orders', size: 2 },
      ],
      'orders',
    ]) {
      expect((await put(wrong)).status).toBe(400);
    }
    expect((await api.get('/api/dashboards/none/layout', admin)).status).toBe(404);
    expect((await api.get(path, admin)).body).toEqual(first);
  });
});
