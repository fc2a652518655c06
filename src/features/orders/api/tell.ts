import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { moneyText } from '#api/formats.ts';
import { readerOf } from '#api/language.ts';
import { later } from '#api/later.ts';
import { orderMail } from '#api/mails.ts';
import { enterNotice, type Notice, showNotices, stillThere } from '#api/notify.ts';
import { defineMail, enterMails } from '#api/waitingMails.ts';
import { mayReach } from '#api/whoMay.ts';
import type { NotificationKind } from '#features/notifications/contract.ts';
import type { OrderEventKind } from '#features/orders/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { type Happened, newsOfPieces } from './pieces.ts';
import { orderEvents, orders } from './tables.ts';

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

const happenedIn = (tx: Db, where: SQL | undefined) =>
  tx
    .select({ event: orderEvents, order: orders })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(where)
    .orderBy(asc(orderEvents.id))
    .limit(A_FEW);

/** Takes those nobody was told of yet. Several processes do it at once: each takes what no other one holds. */
async function takeUntold(tx: Db, now: Date, untold: Happened[]): Promise<Happened[]> {
  const isOneOf = inArray(
    orderEvents.id,
    untold.map(({ event }) => event.id),
  );
  const free = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(isOneOf, isNull(orderEvents.toldAt)))
    .for('update', { skipLocked: true });
  const ids = free.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.update(orderEvents).set({ toldAt: now }).where(inArray(orderEvents.id, ids));
  return happenedIn(tx, inArray(orderEvents.id, ids));
}

const linkTo = (id: number) => `/apps/ecommerce/orders/${id}`;

function noticesOf({ event, order }: Happened, managers: number[]): Notice[] {
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
    const untold = await happenedIn(tx, isNull(orderEvents.toldAt));
    if (untold.length === 0) return { ids: [], told: [], areMore: false };
    const managers = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(mayReach('Shop', 'manage')));
    const staff = managers.map(({ id }) => id);
    const noticesOfAll = async (happened: Happened[]) => [
      ...happened.flatMap((one) => noticesOf(one, staff)),
      ...(await newsOfPieces(tx, happened)),
    ];
    // First the people, then what is told of: in the order in which deleting them holds both.
    const concerned = (await noticesOfAll(untold)).flatMap(({ to }) => to);
    const buyers = untold.flatMap(({ order }) => order.personId ?? []);
    const held = await stillThere(tx, [...concerned, ...buyers]);
    const happened = await takeUntold(tx, deps.clock(), untold);
    const told: number[] = [];
    for (const notice of await noticesOfAll(happened)) {
      const to = notice.to.filter((id) => held.has(id));
      told.push(...(await enterNotice(tx, deps, { ...notice, to })));
    }
    const placed = happened.filter(({ event }) => event.kind === 'placed');
    await enterMails(
      tx,
      deps.clock(),
      'order',
      placed.flatMap(({ order: { id, personId } }) => (personId ? [{ personId, data: { order: String(id) } }] : [])),
    );
    return { ids: happened.map(({ order }) => order.id), told, areMore: untold.length === A_FEW };
  });

/** Tells whoever should know what happened to orders since it was last asked, and every open page. */
export async function tellOfOrders(deps: Deps) {
  for (;;) {
    const { ids, told, areMore } = await tellSome(deps);
    if (ids.length === 0) return;
    await showNotices(deps.bus, told);
    await tellPages(deps, ids);
    if (!areMore) return;
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
