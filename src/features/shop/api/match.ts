import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { matchesFolded } from '#api/db.ts';
import { LOW_STOCK } from '#features/shop/choices.ts';
import type { ProductMatch, ShopFilter } from '#features/shop/listContract.ts';
import { products } from './tables.ts';

/** Written out, so that the indexes of what is published are found. */
export const isPublished = sql`${products.status} = 'published'`;

/** The name stands on the first line of what is searched: the shop looks for the words as they were typed. */
const isNamed = (q: string): SQL | undefined => {
  if (q === '') return undefined;
  const name = sql`split_part(${products.search}, chr(10), 1)`;
  return and(matchesFolded(products.search, q), matchesFolded(name, q));
};

const centsOf = (units: number) => Math.round(Math.min(units, 1e9) * 100);
const inBrand = (brand: string[] | undefined) =>
  brand ? inArray(sql`${products.brand} COLLATE "C"`, brand) : undefined;

/** The filters of the shop, each by its name. */
export const shopFilters = (filter: ShopFilter) => ({
  q: isNamed(filter.q),
  category: filter.category ? inArray(products.category, filter.category) : undefined,
  brand: inBrand(filter.brand),
  price: and(
    filter.priceFrom === undefined ? undefined : gte(products.priceCents, centsOf(filter.priceFrom)),
    filter.priceTo === undefined ? undefined : lte(products.priceCents, centsOf(filter.priceTo)),
  ),
  rating: filter.rating === undefined ? undefined : isRated(filter.rating),
  freeShipping: filter.freeShipping ? eq(products.hasFreeShipping, true) : undefined,
  inStock: filter.inStock ? isInStock : undefined,
});

const isRated = (least: number) => sql`(${products.reviewsCount} > 0 AND ${products.rating} >= ${least}::numeric)`;
export const isInStock = sql`(${products.stock} IS NULL OR ${products.stock} > 0)`;

const LEVELS: Record<NonNullable<ProductMatch['stock']>[number], SQL> = {
  unlimited: sql`${products.stock} IS NULL`,
  in: sql`${products.stock} > ${LOW_STOCK}::int`,
  low: sql`(${products.stock} > 0 AND ${products.stock} <= ${LOW_STOCK}::int)`,
  out: sql`${products.stock} = 0`,
};
const NOTHING = sql`false`;

/** The filters of the administration that every index answers by itself, and the others. */
export const easyFilters = ({ status, category }: ProductMatch) => [
  status ? inArray(products.status, status) : undefined,
  category ? inArray(products.category, category) : undefined,
];
export const hardFilters = ({ brand, stock }: ProductMatch) => [
  inBrand(brand),
  stock ? (or(...stock.map((level) => LEVELS[level])) ?? NOTHING) : undefined,
];
