import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { chooseBody, keepBody, ownPlan, pricingData } from '#features/pricing/contract.ts';
import { choosePlan, keepPlan, readOwnPlan } from './choose.ts';
import { readPricing } from './read.ts';

export const pricingRoutes = new Hono<Env>()
  .get(
    '/pricing/data',
    allow('public'),
    says('Pricing', 'Plans, prices and questions', { 200: pricingData }),
    async (c) => c.json(await readPricing(c.var.deps.db)),
  )
  .get('/api/pricing/mine', allow('signed-in'), says('Pricing', 'One’s own plan', { 200: ownPlan }), async (c) => {
    const { db, clock } = c.var.deps;
    return c.json(await readOwnPlan(db, clock(), whoAsks(c).id));
  })
  .post(
    '/api/pricing/choose',
    allow('signed-in'),
    says(
      'Pricing',
      'Choose a plan for oneself',
      { 200: ownPlan },
      'A paid plan counts at once; Basic comes when what is paid for is over.',
    ),
    valid('json', chooseBody),
    async (c) => {
      const { plan, billing } = c.req.valid('json');
      return c.json(await choosePlan(c, plan, billing));
    },
  )
  .post(
    '/api/pricing/keep',
    allow('signed-in'),
    says('Pricing', 'Keep one’s own plan after all, while it has not ended', { 200: ownPlan }),
    valid('json', keepBody),
    async (c) => c.json(await keepPlan(c, c.req.valid('json').plan)),
  );
