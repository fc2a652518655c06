import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Plan } from '#contract/account.ts';

/** The plans that can be chosen, in whole cents. */
export const pricingPlans = pgTable('pricing_plans', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** What the person who chooses it has. */
  plan: text().$type<Plan>().notNull().unique(),
  title: text().notNull().unique(),
  subtitle: text().notNull(),
  monthly: integer().notNull(),
  /** A month of it and the whole, when a year is paid at once. */
  yearlyMonth: integer().notNull(),
  yearlyTotal: integer().notNull(),
  benefits: text().array().notNull(),
  popular: boolean().notNull(),
  rank: integer().notNull(),
});

/** What the plans have, side by side: yes, no, or how much. */
export const pricingFeatures = pgTable('pricing_features', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  values: jsonb().$type<Partial<Record<Plan, boolean | string>>>().notNull(),
  rank: integer().notNull(),
});

export const pricingQuestions = pgTable('pricing_questions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  question: text().notNull(),
  answer: text().notNull(),
  rank: integer().notNull(),
});
