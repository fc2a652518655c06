import { Hono } from 'hono';
import { z } from 'zod';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says, takes } from '#api/describe.ts';
import { badInput, notFound } from '#api/errors.ts';
import { received } from '#features/orders/contract.ts';
import { hearPayment } from './cardMessages.ts';

const NOT_SIGNED = 'This is not signed by the payment provider, or it is too old.';

export const paymentRoutes = new Hono<Env>().post(
  '/api/payments/webhook',
  allow('public'),
  says(
    'Orders',
    'Messages of the payment provider',
    { 200: received },
    'Believed only with a signature of theirs that is not old.',
  ),
  takes('application/json', z.record(z.string(), z.unknown())),
  async (c) => {
    const { deps } = c.var;
    if (!deps.card) throw notFound();
    const signature = c.req.header('stripe-signature') ?? '';
    const message = await deps.card.hear(await c.req.text(), signature, deps.clock());
    if (!message) throw badInput({ signature: [NOT_SIGNED] });
    await hearPayment(deps, message);
    return c.json({ received: true });
  },
);
