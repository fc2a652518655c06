import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, get, status } from './lib.ts';

const ANALYTICS = [
  ...['support-tracker', 'avg-sessions', 'revenue-report', 'goal-overview', 'revenue', 'product-orders'],
  ...['sessions-device', 'customers'],
];
const STATISTICS = [
  ...['orders-bar-chart', 'profit-line-chart', 'subscribers', 'revenue', 'sales', 'orders', 'site-traffic'],
  ...['active-users', 'newsletter'],
];

test('every card answers whoever may see dashboards, and nobody else', async () => {
  const [admin, client, student] = [await as('admin'), await as('client'), await as('student')];
  for (const path of [
    ...ANALYTICS.map((name) => `card-analytics/${name}`),
    ...STATISTICS.map((name) => `card-statistics/${name}`),
  ]) {
    status(await get(`/card/${path}`, admin), 200);
    status(await get(`/card/${path}`), 401);
    status(await get(`/card/${path}`, client), 403);
    status(await get(`/card/${path}`, student), 403);
  }
});

test('the figures of a dashboard are counted for the asker’s days, beside as many before', async () => {
  const admin = await as('admin');
  const days = 'range=custom&from=2026-01-01&to=2026-01-10&timeZone=Asia/Kolkata';
  for (const part of ['people', 'sign-ins', 'questions', 'practice', 'sales', 'invoices']) {
    const { period } = status(await get(`/api/figures/${part}?${days}`, admin), 200);
    assert.deepEqual(period, {
      from: '2026-01-01',
      to: '2026-01-10',
      previousFrom: '2025-12-22',
      previousTo: '2025-12-31',
      days: 10,
    });
  }
  const year = status(await get('/api/figures/sign-ins?range=last-year', admin), 200);
  assert.equal(year.byDay.now.length, year.period.days);
  const sum = year.byDay.now.reduce((all: number, one: number) => all + one, 0);
  assert.equal(sum, year.count.now);
  assert.ok(year.count.now > 0, 'the one who asks has signed in');
});
