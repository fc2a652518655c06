import type { Plan, PlanPeriod } from './account.ts';

export const PLAN_PERIODS = ['monthly', 'yearly'] as const;

/** What a plan costs a month, in cents: paid month by month, and paid for a year at once. */
export const PLAN_PRICES: Record<Plan, Record<PlanPeriod, number>> = {
  basic: { monthly: 0, yearly: 0 },
  team: { monthly: 2900, yearly: 2400 },
  company: { monthly: 4900, yearly: 4000 },
  enterprise: { monthly: 9900, yearly: 8000 },
};

export const CONNECTIONS = ['google', 'twitter', 'facebook', 'github'] as const;

export const SOCIAL_LINKS = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;
