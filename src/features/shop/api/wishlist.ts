import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { addToCart, soldProduct } from './cart.ts';
import { isPublished } from './match.ts';
import { mineOf } from './mine.ts';
import { productOf } from './rows.ts';
import { products, wishlistItems } from './tables.ts';

export async function listWishes(db: Db, personId: number) {
  const { mine } = await mineOf(db, personId);
  const found = await db
    .select({ product: products })
    .from(wishlistItems)
    .innerJoin(products, and(eq(products.id, wishlistItems.productId), isPublished))
    .where(eq(wishlistItems.personId, personId))
    .orderBy(desc(wishlistItems.id));
  return found.map(({ product }) => productOf(product, mine));
}

const MOST_WISHES = 500;
const WISH = { id: wishlistItems.id, productId: wishlistItems.productId };

/** Wishing twice is one wish. */
export async function addWish(tx: Db, personId: number, productId: number, now: Date) {
  await soldProduct(tx, productId);
  // Looked for first: a wish that is there takes no number.
  const mine = and(eq(wishlistItems.personId, personId), eq(wishlistItems.productId, productId));
  const [there] = await tx.select(WISH).from(wishlistItems).where(mine);
  if (there) return there;
  const [made] = await tx
    .insert(wishlistItems)
    .values({ personId, productId, addedAt: now })
    .onConflictDoUpdate({
      target: [wishlistItems.personId, wishlistItems.productId],
      set: { addedAt: sql`${wishlistItems.addedAt}` },
    })
    .returning(WISH);
  if (!made) throw new Error('the wish was not stored');
  const [all] = await tx.select({ n: count() }).from(wishlistItems).where(eq(wishlistItems.personId, personId));
  if ((all?.n ?? 0) > MOST_WISHES) throw new Refusal(409, `A wishlist holds at most ${MOST_WISHES} products.`);
  return made;
}

export async function dropWish(tx: Db, personId: number, productId: number) {
  const [gone] = await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.personId, personId), eq(wishlistItems.productId, productId)))
    .returning({ id: wishlistItems.id });
  if (!gone) throw notFound('This product is not on your wishlist.');
  return gone;
}

/** From the wishlist into the cart: both or neither. */
export async function moveToCart(tx: Db, personId: number, productId: number, now: Date) {
  await dropWish(tx, personId, productId);
  return addToCart(tx, personId, { productId }, now);
}
