import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { pagesInOrder } from '#api/pagesInOrder.ts';
import type { Cell } from '#api/xlsx.ts';
import { unitsOf } from '#contract/money.ts';
import type { ProductQuery } from '#features/shop/listContract.ts';
import type { StoredProduct } from './rows.ts';
import { productKeys, products } from './tables.ts';

export const EXPORT_HEADINGS = [
  'id',
  'name',
  'slug',
  'brand',
  'category',
  'status',
  'currency',
  'price',
  'stock',
  'sold',
  'hasFreeShipping',
  'colorOptions',
  'rating',
  'reviews',
  'updatedAt',
];

const cellsOf = (row: StoredProduct): Cell[] => [
  ...[row.id, row.name, row.slug, row.brand, row.category, row.status, row.currency, unitsOf(row.priceCents)],
  ...[row.stock ?? '', row.sold, row.hasFreeShipping ? 'yes' : 'no', row.colorOptions.join(', ')],
  ...[row.reviewsCount > 0 ? row.rating : '', row.reviewsCount, row.updatedAt.toISOString()],
];

const TYPES: Partial<Record<ProductQuery['sortColumn'], SQL>> = {
  id: sql`int`,
  price: sql`bigint`,
  stock: sql`int`,
  sold: sql`int`,
  rating: sql`numeric`,
  updatedAt: sql`timestamptz`,
};

export const chosenByIds = (ids: number[]) => inArray(products.id, ids);

/** Everything that matches, in the order of the list. */
export async function* exportPages(
  db: Db,
  where: SQL | undefined,
  { sort, sortColumn }: Pick<ProductQuery, 'sort' | 'sortColumn'>,
): AsyncGenerator<Cell[][]> {
  const order = { key: productKeys[sortColumn], id: products.id, type: TYPES[sortColumn], sort };
  const pages = pagesInOrder(order, ({ from, by, key, limit }) =>
    db
      .select({ row: products, key })
      .from(products)
      .where(and(where, from))
      .orderBy(...by)
      .limit(limit),
  );
  for await (const rows of pages) yield rows.map(cellsOf);
}
