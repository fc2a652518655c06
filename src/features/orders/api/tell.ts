import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Deps } from '#api/deps.ts';
import { moneyText } from '#api/formats.ts';
import { findReader, readerOf } from '#api/language.ts';
import { sendLater } from '#api/later.ts';
import { orderMail } from '#api/mails.ts';
import { notify } from '#api/notify.ts';
import { tellWishers } from '#api/productNews.ts';
import { mayReach } from '#api/whoMay.ts';
import type { NotificationKind } from '#features/notifications/contract.ts';
import type { OrderEventKind } from '#features/orders/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { products } from '#features/shop/api/tables.ts';
import { orderEvents, orderItems, orders } from './tables.ts';

type StoredOrder = typeof orders.$inferSelect;
type Happened = { event: typeof orderEvents.$inferSelect; order: StoredOrder };

/** What the buyer hears of, and what those who run the shop do. */
const TO_BUYER: Partial<Record<OrderEventKind, NotificationKind>> = {
  paid: 'order-paid',
  packed: 'order-packed',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
};
const TO_STAFF: Partial<Record<OrderEventKind, NotificationKind>> = {
  placed: 'order-new',
  cancelled: 'order-withdrawn',
  'refund-due': 'order-refund-due',
  'payment-late': 'order-refund-due',
  'paid-again': 'order-refund-due',
};

const A_FEW = 100;

/** Takes what nobody was told of yet. Several processes do it at once: each takes what no other one holds. */
const takeUntold = (deps: Deps) =>
  deps.db.transaction(async (tx) => {
    const untold = await tx
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(isNull(orderEvents.toldAt))
      .orderBy(asc(orderEvents.id))
      .limit(A_FEW)
      .for('update', { skipLocked: true });
    const ids = untold.map(({ id }) => id);
    if (ids.length === 0) return [];
    await tx.update(orderEvents).set({ toldAt: deps.clock() }).where(inArray(orderEvents.id, ids));
    return tx
      .select({ event: orderEvents, order: orders })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(inArray(orderEvents.id, ids))
      .orderBy(asc(orderEvents.id));
  });

/** Pieces of a cancelled order are for sale again: whoever waits for one of them hears of it. */
async function tellOfPieces(deps: Deps, orderId: number) {
  const back = await deps.db
    .select({ after: products, qty: orderItems.qty })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId));
  const turns = back.flatMap(({ after, qty }) =>
    after.stock === null ? [] : [{ before: { ...after, stock: Math.max(0, after.stock - qty) }, after }],
  );
  await tellWishers(deps, turns);
}

async function tellOne(deps: Deps, { event, order }: Happened, managers: number[]) {
  const link = `/apps/ecommerce/orders/${order.id}`;
  const data = { order: String(order.id), name: order.buyerName, total: moneyText(order.totalCents, order.currency) };
  const notTheDoer = (id: number) => id !== event.byId;
  const buyer = [order.personId ?? 0].filter((id) => id > 0 && notTheDoer(id));
  const toBuyer = TO_BUYER[event.kind];
  if (toBuyer) await notify(deps, { to: buyer, kind: toBuyer, data, link });
  // A cancellation is news to the shop when the buyer did it.
  const isNews = event.kind !== 'cancelled' || event.byId === order.personId;
  const toStaff = isNews ? TO_STAFF[event.kind] : undefined;
  if (toStaff) await notify(deps, { to: managers.filter(notTheDoer), kind: toStaff, data, link });
  if (event.kind === 'cancelled') await tellOfPieces(deps, order.id);
  if (event.kind !== 'placed') return;
  const account = await findReader(deps, eq(people.id, order.personId ?? 0));
  const reader = { email: order.buyerEmail, fullName: order.buyerName, language: account?.language ?? null };
  sendLater(deps, orderMail(readerOf(deps, reader), order, `${deps.policy.publicUrl}${link}`));
}

/** Tells whoever should know what happened to orders since it was last asked, and every open page. */
export async function tellOfOrders(deps: Deps) {
  const happened = await takeUntold(deps);
  if (happened.length === 0) return;
  const managers = await deps.db
    .select({ id: people.id })
    .from(people)
    .where(and(mayReach('Shop', 'manage')));
  const staff = managers.map(({ id }) => id);
  for (const one of happened) await tellOne(deps, one, staff);
  await tellPages(
    deps,
    happened.map(({ order }) => order.id),
  );
  if (happened.length === A_FEW) await tellOfOrders(deps);
}

/** Orders move the stock and invoices along. */
export async function tellPages({ bus }: Pick<Deps, 'bus'>, ids: number[]) {
  for (const topic of ['orders', 'shop', 'invoices'])
    await bus.publish({ people: 'staff', topic, ids: topic === 'orders' ? ids : [] });
}
