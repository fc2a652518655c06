import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rows, wordsIn } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { FIRST_SETTINGS, ONLY_SETTINGS } from '#api/invoiceSettings.ts';
import { listPage } from '#api/list.ts';
import type { Currency } from '#contract/money.ts';
import { invoiceSettings } from '#features/invoices/api/tables.ts';
import { LOW_STOCK } from '#features/shop/choices.ts';
import type { ManagedProduct, ProductCounts } from '#features/shop/contract.ts';
import { PRODUCT_SORT_COLUMNS, type ProductMatch, type ProductQuery } from '#features/shop/listContract.ts';
import { easyFilters, hardFilters } from './match.ts';
import { productRowOf, type StoredProduct } from './rows.ts';
import { galleryOf } from './shop.ts';
import { productKeys, products } from './tables.ts';

const SOURCE = {
  table: products,
  id: products.id,
  search: products.search,
  sortable: productKeys,
  indexed: PRODUCT_SORT_COLUMNS,
  neverNull: PRODUCT_SORT_COLUMNS,
};

/** Which products the list's address means: the same rows that the list shows. */
export const matchProducts = (match: ProductMatch): SQL | undefined =>
  and(...wordsIn(products.search, match.q), ...easyFilters(match), ...hardFilters(match));

export async function listProducts(db: Db, ask: ProductQuery) {
  const { rows: found, ...total } = await listPage(
    db,
    SOURCE,
    ask,
    hardFilters(ask),
    (ids) => db.select().from(products).where(inArray(products.id, ids)),
    (row) => row.id,
    { easy: easyFilters(ask) },
  );
  return { products: found.map(productRowOf), ...total };
}

const MOST_BRANDS = 500;

export async function countProducts(db: Db): Promise<ProductCounts> {
  const found = await rows<{ status: StoredProduct['status']; n: number; low: number }>(
    db,
    sql`SELECT ${products.status} AS status, count(*)::int AS n,
        (count(*) FILTER (WHERE ${products.stock} <= ${LOW_STOCK}::int AND ${products.status} = 'published'))::int AS low
      FROM ${products} GROUP BY ${products.status}`,
  );
  const of = (status: StoredProduct['status']) => found.find((one) => one.status === status)?.n ?? 0;
  const [beside] = await rows<{ brands: string[]; currency: Currency | null }>(
    db,
    sql`SELECT to_json(ARRAY(SELECT DISTINCT ${products.brand} COLLATE "C" FROM ${products}
        WHERE ${products.brand} <> '' ORDER BY 1 LIMIT ${MOST_BRANDS}::int)) AS brands,
      (SELECT ${invoiceSettings.value} ->> 'currency' FROM ${invoiceSettings}
        WHERE ${invoiceSettings.id} = ${ONLY_SETTINGS}::int) AS currency`,
  );
  return {
    all: found.reduce((sum, one) => sum + one.n, 0),
    ...{ draft: of('draft'), published: of('published'), archived: of('archived') },
    low: found.reduce((sum, one) => sum + one.low, 0),
    brands: beside?.brands ?? [],
    currency: beside?.currency ?? FIRST_SETTINGS.currency,
  };
}

export async function readManaged(db: Db, id: number): Promise<ManagedProduct> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) throw notFound('There is no such product.');
  const gallery = await galleryOf(db, id);
  return {
    ...productRowOf(row),
    ...{ description: row.description, colorOptions: row.colorOptions, gallery },
    createdAt: row.createdAt.toISOString(),
  };
}

/** A product, nobody else changing it until the end of the transaction. */
export async function lockProduct(tx: Db, id: number): Promise<StoredProduct> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!row) throw notFound('There is no such product.');
  return row;
}

export const readRows = (tx: Db, where: SQL | undefined, most: number) =>
  tx.select().from(products).where(where).orderBy(asc(products.id)).limit(most).for('update');
