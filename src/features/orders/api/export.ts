import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { pagesInOrder } from '#api/pagesInOrder.ts';
import type { Cell } from '#api/xlsx.ts';
import { unitsOf } from '#contract/money.ts';
import type { OrderQuery } from '#features/orders/listContract.ts';
import type { StoredOrder } from './rows.ts';
import { orderKeys, orders } from './tables.ts';

export const EXPORT_HEADINGS = [
  'id',
  'status',
  'placedAt',
  'buyer',
  'email',
  'items',
  'pieces',
  'payment',
  'paymentState',
  'paidAt',
  'invoiceId',
  'deliveryDate',
  'address',
  'country',
  'currency',
  'subtotal',
  'discount',
  'delivery',
  'tax',
  'total',
];

function cellsOf(order: StoredOrder): Cell[] {
  const { address } = order;
  const street = [
    address.name,
    address.company,
    address.street,
    address.extra,
    `${address.postcode} ${address.city}`,
    address.region,
  ];
  const head = [order.id, order.status, order.placedAt, order.buyerName, order.buyerEmail];
  const what = [order.itemNames.replaceAll('\n', '; '), order.pieces, order.payment, order.paymentState, order.paidAt];
  const where = [
    order.invoiceId,
    order.deliveryDate,
    street.filter(Boolean).join(', '),
    address.country,
    order.currency,
  ];
  const sums = [order.subtotalCents, order.discountCents, order.deliveryCents, order.taxCents, order.totalCents];
  return [...head, ...what, ...where, ...sums.map(unitsOf)];
}

const TYPES: Partial<Record<OrderQuery['sortColumn'], SQL>> = {
  id: sql`int`,
  total: sql`bigint`,
  placedAt: sql`timestamptz`,
  deliveryDate: sql`date`,
};

/** Everything that matches, in the order of the list. */
export async function* exportPages(
  db: Db,
  where: SQL | undefined,
  { sort, sortColumn }: Pick<OrderQuery, 'sort' | 'sortColumn'>,
): AsyncGenerator<Cell[][]> {
  const order = { key: orderKeys[sortColumn], id: orders.id, type: TYPES[sortColumn], sort };
  const pages = pagesInOrder(order, ({ from, by, key, limit }) =>
    db
      .select({ row: orders, key })
      .from(orders)
      .where(and(where, from))
      .orderBy(...by)
      .limit(limit),
  );
  for await (const rows of pages) yield rows.map(cellsOf);
}
