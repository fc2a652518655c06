import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { take } from '#api/limits.ts';
import { placeOf } from '#api/loginLimits.ts';
import { valid } from '#api/valid.ts';
import { subscribeBody, subscribed } from '#features/newsletter/contract.ts';
import { subscribers } from './tables.ts';

export const newsletterRoutes = new Hono<Env>().post(
  '/api/newsletter',
  allow('public'),
  says('Newsletter', 'Ask for news', { 201: subscribed }, 'Signing up twice is the same as once.'),
  valid('json', subscribeBody),
  async (c) => {
    const { deps, address } = c.var;
    await take(deps.db, deps.clock(), `newsletter:${placeOf(address)}`, { points: 20, seconds: 600 });
    const email = c.req.valid('json').email.toLowerCase();
    await deps.db.insert(subscribers).values({ email, createdAt: deps.clock() }).onConflictDoNothing();
    return c.json({ email }, 201);
  },
);
