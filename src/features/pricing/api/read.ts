import { asc } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { unitsOf } from '#contract/money.ts';
import type { PricingData } from '#features/pricing/contract.ts';
import { pricingFeatures, pricingPlans, pricingQuestions } from './tables.ts';

/** What the page shows, prices in currency units. */
export async function readPricing(db: Db): Promise<PricingData> {
  const plans = await db.select().from(pricingPlans).orderBy(asc(pricingPlans.rank));
  const features = await db.select().from(pricingFeatures).orderBy(asc(pricingFeatures.rank));
  const questions = await db.select().from(pricingQuestions).orderBy(asc(pricingQuestions.rank));
  return {
    plans: plans.map(({ plan, title, subtitle, monthly, yearlyMonth, yearlyTotal, benefits, popular }) => ({
      ...{ plan, title, subtitle, popular, planBenefits: benefits, monthlyPrice: unitsOf(monthly) },
      yearlyPlan: { perMonth: unitsOf(yearlyMonth), totalAnnual: unitsOf(yearlyTotal) },
    })),
    features: features.map(({ title, values }) => ({ title, values: plans.map(({ plan }) => values[plan] ?? false) })),
    qandA: questions.map(({ question, answer }) => ({ question, ans: answer })),
  };
}
