import { z } from 'zod';
import { extend, omit, pick } from 'zod/mini';
import { id, onceKey } from '#contract/ids.ts';
import { exportFormat, listBase, someIds } from '#contract/list.ts';
import { MOST_CENTS } from '#contract/money.ts';
import { currency } from '#contract/moneyRules.ts';
import { numeral } from '#contract/numeral.ts';
import { COLOR_OPTIONS, MOST_PIECES } from './choices.ts';
import { CATEGORIES, PRODUCT_STATUSES, productMatch, productQuery } from './listContract.ts';

export const category = z.enum(CATEGORIES, `Choose from ${CATEGORIES.join(', ')}.`);
export type Category = z.infer<typeof category>;

export const colorOption = z.enum(COLOR_OPTIONS, `Choose from ${COLOR_OPTIONS.join(', ')}.`);
export type ColorOption = z.infer<typeof colorOption>;

const line = (most: number) =>
  z
    .string('Write a text.')
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\n\r]*$/, 'Write it on one line.');
const versionSeen = z.number('Give a number.').int('Give a whole number.');

export const product = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  /** HTML. */
  description: z.string(),
  brand: z.string(),
  category,
  /** In units of the currency: 49.99. */
  price: z.number(),
  currency,
  image: z.string(),
  hasFreeShipping: z.boolean(),
  /** From 1 to 5; 3 while there are no reviews. */
  rating: z.number(),
  reviewsCount: z.number(),
  /** Pieces left; null is as many as anybody wants. */
  stock: z.number().nullable(),
  colorOptions: z.array(colorOption),
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
});
export type Product = z.infer<typeof product>;

const wishlistItem = z.object({ id: z.number(), productId: z.number() });
const cartItem = z.object({ id: z.number(), productId: z.number(), qty: z.number() });

export const shopPage = z.object({
  products: z.array(product),
  total: z.number(),
  about: z.boolean().optional(),
  userWishlist: z.array(wishlistItem),
  userCart: z.array(cartItem),
});

const counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.number() }));
/** How many each choice of a filter would leave, the other filters being as they are. */
export const shopFacets = z.object({
  category: counted(category),
  brand: counted(z.string()),
  rating: counted(z.number()),
  freeShipping: z.number(),
  inStock: z.number(),
  /** The lowest and the highest price, in units. */
  price: z.object({ from: z.number(), to: z.number() }),
});
export type ShopFacets = z.infer<typeof shopFacets>;

export const picture = z.object({ url: z.string(), alt: z.string() });
export type Picture = z.infer<typeof picture>;

/** How many reviews gave one star, two and so on. */
export const productDetail = product.extend({
  gallery: z.array(picture),
  stars: z.array(z.number()),
  status: z.enum(PRODUCT_STATUSES),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
});
export type ProductDetail = z.infer<typeof productDetail>;
export const oneProduct = z.object({ product: productDetail });
export const someProducts = z.object({ products: z.array(product) });
/** Where a visit may begin. */
export const firstProduct = z.object({ id: z.number(), slug: z.string() });

export const productGiven = z.object({ productId: id });
export const wished = z.object({ item: wishlistItem });

/** A line of the cart: the product, and how it lies there. */
export const cartRow = product.extend({
  productId: z.number(),
  qty: z.number(),
  colour: colorOption.or(z.literal('')),
  /** The day it would be sent, or at hand: 2026-11-18. */
  shippingDate: z.string(),
  offers: z.number(),
  discountPercentage: z.number(),
  addedAt: z.string(),
  /** Not sold any more, or not as many as wanted. */
  problem: z.enum(['gone', 'sold-out', 'too-many']).nullable(),
});
export type CartRow = z.infer<typeof cartRow>;
export const cart = z.object({ products: z.array(cartRow) });
export const inCart = z.object({ item: cartItem });

const qty = z
  .number('Give a number.')
  .int('Give a whole number.')
  .min(1, 'Take at least one.')
  .max(MOST_PIECES, `Take at most ${MOST_PIECES}.`);
