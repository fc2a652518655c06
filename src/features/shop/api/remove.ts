import { eq, inArray } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { orderItems } from '#features/orders/api/tables.ts';
import { lockProduct } from './productList.ts';
import type { StoredProduct } from './rows.ts';
import { setStatus } from './save.ts';
import { products } from './tables.ts';
import { productSubject } from './tell.ts';

/** Which of them stand on an order: those are kept for its sake. */
async function orderedAmong(tx: Db, rows: Pick<StoredProduct, 'id' | 'sold'>[]): Promise<Set<number>> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return new Set();
  const found = await tx
    .selectDistinct({ id: orderItems.productId })
    .from(orderItems)
    .where(inArray(orderItems.productId, ids));
  const sold = rows.filter((row) => row.sold > 0).map((row) => row.id);
  return new Set([...sold, ...found.flatMap((one) => (one.id === null ? [] : [one.id]))]);
}

/** What was never ordered goes for good, out of every cart and wishlist too; what was ordered is put away. */
export async function removeProduct(tx: Db, doer: Doer, id: number): Promise<{ archived: boolean }> {
  const row = await lockProduct(tx, id);
  const archived = (await orderedAmong(tx, [row])).has(id);
  if (archived) {
    await setStatus(tx, doer, id, 'archived');
    return { archived };
  }
  await tx.delete(products).where(eq(products.id, id));
  await record(tx, doer, [{ action: 'product-deleted', subject: productSubject(row) }]);
  return { archived };
}
