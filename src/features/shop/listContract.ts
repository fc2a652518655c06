import { z } from 'zod/mini';
import { anyOf, listBase, newestFirst, rowCount, someTexts, sortedBy, yesOrNo } from '#contract/list.ts';
import { numeral } from '#contract/numeral.ts';

/** What a school sells. Courses and licences are not counted in pieces and are not sent by post. */
export const CATEGORIES = ['course', 'book', 'kit', 'licence'] as const;

/** Archived ones were ordered once and are sold no more. */
export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const SHOP_ORDERS = ['featured', 'price-asc', 'price-desc', 'newest', 'rating'] as const;

const amount = z.optional(numeral(z.number('Give an amount.').check(z.minimum(0, 'Give an amount from zero on.'))));

/** Query of GET /apps/ecommerce/products, and the address bar of the shop. */
export const shopQuery = z.extend(z.omit(listBase, { sort: true }), {
  perPage: z._default(rowCount, 9),
  sortBy: sortedBy(SHOP_ORDERS, 'featured'),
  category: anyOf(CATEGORIES),
  brand: someTexts,
  /** In units of the currency: 49.99. */
  priceFrom: amount,
  priceTo: amount,
  /** Reviewed, and this good at least. */
  rating: z.optional(
    numeral(z.number('Give a number.').check(z.minimum(1, 'From 1 to 5.'), z.maximum(5, 'From 1 to 5.'))),
  ),
  freeShipping: z.optional(yesOrNo),
  inStock: z.optional(yesOrNo),
});
export type ShopQuery = z.infer<typeof shopQuery>;
export const shopFilter = z.omit(shopQuery, { page: true, perPage: true, sortBy: true });
export type ShopFilter = z.infer<typeof shopFilter>;

export const PRODUCT_SORT_COLUMNS = [
  'id',
  'name',
  'brand',
  'category',
  'price',
  'stock',
  'sold',
  'rating',
  'updatedAt',
  'status',
] as const;
export const STOCK_LEVELS = ['unlimited', 'in', 'low', 'out'] as const;

/** Query of GET /api/products, and the address bar of the list: last changed first unless asked otherwise. */
export const productQuery = z.extend(listBase, {
  sort: newestFirst,
  sortColumn: sortedBy(PRODUCT_SORT_COLUMNS, 'updatedAt'),
  status: anyOf(PRODUCT_STATUSES),
  category: anyOf(CATEGORIES),
  brand: someTexts,
  stock: anyOf(STOCK_LEVELS),
});
export type ProductQuery = z.infer<typeof productQuery>;
export const productMatch = z.pick(productQuery, { q: true, status: true, category: true, brand: true, stock: true });
export type ProductMatch = z.infer<typeof productMatch>;
