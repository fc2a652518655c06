import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Cell } from '#api/xlsx.ts';
import { unitsOf } from '#contract/money.ts';
import type { ProductQuery } from '#features/shop/contract.ts';
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

const PAGE_ROWS = 1_000;
const TYPES: Partial<Record<ProductQuery['sortColumn'], SQL>> = {
  id: sql`int`,
  price: sql`bigint`,
  stock: sql`int`,
  sold: sql`int`,
  rating: sql`numeric`,
  updatedAt: sql`timestamptz`,
};

export const chosenByIds = (ids: number[]) => inArray(products.id, ids);

/** Everything that matches, in the order of the list: each page begins where the last one ended. */
export async function* exportPages(
  db: Db,
  where: SQL | undefined,
  { sort, sortColumn }: Pick<ProductQuery, 'sort' | 'sortColumn'>,
): AsyncGenerator<Cell[][]> {
  const key = productKeys[sortColumn];
  const way = sort === 'desc' ? desc : asc;
  let from: SQL | undefined;
  for (;;) {
    const found = await db
      .select({ row: products, key: sql<string>`${key}::text` })
      .from(products)
      .where(and(where, from))
      .orderBy(way(key), way(products.id))
      .limit(PAGE_ROWS);
    const last = found.at(-1);
    if (!last) return;
    yield found.map(({ row }) => cellsOf(row));
    if (found.length < PAGE_ROWS) return;
    const type = TYPES[sortColumn] ?? sql`text`;
    from = sql`(${key}, ${products.id}) ${sort === 'desc' ? sql`<` : sql`>`} (${last.key}::${type}, ${last.row.id}::int)`;
  }
}
