import { z } from 'zod';

/** What a card's figures can be asked for, as its menu shows them. */
export const CARD_RANGES = ['Last 28 Days', 'Last Month', 'Last Year'] as const;

const ranges = z.array(z.enum(CARD_RANGES));

export const supportTracker = z.object({
  title: z.string(),
  last_days: ranges,
  totalTicket: z.number(),
  newTicket: z.number(),
  openTicket: z.number(),
  /** Days until the first answer. */
  responseTime: z.number(),
});
export const avgSessions = z.object({
  sessions: z.number(),
  last_days: ranges,
  /** Percent, against the days before. */
  growth: z.number(),
  goal: z.number(),
  users: z.number(),
  retention: z.number(),
  /** Years. */
  duration: z.number(),
});
export const revenueReport = z.object({ years: z.array(z.number()), price: z.number(), budget: z.number() });
export const goalOverview = z.object({ completed: z.number(), inProgress: z.number() });
export const cardRevenue = z.object({ thisMonth: z.number(), lastMonth: z.number() });
export const productOrders = z.object({
  chart_info: z.object({ finished: z.number(), pending: z.number(), rejected: z.number() }),
});
export const sessionsDevice = z.array(
  z.object({
    icon: z.string(),
    name: z.string(),
    iconColor: z.string(),
    /** Percent of all sessions. */
    usage: z.number(),
    /** Percent, up or down against the days before. */
    upDown: z.number(),
  }),
);
export const customers = z.array(
  z.object({ icon: z.string(), iconColor: z.string(), text: z.string(), result: z.number() }),
);

export const ANALYTICS_CARDS = {
  'support-tracker': supportTracker,
  'avg-sessions': avgSessions,
  'revenue-report': revenueReport,
  'goal-overview': goalOverview,
  revenue: cardRevenue,
  'product-orders': productOrders,
  'sessions-device': sessionsDevice,
  customers,
} as const;

const series = z.array(z.object({ name: z.string(), data: z.array(z.number()) }));
const plainSeries = z.object({ series });
export const namedSeries = z.object({ series, analyticsData: z.record(z.string(), z.number()) });

export const STATISTICS_CARDS = [
  'orders-bar-chart',
  'profit-line-chart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'site-traffic',
  'active-users',
  'newsletter',
] as const;
export type StatisticsCard = (typeof STATISTICS_CARDS)[number];
export type StatisticsSeries = z.infer<typeof plainSeries> & Partial<z.infer<typeof namedSeries>>;
