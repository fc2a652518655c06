import type { Db } from '#api/db.ts';
import { CARD_RANGES } from '#features/cards/contract.ts';
import { cardFigures, cardSeries } from './tables.ts';

type Line = Record<string, unknown>;

/** The figures that every installation begins with. */
const FIGURES: Record<string, Line | Line[]> = {
  'analytics/support-tracker': {
    title: 'Support Tracker',
    last_days: CARD_RANGES,
    totalTicket: 163,
    newTicket: 29,
    openTicket: 63,
    responseTime: 1,
  },
  'analytics/avg-sessions': {
    sessions: 2_740,
    last_days: CARD_RANGES,
    growth: 5.2,
    goal: 100_000,
    users: 100_000,
    retention: 90,
    duration: 1,
  },
  'analytics/revenue-report': { years: [2020, 2019, 2018], price: 25_852, budget: 56_800 },
  'analytics/goal-overview': { completed: 786_617, inProgress: 13_561 },
  'analytics/revenue': { thisMonth: 86_589, lastMonth: 73_683 },
  'analytics/product-orders': { chart_info: { finished: 23_043, pending: 14_658, rejected: 4_758 } },
  'analytics/sessions-device': [
    { icon: 'Monitor', name: 'Desktop', iconColor: 'primary', usage: 58.6, upDown: 2 },
    { icon: 'Smartphone', name: 'Mobile', iconColor: 'info', usage: 34.9, upDown: 8 },
    { icon: 'Tablet', name: 'Tablet', iconColor: 'warning', usage: 6.5, upDown: -5 },
  ],
  'analytics/customers': [
    { icon: 'UserPlus', iconColor: 'primary', text: 'New', result: 690 },
    { icon: 'UserCheck', iconColor: 'info', text: 'Returning', result: 258 },
    { icon: 'Link', iconColor: 'warning', text: 'Referrals', result: 149 },
  ],
  'statistics/subscribers': { subscribers: 92_600 },
  'statistics/revenue': { revenue: 97_500 },
  'statistics/sales': { sales: 36 },
  'statistics/orders': { orders: 97_500 },
};

const SERIES: Record<string, [name: string, data: number[]][]> = {
  'statistics/orders-bar-chart': [['2020', [45, 85, 65, 45, 65]]],
  'statistics/profit-line-chart': [['Profit', [0, 20, 5, 30, 15, 45]]],
  'statistics/subscribers': [['Subscribers', [28, 40, 36, 52, 38, 60, 55]]],
  'statistics/revenue': [['Revenue', [350, 275, 400, 300, 350, 300, 450]]],
  'statistics/sales': [['Sales', [10, 15, 7, 12, 3, 16, 21]]],
  'statistics/orders': [['Orders', [10, 15, 8, 15, 7, 12, 8]]],
  'statistics/site-traffic': [['Traffic rate', [150, 200, 125, 225, 200, 250]]],
  'statistics/active-users': [['Active users', [750, 1_000, 900, 1_250, 1_000, 1_200, 1_100]]],
  'statistics/newsletter': [['Newsletter', [365, 390, 365, 400, 375, 400]]],
};

/** The cards' figures: the calls answer in every installation, so every one has them. */
export async function layCards(db: Db) {
  await db.insert(cardFigures).values(
    Object.entries(FIGURES).flatMap(([card, figures]) => {
      const lines = Array.isArray(figures) ? figures.map((one, at) => [at + 1, one] as const) : [[0, figures] as const];
      return lines.flatMap(([line, one]) => Object.entries(one).map(([key, value]) => ({ card, line, key, value })));
    }),
  );
  await db
    .insert(cardSeries)
    .values(
      Object.entries(SERIES).flatMap(([card, all]) =>
        all.map(([name, data], at) => ({ card, position: at + 1, name, data })),
      ),
    );
}
