import type { z } from 'zod';
import type { Currency } from '#contract/money.ts';
import type { ManagedProduct } from '#features/shop/contract.ts';
import type { productForm } from './productForm.ts';

export type ProductValues = z.input<typeof productForm>;

/** What a new one begins as, in the school's currency. */
export const newProduct = (currency: Currency): ProductValues => ({
  name: '',
  slug: '',
  description: '',
  brand: '',
  category: 'course',
  priceCents: Number.NaN,
  currency,
  hasFreeShipping: false,
  colorOptions: [],
  stock: null,
  featured: null,
  gallery: [],
});

export const valuesOf = (product: ManagedProduct): ProductValues => ({
  name: product.name,
  slug: product.slug,
  description: product.description,
  brand: product.brand,
  category: product.category,
  priceCents: product.priceCents,
  currency: product.currency,
  hasFreeShipping: product.hasFreeShipping,
  colorOptions: product.colorOptions,
  stock: product.stock,
  featured: product.featured,
  gallery: product.gallery,
});

/**
 * What the server takes. A stock that nobody touched is left out: orders take from it meanwhile. One that was typed goes
 * with the one that was seen.
 */
export function bodyOf({ stock, ...body }: z.output<typeof productForm>, before: ManagedProduct | null) {
  if (!before) return { ...body, stock };
  return stock === before.stock ? body : { ...body, stock, stockSeen: before.stock };
}
