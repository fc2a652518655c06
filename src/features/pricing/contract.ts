import { z } from 'zod';
import { plan } from '#contract/account.ts';
import { PLAN_PERIODS } from '#contract/accountChoices.ts';

/** The plans that can be chosen, as they are called on the page. */
export const PLAN_TITLES = ['Basic', 'Standard', 'Enterprise'] as const;

/** Prices are in currency units. */
export const pricingPlan = z.object({
  title: z.string(),
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
  /** What the person who chooses it has. */
  plan,
});
export type PricingPlan = z.infer<typeof pricingPlan>;

export const pricingData = z.object({
  plans: z.array(pricingPlan),
  features: z.array(z.object({ title: z.string(), values: z.array(z.union([z.boolean(), z.string()])) })),
  qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
});
export type PricingData = z.infer<typeof pricingData>;

export const ownPlan = z.object({
  plan,
  billing: z.enum(PLAN_PERIODS),
  since: z.string(),
  renewsAt: z.string().nullable(),
  /** It was given up and ends then. */
  endsAt: z.string().nullable(),
});
export type OwnPlan = z.infer<typeof ownPlan>;

const titleOf = (given: unknown) =>
  typeof given === 'string'
    ? (PLAN_TITLES.find((one) => one.toLowerCase() === given.trim().toLowerCase()) ?? given)
    : given;

/** Body of POST /api/pricing/keep: the plan that was seen to end. */
export const keepBody = z.object({ plan });

export const chooseBody = z.object({
  plan: z.preprocess(titleOf, z.enum(PLAN_TITLES, `Choose from ${PLAN_TITLES.join(', ')}.`)),
  billing: z.enum(PLAN_PERIODS, `Choose from ${PLAN_PERIODS.join(', ')}.`).default('monthly'),
});
