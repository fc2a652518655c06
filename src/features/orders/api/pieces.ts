import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Notice } from '#api/notify.ts';
import { newsForWishers, type Turn } from '#api/productNews.ts';
import { products } from '#features/shop/api/tables.ts';
import { orderEvents, orderItems, type orders } from './tables.ts';

export interface Happened {
  event: typeof orderEvents.$inferSelect;
  order: typeof orders.$inferSelect;
}

/** Those of the orders, and those that were cancelled with them and are told of next: their pieces are back, too. */
async function cancelledSince(tx: Db, cancelled: Happened[]): Promise<number[]> {
  const [ids, last] = [cancelled.map(({ order }) => order.id), Math.max(...cancelled.map(({ event }) => event.id))];
  const others = await tx
    .selectDistinct({ id: orderEvents.orderId })
    .from(orderEvents)
    .where(and(isNull(orderEvents.toldAt), eq(orderEvents.kind, 'cancelled'), gt(orderEvents.id, last)));
  return [...ids, ...others.map(({ id }) => id)];
}

/** Pieces of cancelled orders are for sale again: whoever waits for one of them hears of it, once for all of them. */
export async function newsOfPieces(tx: Db, happened: Happened[]): Promise<Notice[]> {
  const cancelled = happened.filter(({ event }) => event.kind === 'cancelled');
  if (cancelled.length === 0) return [];
  const theirs = tx
    .select({ id: orderItems.productId })
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderId,
        cancelled.map(({ order }) => order.id),
      ),
    );
  const back = await tx
    .select({ after: products, qty: orderItems.qty })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(inArray(orderItems.orderId, await cancelledSince(tx, cancelled)), inArray(products.id, theirs)));
  const turns = new Map<number, Turn>();
  for (const { after, qty } of back) {
    if (after.stock === null) continue;
    const { before } = turns.get(after.id) ?? { before: after };
    turns.set(after.id, { before: { ...before, stock: Math.max(0, (before.stock ?? 0) - qty) }, after });
  }
  return newsForWishers(tx, [...turns.values()]);
}
