import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { tidy } from '#api/housekeeping.ts';
import { notify } from '#api/notify.ts';
import { recoveryCodes } from '#features/auth/api/tables.ts';
import { accounting } from '../../../../../tests/api/accounts.ts';
import { testApi, unique } from '../../../../../tests/api/api.ts';
import { people } from '../tables.ts';

describe('accounts, one by one,', () => {
  const api = testApi();
  const { add, list, accountOf } = accounting(api);

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
    const told = () =>
      api.events.filter((one) => one.topic === 'notifications' && [one.people].flat().includes(id)).length;
    const mailed = () => api.mails.filter((one) => one.to === email).length;
    await tell();
    expect([told(), mailed()]).toEqual([1, 0]);
    await put({ 'new-sign-in': { app: false, mail: true } });
    await tell();
    // Whoever signed in with it keeps nobody from hearing of it.
    await put({ 'new-sign-in': { app: false, mail: false } });
    await doDue(api.deps);
    expect([told(), mailed()]).toEqual([1, 1]);
    await put({ 'new-sign-in': { app: false, mail: true } });
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
});
