import type { z } from 'zod';
import type { ManagedProduct } from '#features/shop/contract.ts';
import type { productForm } from './productForm.ts';

export type ProductValues = z.input<typeof productForm>;

export const NEW_PRODUCT: ProductValues = {
  name: '',
  slug: '',
  description: '',
  brand: '',
  category: 'course',
  price: Number.NaN,
  currency: 'USD',
  hasFreeShipping: false,
  colorOptions: [],
  stock: null,
  featured: null,
  gallery: [],
};

export const valuesOf = (product: ManagedProduct): ProductValues => ({
  name: product.name,
  slug: product.slug,
  description: product.description,
  brand: product.brand,
  category: product.category,
  price: product.priceCents / 100,
  currency: product.currency,
  hasFreeShipping: product.hasFreeShipping,
  colorOptions: product.colorOptions,
  stock: product.stock,
  featured: product.featured,
  gallery: product.gallery,
});

/** What the server takes. A stock that nobody touched is left out: orders take from it meanwhile. */
export function bodyOf({ price, stock, ...rest }: z.output<typeof productForm>, before: ManagedProduct | null) {
  const body = { ...rest, priceCents: Math.round(price * 100) };
  return before && stock === before.stock ? body : { ...body, stock };
}
