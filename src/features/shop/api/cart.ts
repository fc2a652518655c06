import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { seeded } from '#api/random.ts';
import { shippingDateOf } from '#api/shippingDate.ts';
import { MOST_PIECES } from '#features/shop/choices.ts';
import type { CartRow, ColorOption } from '#features/shop/contract.ts';
import { mineOf } from './mine.ts';
import { productOf, type StoredProduct } from './rows.ts';
import { cartItems, products } from './tables.ts';

const MOST_LINES = 100;

const NOT_SOLD = 'This product is not sold at the moment.';
const SOLD_OUT = 'This product is sold out.';
const FULL = `A cart holds at most ${MOST_LINES} products.`;
const MOST = `Take at most ${MOST_PIECES}.`;
const leftSentence = (stock: number) => (stock === 1 ? 'Only one is left.' : `Only ${stock} are left.`);

export async function soldProduct(tx: Db, id: number): Promise<StoredProduct> {
  const [row] = await tx.select().from(products).where(eq(products.id, id));
  if (!row) throw notFound('There is no such product.');
  if (row.status !== 'published') throw notFound(NOT_SOLD);
  return row;
}

function checkPieces({ stock }: Pick<StoredProduct, 'stock'>, qty: number) {
  if (qty > MOST_PIECES) throw new Refusal(409, MOST);
  if (stock === null || qty <= stock) return;
  throw new Refusal(409, stock === 0 ? SOLD_OUT : leftSentence(stock));
}

function checkColour({ colorOptions }: StoredProduct, colour: ColorOption | '' | undefined) {
  if (!colour || colorOptions.includes(colour)) return;
  throw badInput({ colour: ['This product is not made in that colour.'] });
}

const theirs = (personId: number, productId: number) =>
  and(eq(cartItems.personId, personId), eq(cartItems.productId, productId));
const ITEM = { id: cartItems.id, productId: cartItems.productId, qty: cartItems.qty };

/**
 * Offers and discount are drawn once for a person and a product: what is taken out and put back costs what it did, and
 * nobody draws again until the discount is high.
 */
export function drawFor(personId: number, productId: number) {
  const drawn = seeded(Math.imul(personId, 0x9e3779b1) ^ Math.imul(productId, 0x85ebca6b));
  return { offers: drawn.whole(1, 4), discountPercentage: drawn.whole(3, 20) };
}

interface Adding {
  productId: number;
  qty?: number | undefined;
  colour?: ColorOption | undefined;
}

/** One more, or as many as said. */
export async function addToCart(tx: Db, personId: number, { productId, qty = 1, colour }: Adding, now: Date) {
  const product = await soldProduct(tx, productId);
  checkColour(product, colour);
  const [there] = await tx.select(ITEM).from(cartItems).where(theirs(personId, productId)).for('update');
  checkPieces(product, (there?.qty ?? 0) + qty);
  if (!there) {
    const [lines] = await tx.select({ n: count() }).from(cartItems).where(eq(cartItems.personId, personId));
    if ((lines?.n ?? 0) >= MOST_LINES) throw new Refusal(409, FULL);
  }
  // What is there is only changed: putting it in again would use up a number.
  const more = {
    qty: sql`least(${MOST_PIECES}::int, ${cartItems.qty} + ${qty})`,
    ...(colour ? { colour } : {}),
  };
  const [item] = there
    ? await tx.update(cartItems).set(more).where(eq(cartItems.id, there.id)).returning(ITEM)
    : await tx
        .insert(cartItems)
        .values({
          ...{ personId, productId, qty, addedAt: now },
          colour: colour ?? product.colorOptions[0] ?? '',
          ...drawFor(personId, productId),
        })
        .onConflictDoUpdate({
          target: [cartItems.personId, cartItems.productId],
          set: more,
        })
        .returning(ITEM);
  if (!item) throw new Error('the cart did not take it');
  // Two of the same at once: both have to fit.
  checkPieces(product, item.qty);
  return { item, isNew: !there };
}

const NOT_THERE = 'This product is not in your cart.';

interface Change {
  qty?: number | undefined;
  colour?: ColorOption | '' | undefined;
}

export async function changeCart(tx: Db, personId: number, productId: number, { qty, colour }: Change) {
  const [there] = await tx.select(ITEM).from(cartItems).where(theirs(personId, productId)).for('update');
  if (!there) throw notFound(NOT_THERE);
  const product = await soldProduct(tx, productId);
  checkColour(product, colour);
  // Fewer is always possible, also of what is nearly gone.
  if (qty !== undefined && qty > there.qty) checkPieces(product, qty);
  await tx
    .update(cartItems)
    .set({ ...(qty === undefined ? {} : { qty }), ...(colour === undefined ? {} : { colour }) })
    .where(eq(cartItems.id, there.id));
  return { ...there, qty: qty ?? there.qty };
}

export async function dropFromCart(tx: Db, personId: number, productId: number) {
  const [gone] = await tx.delete(cartItems).where(theirs(personId, productId)).returning({ id: cartItems.id });
  if (!gone) throw notFound(NOT_THERE);
  return gone;
}

function problemOf({ status, stock }: StoredProduct, qty: number): CartRow['problem'] {
  if (status !== 'published') return 'gone';
  if (stock === 0) return 'sold-out';
  return stock !== null && qty > stock ? 'too-many' : null;
}

export async function listCart(db: Db, personId: number, now: Date): Promise<CartRow[]> {
  const { mine } = await mineOf(db, personId);
  const found = await db
    .select({ product: products, item: cartItems })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.personId, personId))
    .orderBy(asc(cartItems.id));
  return found.map(({ product, item }) => ({
    ...productOf(product, mine),
    ...{ productId: product.id, qty: item.qty, colour: item.colour, offers: item.offers },
    discountPercentage: item.discountPercentage,
    shippingDate: shippingDateOf(product.category, now),
    addedAt: item.addedAt.toISOString(),
    problem: problemOf(product, item.qty),
  }));
}
