import { asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import { lineTotals } from '#contract/invoice.ts';
import type { Order, OrderEvent, OrderItem } from '#features/orders/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { lineOf } from './price.ts';
import { type Looker, readStored, rowOf } from './rows.ts';
import { orderEvents, orderItems, orders } from './tables.ts';

async function readItems(db: Db, id: number): Promise<OrderItem[]> {
  const found = await db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.position));
  return found.map(({ orderId: _, position: __, taxBp, ...item }) => ({
    ...item,
    netCents: lineTotals(lineOf(item, taxBp)).netCents,
  }));
}

/** The oldest first. */
async function readEvents(db: Db, id: number): Promise<OrderEvent[]> {
  const found = await db
    .select({
      at: orderEvents.at,
      kind: orderEvents.kind,
      note: orderEvents.note,
      byId: orderEvents.byId,
      byName: orderEvents.byName,
      avatar: people.avatar,
    })
    .from(orderEvents)
    .leftJoin(people, eq(people.id, orderEvents.byId))
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id));
  return found.map(({ at, kind, note, byId, byName, avatar }) => ({
    ...{ at: at.toISOString(), kind, note },
    by: byName === null ? null : { id: byId, fullName: byName, avatar },
  }));
}

/** An order for its buyer, or for somebody who manages the shop. For everybody else there is none. */
export async function readOrder(
  { db, policy }: Pick<Deps, 'db' | 'policy'>,
  id: number,
  looker: Looker,
): Promise<Order> {
  const [found] = await readStored(db).where(eq(orders.id, id));
  if (!found || (found.order.personId !== looker.id && !looker.manages)) throw notFound();
  const { order, invoice } = found;
  const { subtotalCents, discountCents, deliveryCents, taxCents, totalCents, address, note } = order;
  const isHeld = order.status === 'placed' && order.payment === 'card';
  return {
    ...rowOf(found, looker),
    items: await readItems(db, id),
    sums: { subtotalCents, discountCents, deliveryCents, taxCents, totalCents },
    ...{ address, note },
    events: await readEvents(db, id),
    invoice: invoice && {
      ...{ id: invoice.id, status: invoice.status, dueDate: invoice.dueDate },
      link: invoice.linkToken === null ? null : `${policy.publicUrl}/api/invoice/shared/${invoice.linkToken}`,
    },
    holdUntil: isHeld ? (order.holdUntil?.toISOString() ?? null) : null,
  };
}