/** Body of POST /apps/ecommerce/cart: one more of it, or as many as said. */
export const cartAdd = productGiven.extend({ qty: qty.optional(), colour: colorOption.optional() });
/** Body of PUT /apps/ecommerce/cart/:productId. */
export const cartChange = z
  .object({ qty: qty.optional(), colour: colorOption.or(z.literal('')).optional() })
  .refine((change) => change.qty !== undefined || change.colour !== undefined, {
    message: 'Give a quantity or a colour.',
    path: ['qty'],
  });

export const review = z.object({
  id: z.number(),
  rating: z.number(),
  text: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** Null when the account is gone. */
  by: z.object({ id: z.number(), fullName: z.string(), avatar: z.string().nullable() }).nullable(),
  isMine: z.boolean(),
});
export type Review = z.infer<typeof review>;
export const reviewQuery = z.object({
  page: listBase.shape.page,
  perPage: listBase.shape.perPage,
  rating: z.optional(
    numeral(z.number('Give a number.').int('Give a whole number.').min(1, 'From 1 to 5.').max(5, 'From 1 to 5.')),
  ),
});
export const reviewPage = z.object({
  reviews: z.array(review),
  total: z.number(),
  /** The caller's own, wherever it stands in the list. */
  mine: review.nullable(),
});
export const reviewBody = z.object({
  rating: z
    .number('Give one to five stars.')
    .int('Give one to five stars.')
    .min(1, 'Give one to five stars.')
    .max(5, 'Give one to five stars.'),
  text: z.string('Write a text.').trim().max(4000, 'Use at most 4000 characters.').default(''),
});
/** Body of PUT /apps/ecommerce/products/:id/reviews/mine. With what its removal answered it comes back as it was. */
export const reviewSaving = reviewBody.extend({
  back: z.string('Write a text.').max(50_000, 'Use at most 50,000 characters.').optional(),
});
export type ReviewSaving = z.infer<typeof reviewSaving>;
/** `back` brings one's own review back, for some minutes. */
export const reviewRemoved = z.object({ id: z.number(), back: z.string().optional() });
export const oneReview = z.object({ review });

// Administration

export const productRow = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  category,
  priceCents: z.number(),
  currency,
  image: z.string(),
  stock: z.number().nullable(),
  sold: z.number(),
  status: z.enum(PRODUCT_STATUSES),
  featured: z.number().nullable(),
  rating: z.number(),
  reviewsCount: z.number(),
  hasFreeShipping: z.boolean(),
  updatedAt: z.string(),
  version: z.number(),
});
export type ProductRow = z.infer<typeof productRow>;
export const productPage = z.object({
  products: z.array(productRow),
  total: z.number(),
  about: z.boolean().optional(),
});
export const productCounts = z.object({
  all: z.number(),
  draft: z.number(),
  published: z.number(),
  archived: z.number(),
  low: z.number(),
  brands: z.array(z.string()),
  /** What the school counts in: a new product starts with it. */
  currency,
});
export type ProductCounts = z.infer<typeof productCounts>;

