import type { Db } from '#api/db.ts';
import { PLAN_PRICES } from '#contract/accountChoices.ts';
import { pricingFeatures, pricingPlans, pricingQuestions } from './tables.ts';
import { FEATURES, PLANS, QUESTIONS } from './texts/plans.ts';

/** The plans that are offered. They are the product's own: every installation has them. */
export async function layPricing(db: Db) {
  await db.insert(pricingPlans).values(
    PLANS.map(({ popular = false, ...one }, index) => {
      const { monthly, yearly } = PLAN_PRICES[one.plan];
      return { ...one, popular, monthly, yearlyMonth: yearly, yearlyTotal: yearly * 12, rank: index + 1 };
    }),
  );
  await db.insert(pricingFeatures).values(
    FEATURES.map(([title, [basic, company, enterprise]], index) => ({
      ...{ title, rank: index + 1 },
      values: { basic, company, enterprise },
    })),
  );
  await db
    .insert(pricingQuestions)
    .values(QUESTIONS.map(([question, answer], index) => ({ question, answer, rank: index + 1 })));
}
