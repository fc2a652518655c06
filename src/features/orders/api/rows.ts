import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { invoices } from '#features/invoices/api/tables.ts';
import { canCancel, nextStatuses, type OrderFacts, type OrderRow } from '#features/orders/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { orderItems, orders } from './tables.ts';

export type StoredOrder = typeof orders.$inferSelect;

/** With what is known of its invoice, while there is one. */
interface OrderAndInvoice {
  order: StoredOrder;
  invoice: Pick<typeof invoices.$inferSelect, 'id' | 'status' | 'dueDate' | 'linkToken' | 'paidCents'> | null;
  avatar: string | null;
}

export const readStored = (db: Db) =>
  db
    .select({
      order: orders,
      invoice: {
        ...{ id: invoices.id, status: invoices.status, dueDate: invoices.dueDate, linkToken: invoices.linkToken },
        paidCents: invoices.paidCents,
      },
      avatar: people.avatar,
    })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.id, orders.invoiceId), isNull(invoices.deletedAt)))
    .leftJoin(people, eq(people.id, orders.personId));

export const factsOf = (order: StoredOrder, hasInvoice: boolean): OrderFacts => ({ ...order, hasInvoice });

/** Without an invoice it is all or nothing; what is owed back is still here. */
function paidOf({ order, invoice }: OrderAndInvoice): number {
  if (invoice) return invoice.paidCents;
  return order.paymentState === 'paid' || order.paymentState === 'refund-due' ? order.totalCents : 0;
}

/** Who looks: the buyer, or somebody who manages the shop. */
export interface Looker {
  id: number;
  manages: boolean;
}

export function rowOf(found: OrderAndInvoice, looker: Looker): Omit<OrderRow, 'items'> {
  const { order, invoice, avatar } = found;
  const { id, status, payment, paymentState, currency, totalCents, pieces, needsShipping, deliveryDate } = order;
  return {
    ...{ id, status, payment, paymentState, currency, totalCents, pieces, needsShipping, deliveryDate },
    buyer: { id: order.personId, name: order.buyerName, email: order.buyerEmail, avatar },
    placedAt: order.placedAt.toISOString(),
    paidCents: paidOf(found),
    paidAt: order.paidAt?.toISOString() ?? null,
    invoiceId: invoice?.id ?? null,
    canCancel: (looker.manages || order.personId === looker.id) && canCancel(order),
    next: looker.manages ? nextStatuses(factsOf(order, invoice !== null)) : [],
    version: order.version,
  };
}

/** Rows of a list show the first few things of an order. */
const SHOWN = 4;

export async function readRows(db: Db, ids: number[], looker: Looker): Promise<OrderRow[]> {
  const found = await readStored(db).where(inArray(orders.id, ids));
  const items = await db
    .select({ orderId: orderItems.orderId, name: orderItems.name, image: orderItems.image, qty: orderItems.qty })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  return found.map((one) => ({
    ...rowOf(one, looker),
    items: items
      .filter((item) => item.orderId === one.order.id)
      .slice(0, SHOWN)
      .map(({ name, image, qty }) => ({ name, image, qty })),
  }));
}
