import { queryOptions } from '@tanstack/react-query';
import type { OwnPlan, PricingData } from '#features/pricing/contract.ts';
import { api, ask } from '#web/client.ts';

export const pricingQuery = queryOptions({
  queryKey: ['pricing', 'plans'],
  queryFn: (): Promise<PricingData> => ask(api.pricing.data.$get()),
});

export const ownPlanQuery = queryOptions({
  queryKey: ['pricing', 'mine'],
  queryFn: (): Promise<OwnPlan> => ask(api.api.pricing.mine.$get()),
});
