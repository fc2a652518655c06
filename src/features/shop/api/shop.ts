import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import { listPage } from '#api/list.ts';
import { unitsOf } from '#contract/money.ts';
import type { Category, ProductDetail, ShopFacets } from '#features/shop/contract.ts';
import { CATEGORIES, type ShopFilter, type ShopQuery } from '#features/shop/listContract.ts';
import { isInStock, isPublished, shopFilters } from './match.ts';
import { mineOf } from './mine.ts';
import { productOf } from './rows.ts';
import { productPictures, productReviews, products, shopKeys } from './tables.ts';

const SOURCE = {
  table: products,
  id: products.id,
  sortable: shopKeys,
  indexed: ['featured', 'price', 'newest', 'rating'],
  neverNull: ['featured', 'price', 'newest', 'rating'],
};

const ORDERS = {
  featured: { sortColumn: 'featured', sort: 'asc' },
  'price-asc': { sortColumn: 'price', sort: 'asc' },
  'price-desc': { sortColumn: 'price', sort: 'desc' },
  newest: { sortColumn: 'newest', sort: 'desc' },
  rating: { sortColumn: 'rating', sort: 'desc' },
} as const;

/** What the shop shows of it, with what the reader wished for and has in the cart. */
export async function listShop(db: Db, me: Me, { sortBy, ...ask }: ShopQuery) {
  const { q, category, freeShipping, ...hard } = shopFilters(ask);
  const { userWishlist, userCart, mine } = await mineOf(db, me.id);
  const { rows: found, ...total } = await listPage(
    db,
    SOURCE,
    { ...ask, ...ORDERS[sortBy] },
    [q, ...Object.values(hard)],
    (ids) => db.select().from(products).where(inArray(products.id, ids)),
    (row) => row.id,
    { easy: [isPublished, category, freeShipping] },
  );
  return { products: found.map((row) => productOf(row, mine)), ...total, userWishlist, userCart };
}

type Counted = { kind: string; value: string; n: number };
const yes = (condition: SQL | undefined) => condition ?? sql`true`;

/** What each choice would leave, one pass over what is published and named so. */
export async function countFacets(db: Db, filter: ShopFilter): Promise<ShopFacets> {
  const { q, ...by } = shopFilters(filter);
  const found = await rows<Counted>(
    db,
    sql`WITH hit AS MATERIALIZED (
        SELECT ${products.category} AS category, ${products.brand} AS brand, ${products.rating} AS rating,
          ${products.reviewsCount} AS reviews, ${products.priceCents} AS price, ${products.hasFreeShipping} AS free,
          ${isInStock} AS there, ${yes(by.category)} AS of_category, ${yes(by.brand)} AS of_brand,
          ${yes(by.price)} AS of_price, ${yes(by.rating)} AS of_rating, ${yes(by.freeShipping)} AS of_free,
          ${yes(by.inStock)} AS of_stock
        FROM ${products} WHERE ${and(isPublished, q)})
      SELECT 'category' AS kind, category AS value, count(*)::int AS n FROM hit
        WHERE of_brand AND of_price AND of_rating AND of_free AND of_stock GROUP BY category
      UNION ALL SELECT 'brand', brand, count(*)::int FROM hit
        WHERE brand <> '' AND of_category AND of_price AND of_rating AND of_free AND of_stock GROUP BY brand
      UNION ALL SELECT 'rating', least::text, count(*)::int FROM hit, generate_series(1, 4) AS least
        WHERE reviews > 0 AND rating >= least AND of_category AND of_brand AND of_price AND of_free AND of_stock
        GROUP BY least
      UNION ALL SELECT 'free', '', count(*)::int FROM hit
        WHERE free AND of_category AND of_brand AND of_price AND of_rating AND of_stock
      UNION ALL SELECT 'there', '', count(*)::int FROM hit
        WHERE there AND of_category AND of_brand AND of_price AND of_rating AND of_free
      UNION ALL SELECT 'price', coalesce(min(price), 0) || ' ' || coalesce(max(price), 0), 0 FROM hit
        WHERE of_category AND of_brand AND of_rating AND of_free AND of_stock`,
  );
  const of = (kind: string) => found.filter((one) => one.kind === kind);
  const countOf = (kind: string, value: string) => of(kind).find((one) => one.value === value)?.n ?? 0;
  const [from = 0, to = 0] = (of('price')[0]?.value ?? '0 0').split(' ').map(Number);
  return {
    category: CATEGORIES.map((value: Category) => ({ value, count: countOf('category', value) })),
    brand: of('brand')
      .map(({ value, n }) => ({ value, count: n }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, 100),
    rating: [4, 3, 2, 1].map((value) => ({ value, count: countOf('rating', String(value)) })),
    freeShipping: countOf('free', ''),
    inStock: countOf('there', ''),
    price: { from: unitsOf(from), to: unitsOf(to) },
  };
}

/** Drafts are looked at by those who write them. */
const maySee = (me: Me) => (me.ability.can('manage', 'Shop') ? undefined : isPublished);

export const galleryOf = (db: Db, productId: number) =>
  db
    .select({ url: productPictures.url, alt: productPictures.alt })
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position));

async function starsOf(db: Db, productId: number): Promise<number[]> {
  const found = await db
    .select({ rating: productReviews.rating, n: sql<number>`count(*)::int` })
    .from(productReviews)
    .where(eq(productReviews.productId, productId))
    .groupBy(productReviews.rating);
  return [1, 2, 3, 4, 5].map((rating) => found.find((one) => one.rating === rating)?.n ?? 0);
}

export async function seenProduct(db: Db, me: Me, id: number) {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), maySee(me)));
  if (!row) throw notFound('There is no such product.');
  return row;
}

export async function readProduct(db: Db, me: Me, id: number): Promise<ProductDetail> {
  const row = await seenProduct(db, me, id);
  const { mine } = await mineOf(db, me.id);
  const gallery = await galleryOf(db, id);
  const stars = await starsOf(db, id);
  return {
    ...productOf(row, mine),
    ...{ gallery, stars, status: row.status, version: row.version },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const RELATED = 10;
const NEAR = 200;

/** Of the same kind: of the same brand first, then what costs about as much. */
export async function relatedProducts(db: Db, me: Me, id: number) {
  const { brand, category, priceCents } = await seenProduct(db, me, id);
  const near = db
    .select({ id: products.id, brand: products.brand, priceCents: products.priceCents })
    .from(products)
    .where(and(isPublished, eq(products.category, category), ne(products.id, id)))
    .orderBy(shopKeys.featured, asc(products.id))
    .limit(NEAR)
    .as('near');
  const found = await db
    .select({ product: products })
    .from(near)
    .innerJoin(products, eq(products.id, near.id))
    .orderBy(sql`${near.brand} <> ${brand}`, sql`abs(${near.priceCents} - ${priceCents})`, near.id)
    .limit(RELATED);
  const { mine } = await mineOf(db, me.id);
  return found.map(({ product }) => productOf(product, mine));
}

/** Where a visit to the shop may begin. */
export async function firstFeatured(db: Db) {
  const [row] = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(isPublished)
    .orderBy(shopKeys.featured, asc(products.id))
    .limit(1);
  if (!row) throw notFound('There is no such product.');
  return row;
}
