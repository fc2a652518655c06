import { unitsOf } from '#contract/money.ts';
import type { Product, ProductRow } from '#features/shop/contract.ts';
import type { products } from './tables.ts';

export type StoredProduct = typeof products.$inferSelect;

/** Which products somebody wished for, and which are in their cart. */
export interface Mine {
  wished: ReadonlySet<number>;
  inCart: ReadonlySet<number>;
}

export const productOf = (row: StoredProduct, { wished, inCart }: Mine): Product => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  description: row.description,
  brand: row.brand,
  category: row.category,
  price: unitsOf(row.priceCents),
  currency: row.currency,
  image: row.image,
  hasFreeShipping: row.hasFreeShipping,
  rating: row.rating,
  reviewsCount: row.reviewsCount,
  stock: row.stock,
  colorOptions: row.colorOptions,
  isInWishlist: wished.has(row.id),
  isInCart: inCart.has(row.id),
});

export const productRowOf = (row: StoredProduct): ProductRow => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  brand: row.brand,
  category: row.category,
  priceCents: row.priceCents,
  currency: row.currency,
  image: row.image,
  stock: row.stock,
  sold: row.sold,
  status: row.status,
  featured: row.featured,
  rating: row.rating,
  reviewsCount: row.reviewsCount,
  hasFreeShipping: row.hasFreeShipping,
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
