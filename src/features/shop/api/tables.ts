import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { folded, inC, time } from '#api/columns.ts';
import type { Currency } from '#contract/money.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import type { Category, ColorOption } from '#features/shop/contract.ts';
import type { ProductStatus } from '#features/shop/listContract.ts';

/** What nobody put forward stands behind what somebody did. */
const rankOf = (column: AnyPgColumn): SQL => sql`coalesce(${column}, 2147483647)`;
/** There is always more of what is not counted. */
const piecesOf = (column: AnyPgColumn): SQL => sql`coalesce(${column}, 2147483647)`;

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    slug: text().notNull(),
    /** Cleaned HTML. */
    description: text().notNull().default(''),
    brand: text().notNull().default(''),
    category: text().$type<Category>().notNull(),
    priceCents: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull().default('USD'),
    /** Address of its first picture; empty: pages draw tiles. */
    image: text().notNull().default(''),
    hasFreeShipping: boolean().notNull().default(false),
    colorOptions: text().array().$type<ColorOption[]>().notNull().default(sql`'{}'`),
    /** Pieces that can still be sold. Null: as many as anybody wants. */
    stock: integer(),
    /** Pieces that were ordered so far: raised by each order, in the transaction that takes them from the stock. */
    sold: integer().notNull().default(0),
    status: text().$type<ProductStatus>().notNull().default('draft'),
    /** Its place among the featured ones, from 1 on; the others follow. */
    featured: integer(),
    /** The mean of its reviews, kept by every write of one; 3 while there is none. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull().default(3),
    reviewsCount: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    createdById: integer().references(() => people.id, { onDelete: 'set null' }),
    /** Of its writer: what is sent again after a lost answer is stored once. */
    writingKey: uuid(),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(name || chr(10) || brand)`),
  },
  (t) => {
    const shown = sql`${t.status} = 'published'`;
    return [
      uniqueIndex('products_slug').on(t.slug),
      // The shop: what is published, in each of its orders, filtered by kind and shipping on the way.
      index('products_shop_featured').on(rankOf(t.featured), t.id, t.category, t.hasFreeShipping).where(shown),
      index('products_shop_price').on(t.priceCents, t.id, t.category, t.hasFreeShipping).where(shown),
      index('products_shop_newest').on(t.id, t.category, t.hasFreeShipping).where(shown),
      index('products_shop_rating').on(t.rating, t.id, t.category, t.hasFreeShipping).where(shown),
      index('products_brand').on(inC(t.brand), t.id),
      // The administration: everything.
      index('products_by_id').on(t.id, t.status, t.category),
      index('products_by_name').on(folded(t.name), t.id, t.status, t.category),
      index('products_by_brand').on(folded(t.brand), t.id, t.status, t.category),
      index('products_by_category').on(inC(t.category), t.id, t.status, t.category),
      index('products_by_price').on(t.priceCents, t.id, t.status, t.category),
      index('products_by_stock').on(piecesOf(t.stock), t.id, t.status, t.category),
      index('products_by_sold').on(t.sold, t.id, t.status, t.category),
      index('products_by_rating').on(t.rating, t.id, t.status, t.category),
      index('products_by_change').on(t.updatedAt, t.id, t.status, t.category),
      index('products_by_status').on(inC(t.status), t.id, t.status, t.category),
      index('products_created_by').on(t.createdById),
      uniqueIndex('products_writing').on(t.createdById, t.writingKey),
      index('products_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
      check('products_price', sql`${t.priceCents} >= 0`),
      check('products_stock', sql`${t.stock} >= 0`),
    ];
  },
);

/** What the shop can be sorted by, written as in its indexes. */
export const shopKeys = {
  featured: rankOf(products.featured),
  price: products.priceCents,
  newest: products.id,
  rating: products.rating,
};

/** What the administration's list can be sorted by. */
export const productKeys = {
  id: products.id,
  name: folded(products.name),
  brand: folded(products.brand),
  category: inC(products.category),
  price: products.priceCents,
  stock: piecesOf(products.stock),
  sold: products.sold,
  rating: products.rating,
  updatedAt: products.updatedAt,
  status: inC(products.status),
};

/** The gallery of a product, in its order. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    alt: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.productId, t.position] })],
);

/** The uploaded files that a product shows, in its gallery or in its description. */
export const productFiles = pgTable(
  'product_files',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.productId, t.fileId] }), index('product_files_file').on(t.fileId)],
);

/** One of each person for each product. A review outlives whoever wrote it. */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    rating: integer().notNull(),
    text: text().notNull().default(''),
    createdAt: time().notNull(),
    changedAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('product_reviews_once').on(t.productId, t.personId),
    index('product_reviews_newest').on(t.productId, t.createdAt, t.id),
    index('product_reviews_of').on(t.personId),
    check('product_reviews_rating', sql`${t.rating} BETWEEN 1 AND 5`),
  ],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('wishlist_items_once').on(t.personId, t.productId),
    index('wishlist_items_of').on(t.productId, t.personId),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    qty: integer().notNull().default(1),
    /** One of the product's colours; empty where it has none or none was chosen. */
    colour: text().$type<ColorOption | ''>().notNull().default(''),
    /** Drawn once, when it was put in: what somebody was promised stays. */
    offers: integer().notNull(),
    discountPercentage: integer().notNull(),
    addedAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('cart_items_once').on(t.personId, t.productId),
    index('cart_items_of').on(t.productId),
    check('cart_items_qty', sql`${t.qty} BETWEEN 1 AND 99`),
  ],
);
