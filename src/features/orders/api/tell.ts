import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { moneyText } from '#api/formats.ts';
import { readerOf } from '#api/language.ts';
import { later } from '#api/later.ts';
import { orderMail } from '#api/mails.ts';
import { enterNotice, type Notice, showNotices } from '#api/notify.ts';
import { newsForWishers } from '#api/productNews.ts';
import { defineMail, enterMails } from '#api/waitingMails.ts';
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
async function takeUntold(tx: Db, now: Date): Promise<Happened[]> {
  const untold = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(isNull(orderEvents.toldAt))
    .orderBy(asc(orderEvents.id))
    .limit(A_FEW)
    .for('update', { skipLocked: true });
  const ids = untold.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.update(orderEvents).set({ toldAt: now }).where(inArray(orderEvents.id, ids));
  return tx
    .select({ event: orderEvents, order: orders })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(inArray(orderEvents.id, ids))
    .orderBy(asc(orderEvents.id));
}

/** Pieces of a cancelled order are for sale again: whoever waits for one of them hears of it. */
async function newsOfPieces(tx: Db, orderId: number) {
  const back = await tx
    .select({ after: products, qty: orderItems.qty })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId));
  const turns = back.flatMap(({ after, qty }) =>
    after.stock === null ? [] : [{ before: { ...after, stock: Math.max(0, after.stock - qty) }, after }],
  );
  return newsForWishers(tx, turns);
}

const linkTo = (id: number) => `/apps/ecommerce/orders/${id}`;

async function noticesOf(tx: Db, { event, order }: Happened, managers: number[]): Promise<Notice[]> {
  const link = linkTo(order.id);
  const data = { order: String(order.id), name: order.buyerName, total: moneyText(order.totalCents, order.currency) };
  const notTheDoer = (id: number) => id !== event.byId;
  const buyer = [order.personId ?? 0].filter((id) => id > 0 && notTheDoer(id));
  const toBuyer = TO_BUYER[event.kind];
  // A cancellation is news to the shop when the buyer did it.
  const isNews = event.kind !== 'cancelled' || event.byId === order.personId;
  const toStaff = isNews ? TO_STAFF[event.kind] : undefined;
  return [
    ...(toBuyer ? [{ to: buyer, kind: toBuyer, data, link }] : []),
    ...(toStaff ? [{ to: managers.filter(notTheDoer), kind: toStaff, data, link }] : []),
    ...(event.kind === 'cancelled' ? await newsOfPieces(tx, order.id) : []),
  ];
}

/** What was ordered, to the address given with it. */
defineMail('order', {
  async write(deps, person, { order: id }) {
    const [order] = await deps.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(id)));
    if (!order) return null;
    const reader = { ...readerOf(deps, person), email: order.buyerEmail, fullName: order.buyerName };
    return orderMail(reader, order, `${deps.policy.publicUrl}${linkTo(order.id)}`);
  },
});

/** Tells of some, and writes down that they were told of, in one go. */
const tellSome = (deps: Deps) =>
  deps.db.transaction(async (tx) => {
    const happened = await takeUntold(tx, deps.clock());
    if (happened.length === 0) return { ids: [], told: [] };
    const managers = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(mayReach('Shop', 'manage')));
    const staff = managers.map(({ id }) => id);
    const told: number[] = [];
    for (const one of happened)
      for (const notice of await noticesOf(tx, one, staff)) told.push(...(await enterNotice(tx, deps, notice)));
    const placed = happened.filter(({ event }) => event.kind === 'placed');
    await enterMails(
      tx,
      deps.clock(),
      'order',
      placed.flatMap(({ order: { id, personId } }) => (personId ? [{ personId, data: { order: String(id) } }] : [])),
    );
    return { ids: happened.map(({ order }) => order.id), told };
  });

/** Tells whoever should know what happened to orders since it was last asked, and every open page. */
export async function tellOfOrders(deps: Deps) {
  for (;;) {
    const { ids, told } = await tellSome(deps);
    if (ids.length === 0) return;
    await showNotices(deps.bus, told);
    await tellPages(deps, ids);
    if (ids.length < A_FEW) return;
  }
}

/** After an answer's own work is stored: what cannot be told of at this moment is no fault of it, and is told of soon. */
export const tellNow = (deps: Deps) =>
  tellOfOrders(deps).catch((error) => later(deps, 'telling of orders', () => Promise.reject(error)));

/** Orders move the stock and invoices along. */
export async function tellPages({ bus }: Pick<Deps, 'bus'>, ids: number[]) {
  for (const topic of ['orders', 'shop', 'invoices'])
    await bus.publish({ people: 'staff', topic, ids: topic === 'orders' ? ids : [] });
}
