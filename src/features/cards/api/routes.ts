import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { valid } from '#api/valid.ts';
import {
  avgSessions,
  cardRevenue,
  customers,
  goalOverview,
  namedSeries,
  productOrders,
  revenueReport,
  STATISTICS_CARDS,
  sessionsDevice,
  supportTracker,
} from '#features/cards/contract.ts';
import { readAnalytics, readStatistics } from './read.ts';

const look = can('read', 'Dashboard');

/** One call for each card, as the specification has them. All are read from what is stored. */
export const cardRoutes = new Hono<Env>()
  .get('/card/card-analytics/support-tracker', look, says('Cards', 'Support tickets', { 200: supportTracker }), (c) =>
    readAnalytics(c.var.deps.db, 'support-tracker').then((card) => c.json(card)),
  )
  .get('/card/card-analytics/avg-sessions', look, says('Cards', 'Average sessions', { 200: avgSessions }), (c) =>
    readAnalytics(c.var.deps.db, 'avg-sessions').then((card) => c.json(card)),
  )
  .get('/card/card-analytics/revenue-report', look, says('Cards', 'Revenue report', { 200: revenueReport }), (c) =>
    readAnalytics(c.var.deps.db, 'revenue-report').then((card) => c.json(card)),
  )
  .get('/card/card-analytics/goal-overview', look, says('Cards', 'Goal overview', { 200: goalOverview }), (c) =>
    readAnalytics(c.var.deps.db, 'goal-overview').then((card) => c.json(card)),
  )
  .get('/card/card-analytics/revenue', look, says('Cards', 'Revenue of two months', { 200: cardRevenue }), (c) =>
    readAnalytics(c.var.deps.db, 'revenue').then((card) => c.json(card)),
  )
  .get('/card/card-analytics/product-orders', look, says('Cards', 'Product orders', { 200: productOrders }), (c) =>
    readAnalytics(c.var.deps.db, 'product-orders').then((card) => c.json(card)),
  )
  .get(
    '/card/card-analytics/sessions-device',
    look,
    says('Cards', 'Sessions by device', { 200: sessionsDevice }),
    (c) => readAnalytics(c.var.deps.db, 'sessions-device').then((card) => c.json(card)),
  )
  .get('/card/card-analytics/customers', look, says('Cards', 'Customers', { 200: customers }), (c) =>
    readAnalytics(c.var.deps.db, 'customers').then((card) => c.json(card)),
  )
  .get(
    '/card/card-statistics/:card',
    look,
    says(
      'Cards',
      'The series of a statistics card',
      { 200: namedSeries },
      `One of ${STATISTICS_CARDS.join(', ')}. Subscribers, revenue, sales and orders have \`analyticsData\` too.`,
    ),
    valid('param', z.object({ card: z.enum(STATISTICS_CARDS) })),
    (c) => readStatistics(c.var.deps.db, c.req.valid('param').card).then((card) => c.json(card)),
  );
