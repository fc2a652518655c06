import { bulkOf } from '#api/bulkRows.ts';
import { type ProductMatch, productMatch } from '#features/shop/listContract.ts';
import { matchProducts, readRows } from './productList.ts';
import type { StoredProduct } from './rows.ts';
import { products } from './tables.ts';

export const { chosenRows, problemOf, goneOf, lockRows, nextRows } = bulkOf<StoredProduct, ProductMatch>({
  table: products,
  id: products.id,
  read: readRows,
  match: (match) => matchProducts(productMatch.parse(match)),
  nameOf: (row) => row.name,
  gone: 'This product is not there any more.',
});
