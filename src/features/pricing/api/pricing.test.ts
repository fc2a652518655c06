import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';

const DAY = 24 * 60;

describe('pricing', () => {
  const api = testApi();
  const choose = (token: string, plan: string, billing = 'monthly') =>
    api.post('/api/pricing/choose', { plan, billing }, token);
  const planOf = async (id: number) =>
    (await api.db.select({ plan: people.currentPlan }).from(people).where(eq(people.id, id)))[0]?.plan;

  it('has three plans at their prices, for everybody', async () => {
    const { plans, features, qandA } = (await api.get('/pricing/data')).body;
    const prices = plans.map((one: { title: string; monthlyPrice: number; yearlyPlan: object }) => [
      one.title,
      one.monthlyPrice,
      one.yearlyPlan,
    ]);
    expect(prices).toEqual([
      ['Basic', 0, { perMonth: 0, totalAnnual: 0 }],
      ['Standard', 49, { perMonth: 40, totalAnnual: 480 }],
      ['Enterprise', 99, { perMonth: 80, totalAnnual: 960 }],
    ]);
    expect(plans.map((one: { popular: boolean }) => one.popular)).toEqual([false, true, false]);
    expect(plans[0].planBenefits).toEqual(expect.arrayContaining(['100 responses a month', 'Up to 2 subdomains']));
    expect(plans[2].planBenefits).toContain('5GB file upload storage');
    for (const one of features) expect(one.values).toHaveLength(3);
    for (const one of qandA) expect(Object.keys(one).sort()).toEqual(['ans', 'question']);
  });

  it('lets everybody signed in choose a plan for themselves, and tells them', async () => {
    for (const role of ['client', 'Student'] as const) {
      const token = await api.as(role);
      expect((await choose(token, 'Basic')).status).toBe(200);
    }
    const { accessToken: token, user } = await api.register();
    expect((await api.get('/api/pricing/mine', token)).body).toMatchObject({ plan: 'basic', renewsAt: null });
    const chosen = await choose(token, 'standard', 'yearly');
    expect(chosen.body).toMatchObject({ plan: 'company', billing: 'yearly', endsAt: null });
    expect(new Date(chosen.body.renewsAt).getUTCFullYear()).toBe(api.now().getUTCFullYear() + 1);
    expect(await planOf(user.id)).toBe('company');
    await choose(token, 'Standard', 'yearly');
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, user.id), eq(auditEntries.action, 'plan-set')));
    expect(entries).toHaveLength(1);
    const { notifications } = (await api.get('/api/notifications', token)).body;
    expect(notifications.filter((one: { kind: string }) => one.kind === 'plan-chosen')).toMatchObject([
      { data: { plan: 'Standard' }, link: '/pages/pricing' },
    ]);
  });

  it('goes back to Basic when what is paid for is over, unless it is taken up again', async () => {
    const { accessToken: token, user, email, password } = await api.register();
    const { renewsAt } = (await choose(token, 'Enterprise')).body;
    const ending = (await choose(token, 'Basic')).body;
    expect(ending).toMatchObject({ plan: 'enterprise', endsAt: renewsAt, renewsAt: null });
    const { notifications } = (await api.get('/api/notifications', token)).body;
    // The moment: which day that is, and how it is written, is up to who reads it.
    expect(notifications[0]).toMatchObject({ kind: 'plan-ending', data: { date: renewsAt } });
    expect((await choose(token, 'Enterprise')).body).toMatchObject({ plan: 'enterprise', endsAt: null, renewsAt });
    await choose(token, 'Basic');
    api.later(32 * DAY);
    const later = (await api.signIn(email, password)).accessToken;
    expect((await api.get('/api/pricing/mine', later)).body).toMatchObject({ plan: 'basic', endsAt: null });
    expect(await planOf(user.id)).toBe('basic');
  });

  it('lets somebody keep what they gave up, also a plan that is not offered any more', async () => {
    const { accessToken: token, user } = await api.register();
    await api.db.update(people).set({ currentPlan: 'team' }).where(eq(people.id, user.id));
    const { renewsAt } = (await api.get('/api/pricing/mine', token)).body;
    expect((await choose(token, 'Basic')).body).toMatchObject({ plan: 'team', endsAt: renewsAt });
    const keep = (plan: string) => api.post('/api/pricing/keep', { plan }, token);
    // Another one than was seen to end is not renewed.
    expect((await keep('company')).status).toBe(409);
    const kept = await keep('team');
    expect([kept.status, kept.body]).toEqual([200, expect.objectContaining({ plan: 'team', endsAt: null, renewsAt })]);
    const { notifications } = (await api.get('/api/notifications', token)).body;
    expect(notifications[0]).toMatchObject({ kind: 'plan-chosen', data: { plan: 'Team' } });
    // Nothing is ending: nothing happens, and nobody is told.
    expect((await keep('team')).body).toEqual(kept.body);
    expect((await api.get('/api/notifications', token)).body.notifications).toHaveLength(notifications.length);
  });

  it('refuses what is no plan, and strangers', async () => {
    const token = await api.as('Student');
    expect((await choose(token, 'Gold')).body.error.plan).toBeDefined();
    expect((await choose(token, 'Basic', 'weekly')).body.error.billing).toBeDefined();
    expect((await api.post('/api/pricing/choose', { plan: 'Basic' })).status).toBe(401);
    expect((await api.get('/api/pricing/mine')).status).toBe(401);
  });
});
