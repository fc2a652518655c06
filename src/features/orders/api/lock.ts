import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { invoices } from '#features/invoices/api/tables.ts';
import type { StoredOrder } from './rows.ts';
import { orders } from './tables.ts';

type StoredInvoice = typeof invoices.$inferSelect;

export interface LockedOrder {
  order: StoredOrder;
  /** While it is there. */
  invoice: StoredInvoice | null;
}

/**
 * Orders in the order of their ids, nobody else changing them until the end of the transaction. Their invoices first: a
 * payment holds an invoice and comes for its order.
 */
export async function lockOrders(tx: Db, where: SQL | undefined, most: number): Promise<LockedOrder[]> {
  const chosen = await tx
    .select({ id: orders.id, invoiceId: orders.invoiceId })
    .from(orders)
    .where(where)
    .orderBy(asc(orders.id))
    .limit(most);
  if (chosen.length === 0) return [];
  const ids = chosen.flatMap(({ invoiceId }) => invoiceId ?? []);
  const held = await tx
    .select()
    .from(invoices)
    .where(inArray(invoices.id, ids))
    .orderBy(asc(invoices.id))
    .for('update');
  const byId = new Map(held.filter((one) => one.deletedAt === null).map((one) => [one.id, one]));
  const found = await tx
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        chosen.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update');
  return found.map((order) => ({ order, invoice: byId.get(order.invoiceId ?? 0) ?? null }));
}

export async function lockOrder(tx: Db, id: number): Promise<LockedOrder | undefined> {
  const [found] = await lockOrders(tx, eq(orders.id, id), 1);
  return found;
}
