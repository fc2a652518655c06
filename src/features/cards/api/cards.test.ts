import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { cardFigures } from './tables.ts';

const ANALYTICS = {
  'support-tracker': ['last_days', 'newTicket', 'openTicket', 'responseTime', 'title', 'totalTicket'],
  'avg-sessions': ['duration', 'goal', 'growth', 'last_days', 'retention', 'sessions', 'users'],
  'revenue-report': ['budget', 'price', 'years'],
  'goal-overview': ['completed', 'inProgress'],
  revenue: ['lastMonth', 'thisMonth'],
  'product-orders': ['chart_info'],
};
const RANGES = ['Last 28 Days', 'Last Month', 'Last Year'];

describe('cards', () => {
  const api = testApi();
  const card = async (path: string) => (await api.get(`/card/${path}`, await api.as('admin'))).body;

  it('answer with the fields of each analytics card, bare', async () => {
    for (const [name, keys] of Object.entries(ANALYTICS)) {
      expect(Object.keys(await card(`card-analytics/${name}`)).sort()).toEqual(keys);
    }
    expect(Object.keys((await card('card-analytics/product-orders')).chart_info)).toEqual([
      'finished',
      'pending',
      'rejected',
    ]);
  });

  it('hold the constants of the product', async () => {
    expect((await card('card-analytics/support-tracker')).last_days).toEqual(RANGES);
    expect(await card('card-analytics/avg-sessions')).toMatchObject({
      last_days: RANGES,
      goal: 100_000,
      retention: 90,
    });
    expect((await card('card-analytics/revenue-report')).years).toEqual([2020, 2019, 2018]);
    const devices = await card('card-analytics/sessions-device');
    expect(devices.map((one: { name: string; usage: number }) => [one.name, one.usage])).toEqual([
      ['Desktop', 58.6],
      ['Mobile', 34.9],
      ['Tablet', 6.5],
    ]);
    for (const one of devices)
      expect(Object.keys(one).sort()).toEqual(['icon', 'iconColor', 'name', 'upDown', 'usage']);
    for (const one of await card('card-analytics/customers')) {
      expect(Object.keys(one).sort()).toEqual(['icon', 'iconColor', 'result', 'text']);
    }
  });

  it('have a series of numbers for every statistics card, four of them with their sum', async () => {
    const charts = ['orders-bar-chart', 'profit-line-chart', 'site-traffic', 'active-users', 'newsletter'];
    for (const name of charts) expect(Object.keys(await card(`card-statistics/${name}`))).toEqual(['series']);
    for (const name of ['subscribers', 'revenue', 'sales', 'orders']) {
      const { series, analyticsData } = await card(`card-statistics/${name}`);
      expect(series[0].data.every((one: unknown) => typeof one === 'number')).toBe(true);
      expect(Object.keys(analyticsData)).toEqual([name]);
    }
  });

  it('are read from what is stored', async () => {
    await api.db.update(cardFigures).set({ value: 7 }).where(eq(cardFigures.key, 'inProgress'));
    expect((await card('card-analytics/goal-overview')).inProgress).toBe(7);
  });

  it('are there only by their names, and only for those who may see dashboards', async () => {
    const admin = await api.as('admin');
    for (const path of ['card-statistics/none', 'card-analytics/none']) {
      expect((await api.get(`/card/${path}`, admin)).status).toBe(404);
    }
    expect((await api.get('/card/card-analytics/revenue')).status).toBe(401);
    for (const role of ['client', 'Student'] as const) {
      const token = await api.as(role);
      expect((await api.get('/card/card-analytics/revenue', token)).status).toBe(403);
      expect((await api.get('/card/card-statistics/sales', token)).status).toBe(403);
    }
  });
});
