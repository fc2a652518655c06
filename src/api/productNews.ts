import { and, eq, inArray } from 'drizzle-orm';
import { people } from '#features/people/api/tables.ts';
import { type products, wishlistItems } from '#features/shop/api/tables.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { type Notice, notify } from './notify.ts';
import { mayReach } from './whoMay.ts';
import { whoWants } from './wishes.ts';

type StoredProduct = typeof products.$inferSelect;

/** What a change means for those who wished for it. */
export interface Turn {
  before: Pick<StoredProduct, 'priceCents' | 'currency' | 'stock' | 'status'>;
  after: StoredProduct;
}

const isSoldOut = (stock: number | null) => stock === 0;

function newsOf({ before, after }: Turn) {
  if (after.status !== 'published' || before.status !== 'published') return undefined;
  const { name, slug, id } = after;
  const link = `/apps/ecommerce/product-detail/${slug}-${id}`;
  if (isSoldOut(before.stock) && !isSoldOut(after.stock))
    return { kind: 'product-back', data: { name }, link } as const;
  if (before.currency !== after.currency || after.priceCents >= before.priceCents) return undefined;
  const { currency } = after;
  const amounts = { price: { cents: after.priceCents, currency }, was: { cents: before.priceCents, currency } };
  return { kind: 'product-cheaper', data: { name }, amounts, link } as const;
}

/** A wished product got cheaper or can be had again: what to tell those who want to know, and may still buy it. */
export async function newsForWishers(db: Db, turns: Turn[]): Promise<Notice[]> {
  const told = turns.flatMap((turn) => {
    const news = newsOf(turn);
    return news ? [{ id: turn.after.id, news }] : [];
  });
  if (told.length === 0) return [];
  const wishes = await db
    .select({ personId: wishlistItems.personId, productId: wishlistItems.productId })
    .from(wishlistItems)
    .innerJoin(people, and(eq(people.id, wishlistItems.personId), mayReach('Shop')))
    .where(
      inArray(
        wishlistItems.productId,
        told.map((one) => one.id),
      ),
    );
  const wanting = new Set(
    await whoWants(
      db,
      'productUpdates',
      wishes.map((one) => one.personId),
    ),
  );
  return told.map(({ id, news }) => ({
    ...news,
    to: wishes.filter((one) => one.productId === id && wanting.has(one.personId)).map((one) => one.personId),
  }));
}

export async function tellWishers(deps: Deps, turns: Turn[]) {
  for (const notice of await newsForWishers(deps.db, turns)) await notify(deps, notice);
}
