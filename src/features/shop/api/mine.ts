import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { isPublished } from './match.ts';
import type { Mine } from './rows.ts';
import { cartItems, products, wishlistItems } from './tables.ts';

/** What somebody wished for that can be had, newest first. */
const wishesOf = (db: Db, personId: number) =>
  db
    .select({ id: wishlistItems.id, productId: wishlistItems.productId })
    .from(wishlistItems)
    .innerJoin(products, and(eq(products.id, wishlistItems.productId), isPublished))
    .where(eq(wishlistItems.personId, personId))
    .orderBy(desc(wishlistItems.id));

export const cartOf = (db: Db, personId: number) =>
  db
    .select({ id: cartItems.id, productId: cartItems.productId, qty: cartItems.qty })
    .from(cartItems)
    .where(eq(cartItems.personId, personId))
    .orderBy(asc(cartItems.id));

export async function mineOf(db: Db, personId: number) {
  const userWishlist = await wishesOf(db, personId);
  const userCart = await cartOf(db, personId);
  const mine: Mine = {
    wished: new Set(userWishlist.map((one) => one.productId)),
    inCart: new Set(userCart.map((one) => one.productId)),
  };
  return { userWishlist, userCart, mine };
}
