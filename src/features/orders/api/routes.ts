import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Deps, Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  cancelBody,
  checkout,
  newOrder,
  type OrderPayment,
  oneOrder,
  orderCounts,
  orderPage,
  placedOrder,
  statusBody,
} from '#features/orders/contract.ts';
import { orderQuery } from '#features/orders/listContract.ts';
import { cancelOrder } from './cancel.ts';
import { startCard } from './card.ts';
import { readCheckout } from './cart.ts';
import { lockOrder } from './lock.ts';
import { moveOrder } from './move.ts';
import { readOrder } from './one.ts';
import { placeOrder } from './place.ts';
import { countOrders, listOrders } from './queries.ts';
import { settleRefund } from './refund.ts';
import type { Looker } from './rows.ts';
import { tellNow, tellPages } from './tell.ts';

const idParam = valid('param', z.object({ id: idSchema }));

const lookerOf = (c: Context<Env>): Looker => {
  const me = whoAsks(c);
  return { id: me.id, manages: me.ability.can('manage', 'Shop') };
};

const paymentsOf = ({ card }: Deps): OrderPayment[] => (card ? ['invoice', 'card'] : ['invoice']);

const NEWER = 'Somebody changed this order since you opened it. Nothing was changed: look at it as it is now.';

const buying = new Hono<Env>()
  .get(
    '/api/checkout',
    can('read', 'Shop'),
    says('Orders', 'What your cart would cost now, with the days and ways to pay to choose from', { 200: checkout }),
    async (c) => {
      const { deps } = c.var;
      return c.json(await readCheckout(deps.db, whoAsks(c).id, paymentsOf(deps), deps.clock()));
    },
  )
  .post(
    '/api/orders',
    can('read', 'Shop'),
    says(
      'Orders',
      'Order what is in your cart; with the same key again it answers what was ordered',
      { 200: placedOrder, 201: placedOrder },
      'Prices, discounts, delivery and tax are counted by the server. A product that is sold out answers 409, and nothing is ordered.',
    ),
    valid('json', newOrder),
    async (c) => {
      const { deps } = c.var;
      const looker = lookerOf(c);
      const asked = c.req.valid('json');
      const placed = await deps.db.transaction((tx) =>
        placeOrder(tx, doerOf(c), looker.id, asked, deps.card !== undefined),
      );
      await tellNow(deps);
      const order = await readOrder(deps, placed.id, looker);
      // A provider that does not answer leaves the order as it is: its page has a button to try again.
      const isToPay = order.payment === 'card' && order.status === 'placed';
      const redirectUrl = isToPay ? await startCard(deps, looker.id, placed.id).catch(() => null) : null;
      return c.json({ order, redirectUrl }, placed.isNew ? 201 : 200);
    },
  )
  .post(
    '/api/orders/:id/pay',
    can('read', 'Shop'),
    says('Orders', 'Where to pay an order of yours by card', { 200: placedOrder }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const looker = lookerOf(c);
      const { id } = c.req.valid('param');
      const redirectUrl = await startCard(deps, looker.id, id);
      return c.json({ order: await readOrder(deps, id, looker), redirectUrl });
    },
  )
  .post(
    '/api/orders/:id/cancel',
    can('read', 'Shop'),
    says('Orders', 'Cancel an order while it is not on its way', { 200: oneOrder }),
    idParam,
    valid('json', cancelBody),
    async (c) => {
      const { deps } = c.var;
      const looker = lookerOf(c);
      const { id } = c.req.valid('param');
      const { note } = c.req.valid('json');
      await deps.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, id);
        const isOwn = locked?.order.personId === looker.id;
        if (!locked || !(isOwn || looker.manages)) throw notFound();
        if (isOwn || locked.order.status === 'cancelled') await cancelOrder(tx, doerOf(c), locked, note);
        else await moveOrder(tx, doerOf(c), locked, 'cancelled', note);
      });
      await tellNow(deps);
      return c.json({ order: await readOrder(deps, id, looker) });
    },
  );

const looking = new Hono<Env>()
  .get(
    '/api/orders',
    can('read', 'Shop'),
    says('Orders', 'List your own orders', { 200: orderPage }),
    valid('query', orderQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const looker = lookerOf(c);
      return c.json(await listOrders(db, c.req.valid('query'), { looker, all: false }, clock()));
    },
  )
  .get(
    '/api/orders/all',
    can('manage', 'Shop'),
    says('Orders', "List everybody's orders", { 200: orderPage }),
    valid('query', orderQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      return c.json(await listOrders(db, c.req.valid('query'), { looker: lookerOf(c), all: true }, clock()));
    },
  )
  .get(
    '/api/orders/counts',
    can('read', 'Shop'),
    says('Orders', 'Count your orders by status', { 200: orderCounts }),
    async (c) => c.json(await countOrders(c.var.deps.db, whoAsks(c).id, c.var.deps.clock())),
  )
  .get(
    '/api/orders/all/counts',
    can('manage', 'Shop'),
    says('Orders', "Count everybody's orders by status", { 200: orderCounts }),
    async (c) => c.json(await countOrders(c.var.deps.db, undefined, c.var.deps.clock())),
  )
  .get('/api/orders/:id', can('read', 'Shop'), says('Orders', 'Read an order', { 200: oneOrder }), idParam, async (c) =>
    c.json({ order: await readOrder(c.var.deps, c.req.valid('param').id, lookerOf(c)) }),
  );

const running = new Hono<Env>()
  .post(
    '/api/orders/:id/status',
    can('manage', 'Shop'),
    says('Orders', 'Move an order on, or a step back', { 200: oneOrder }),
    idParam,
    valid('json', statusBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { status, note, version } = c.req.valid('json');
      await deps.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, id);
        if (!locked) throw notFound();
        if (version !== undefined && version !== locked.order.version) throw new Refusal(409, NEWER);
        await moveOrder(tx, doerOf(c), locked, status, note);
      });
      await tellNow(deps);
      await tellPages(deps, [id]);
      return c.json({ order: await readOrder(deps, id, lookerOf(c)) });
    },
  )
  .post(
    '/api/orders/:id/refunded',
    can('manage', 'Shop'),
    says('Orders', 'Note that a cancelled order was paid back, where no invoice keeps its payments', { 200: oneOrder }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      await deps.db.transaction((tx) => settleRefund(tx, doerOf(c), id));
      await tellNow(deps);
      return c.json({ order: await readOrder(deps, id, lookerOf(c)) });
    },
  );

export const orderRoutes = new Hono<Env>().route('/', buying).route('/', looking).route('/', running);
