import type { PlanPeriod } from '#contract/account.ts';
import { PLANS } from '#features/people/listContract.ts';
import type { OwnPlan, PricingPlan } from '#features/pricing/contract.ts';
import { formatMoney } from '#web/kit/format.ts';

/** Prices here are whole: $49, not $49.00. */
export const price = (units: number) =>
  formatMoney(units * 100, 'USD', Number.isInteger(units) ? { maximumFractionDigits: 0 } : {});

const sizeOf = (plan: OwnPlan['plan']) => PLANS.indexOf(plan);

/** What choosing a plan would be to somebody who has one. */
export type Step = 'current' | 'keep' | 'period' | 'up' | 'down' | 'ending';

export function stepTo(plan: PricingPlan, billing: PlanPeriod, mine: OwnPlan): Step {
  if (plan.plan === 'basic' && mine.endsAt) return 'ending';
  if (plan.plan === mine.plan) {
    if (mine.endsAt) return 'keep';
    return plan.plan === 'basic' || mine.billing === billing ? 'current' : 'period';
  }
  return sizeOf(plan.plan) > sizeOf(mine.plan) ? 'up' : 'down';
}