/** Addresses of our own pictures, or of files that were uploaded. */
const pictureUrl = z
  .string('Give an address.')
  .max(300, 'Use at most 300 characters.')
  .regex(/^\/(api\/files\/\d{1,9}\/[^/?#\s]+|shop\/[\w-]+\.svg)$/, 'Upload the picture first.');

export const productBody = z.object({
  name: line(160).min(1, 'Enter the name.'),
  /** Empty: made from the name. */
  slug: line(120)
    .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')
    .default(''),
  description: z.string('Write a text.').max(100_000, 'Use at most 100,000 characters.').default(''),
  brand: line(80).default(''),
  category,
  priceCents: z
    .number('Give an amount in cents.')
    .int('Give whole cents.')
    .min(0, 'Give an amount from zero on.')
    .max(MOST_CENTS, 'This amount is too large.'),
  currency: currency.default('USD'),
  hasFreeShipping: z.boolean('Say true or false.').default(false),
  colorOptions: z.array(colorOption).max(COLOR_OPTIONS.length, 'Choose each colour once.').default([]),
  stock: z
    .number('Give a number.')
    .int('Give a whole number.')
    .min(0, 'There cannot be fewer than none.')
    .max(1_000_000, 'This number is too large.')
    .nullable()
    .default(null),
  featured: z
    .number('Give a number.')
    .int('Give a whole number.')
    .min(1, 'Places start at 1.')
    .max(9999, 'This number is too large.')
    .nullable()
    .default(null),
  gallery: z
    .array(z.object({ url: pictureUrl, alt: line(200).default('') }))
    .max(12, 'Use at most 12 pictures.')
    .default([]),
});
export type ProductBody = z.infer<typeof productBody>;
/** Body of POST /api/products. */
export const newProduct = productBody.extend({
  key: onceKey,
  status: z.enum(['draft', 'published'], 'Choose draft or published.').default('draft'),
});
/** Body of PUT /api/products/:id, with the version it was made from: a newer one answers 409. */
export const productChange = productBody.extend({
  version: versionSeen.optional(),
  /** Left out, it stays: orders take from it while somebody writes. */
  stock: productBody.shape.stock.unwrap().optional(),
  /** The stock that was looked at when another was given: one that is another by now answers 409. */
  stockSeen: productBody.shape.stock.unwrap().optional(),
});
export type ProductChange = z.infer<typeof productChange>;
export const statusBody = z.object({ status: z.enum(PRODUCT_STATUSES, `Choose from ${PRODUCT_STATUSES.join(', ')}.`) });
/**
 * Body of POST /api/products/:id/stock: so many more or fewer, or as many as counted (null: not counted any more). With
 * the stock that was looked at (`from`), one that is another by now answers 409.
 */
export const stockBody = z
  .object({
    by: z
      .number('Give a number.')
      .int('Give a whole number.')
      .min(-1_000_000, 'This number is too large.')
      .max(1_000_000, 'This number is too large.')
      .optional(),
    to: productBody.shape.stock.unwrap().optional(),
    from: productBody.shape.stock.unwrap().optional(),
  })
  .refine((body) => (body.by === undefined) !== (body.to === undefined), {
    message: 'Say either how many more or how many there are.',
    path: ['to'],
  });
export type StockBody = z.infer<typeof stockBody>;

/** The same as a form has it: as many as were counted. */
export const stockTo = z.object({ to: productBody.shape.stock.unwrap() });

/** A product as its editor needs it. */
export const managedProduct = productRow.extend({
  description: z.string(),
  colorOptions: z.array(colorOption),
  gallery: z.array(picture),
  createdAt: z.string(),
});
export type ManagedProduct = z.infer<typeof managedProduct>;
export const oneManaged = z.object({ product: managedProduct });
export const removed = z.object({ id: z.number(), archived: z.boolean() });

const which = {
  ids: z.array(id).max(10_000, 'Choose at most 10,000.').optional(),
  match: z.optional(productMatch),
  /** Made by the sender once per deed: sent again, it is done once. */
  key: onceKey,
};
export const productBulk = z
  .object({
    action: z.enum(['publish', 'unpublish', 'archive', 'price'], 'Choose what to do.'),
    /** For `price`: by so many percent, 10 is dearer and -10 cheaper. */
    percent: z.number('Give a percentage.').min(-90, 'From -90 to 500 %.').max(500, 'From -90 to 500 %.').optional(),
    ...which,
  })
  .refine((bulk) => (bulk.ids === undefined) !== (bulk.match === undefined), {
    message: 'Send either ids or match.',
    path: ['ids'],
  })
  .refine((bulk) => bulk.action !== 'price' || bulk.percent !== undefined, {
    message: 'Give a percentage.',
    path: ['percent'],
  });
export type ProductBulk = z.infer<typeof productBulk>;

export const productExport = extend(omit(productQuery, { page: true, perPage: true }), {
  format: exportFormat,
  ids: someIds,
});
export const productExportBody = extend(pick(productQuery, { sort: true, sortColumn: true }), {
  format: exportFormat,
  ids: z.array(id).max(10_000, 'Choose at most 10,000.'),
});

/** `algebra-kit-12` and `12` are the twelfth. */
export const slugId = z
  .string()
  .regex(/^(.*[^-\s]-)?\d{1,10}$/, 'There is no such product.')
  .transform((text) => Number(text.slice(text.lastIndexOf('-') + 1)))
  .pipe(id);
