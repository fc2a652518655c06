import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Deps, Me } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import { people } from '#features/people/api/tables.ts';
import type { Review, ReviewSaving } from '#features/shop/contract.ts';
import { type RemovedReview, readSlip } from './removedReview.ts';
import { productReviews, products } from './tables.ts';
import { productSubject } from './tell.ts';

const REVIEW = {
  id: productReviews.id,
  rating: productReviews.rating,
  text: productReviews.text,
  createdAt: productReviews.createdAt,
  changedAt: productReviews.changedAt,
  personId: productReviews.personId,
  fullName: people.fullName,
  avatar: people.avatar,
};

async function find(db: Db, me: Me, where: SQL | undefined, page?: { skip: number; take: number }): Promise<Review[]> {
  const found = await db
    .select(REVIEW)
    .from(productReviews)
    .leftJoin(people, eq(people.id, productReviews.personId))
    .where(where)
    .orderBy(desc(productReviews.createdAt), desc(productReviews.id))
    .offset(page?.skip ?? 0)
    .limit(page?.take ?? 1);
  return found.map(({ personId, fullName, avatar, createdAt, changedAt, ...review }) => ({
    ...review,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    by: personId === null || fullName === null ? null : { id: personId, fullName, avatar },
    isMine: personId === me.id,
  }));
}

const of = (productId: number) => eq(productReviews.productId, productId);
const mineOn = (me: Me, productId: number) => and(of(productId), eq(productReviews.personId, me.id));

interface Ask {
  page: number;
  perPage: number;
  rating?: number | undefined;
}

export async function listReviews(db: Db, me: Me, productId: number, { page, perPage, rating }: Ask) {
  const where = and(of(productId), rating === undefined ? undefined : eq(productReviews.rating, rating));
  const reviews = await find(db, me, where, { skip: (page - 1) * perPage, take: perPage });
  const total = await db.$count(productReviews, where);
  const [mine = null] = await find(db, me, mineOn(me, productId));
  return { reviews, total, mine };
}

/** The product's own figures. One writer at a time, so that none is left out. */
const lockProduct = (tx: Db, id: number) =>
  tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('no key update');

async function settleRating(tx: Db, productId: number) {
  await tx.execute(sql`UPDATE ${products} SET
      reviews_count = counted.n, rating = CASE WHEN counted.n = 0 THEN 3 ELSE round(counted.mean, 1) END
    FROM (SELECT count(*)::int AS n, avg(rating) AS mean FROM ${productReviews} WHERE product_id = ${productId}) AS counted
    WHERE ${products.id} = ${productId}`);
}

/** A new one's number and days; of one that was removed a moment ago, those it had. */
async function beginningOf(deps: Deps, me: Me, productId: number, { rating, text, back }: ReviewSaving) {
  const now = deps.clock();
  const was = back === undefined ? undefined : await readSlip(deps, back);
  if (was?.personId !== me.id || was.productId !== productId) return { createdAt: now, changedAt: now };
  const isSame = was.rating === rating && was.text === text;
  return { id: was.id, createdAt: was.createdAt, changedAt: isSame ? was.changedAt : now };
}

/** One of each person: writing a second time changes the first. */
export async function saveReview(deps: Deps, tx: Db, me: Me, productId: number, saving: ReviewSaving) {
  const beginning = await beginningOf(deps, me, productId, saving);
  const { back: _, ...body } = saving;
  await lockProduct(tx, productId);
  const [there] = await tx.select({ id: productReviews.id }).from(productReviews).where(mineOn(me, productId));
  if (there) {
    await tx
      .update(productReviews)
      .set({ ...body, changedAt: deps.clock() })
      .where(eq(productReviews.id, there.id));
  } else {
    await tx.insert(productReviews).values({ ...body, productId, personId: me.id, ...beginning });
  }
  await settleRating(tx, productId);
  const [review] = await find(tx, me, mineOn(me, productId));
  if (!review) throw new Error('the review was not stored');
  return { review, isNew: !there };
}

/** One's own, which is answered; those who manage the shop remove any, and that is written down. */
export async function removeReview(
  tx: Db,
  me: Me,
  doer: Doer,
  productId: number,
  id: number,
): Promise<RemovedReview | undefined> {
  await lockProduct(tx, productId);
  const [there] = await tx
    .select({ review: productReviews, name: products.name })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(and(of(productId), eq(productReviews.id, id)));
  const isMine = there?.review.personId === me.id;
  if (!there || (!isMine && !me.ability.can('manage', 'Shop'))) throw notFound();
  await tx.delete(productReviews).where(eq(productReviews.id, id));
  await settleRating(tx, productId);
  if (isMine) return { ...there.review, personId: me.id };
  const subject = productSubject({ id: productId, name: there.name });
  await record(tx, doer, [{ action: 'review-removed', subject, detail: { reviewId: id } }]);
  return undefined;
}
