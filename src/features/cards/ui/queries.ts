import { queryOptions } from '@tanstack/react-query';
import type { StatisticsCard } from '#features/cards/contract.ts';
import { api, ask } from '#web/client.ts';

const analytics = api.card['card-analytics'];

export const statisticsCard = (card: StatisticsCard) =>
  queryOptions({
    queryKey: ['cards', 'statistics', card],
    queryFn: () => ask(api.card['card-statistics'][':card'].$get({ param: { card } })),
  });
export const supportTracker = queryOptions({
  queryKey: ['cards', 'support-tracker'],
  queryFn: () => ask(analytics['support-tracker'].$get()),
});
export const avgSessions = queryOptions({
  queryKey: ['cards', 'avg-sessions'],
  queryFn: () => ask(analytics['avg-sessions'].$get()),
});
export const revenueReport = queryOptions({
  queryKey: ['cards', 'revenue-report'],
  queryFn: () => ask(analytics['revenue-report'].$get()),
});
export const goalOverview = queryOptions({
  queryKey: ['cards', 'goal-overview'],
  queryFn: () => ask(analytics['goal-overview'].$get()),
});
export const cardRevenue = queryOptions({
  queryKey: ['cards', 'revenue'],
  queryFn: () => ask(analytics.revenue.$get()),
});
export const productOrders = queryOptions({
  queryKey: ['cards', 'product-orders'],
  queryFn: () => ask(analytics['product-orders'].$get()),
});
export const sessionsDevice = queryOptions({
  queryKey: ['cards', 'sessions-device'],
  queryFn: () => ask(analytics['sessions-device'].$get()),
});
export const customersQuery = queryOptions({
  queryKey: ['cards', 'customers'],
  queryFn: () => ask(analytics.customers.$get()),
});
