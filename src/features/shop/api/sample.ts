import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { type Random, seeded } from '#api/random.ts';
import { slugOf } from '#contract/slug.ts';
import { people } from '#features/people/api/tables.ts';
import { drawFor } from './cart.ts';
import { REVIEW_TEXTS, SAMPLE_PRODUCTS, type SampleProduct, statusOf } from './sampleProducts.ts';
import { cartItems, productPictures, productReviews, products, wishlistItems } from './tables.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The first of them stand in front, the others in the order in which they came. */
const FEATURED = 12;

const descriptionOf = ({ about, points }: SampleProduct) =>
  `<p>${about}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

export const pictureOf = (slug: string, view: number) => `/shop/${slug}-${view}.svg`;
const VIEWS = [1, 2, 3];

function starsOf(random: Random): 1 | 2 | 3 | 4 | 5 {
  const drawn = random.whole(1, 100);
  return drawn > 52 ? 5 : drawn > 20 ? 4 : drawn > 8 ? 3 : drawn > 2 ? 2 : 1;
}

function reviewsOf(random: Random, product: SampleProduct, productId: number, readers: number[], now: Date) {
  const count = random.whole(0, 10) === 0 ? 0 : random.whole(2, 9);
  const start = random.whole(0, readers.length - 1);
  const said = new Set<string>();
  return Array.from({ length: Math.min(count, readers.length) }, (_, index) => {
    const rating = starsOf(random);
    const createdAt = new Date(now.getTime() - random.whole(2, 200) * DAY - random.whole(0, 20) * HOUR);
    // Nobody repeats another's words: stars alone will do.
    const text = random.pick(REVIEW_TEXTS[product.category][rating]);
    const isSaid = said.has(text);
    said.add(text);
    return {
      productId,
      personId: readers[(start + index) % readers.length] ?? null,
      rating,
      text: isSaid ? '' : text,
      createdAt,
      changedAt: createdAt,
    };
  });
}

/** What the demo's administrator finds in the shop: two wishes, and two products in the cart. */
async function layBaskets(db: Db, ids: number[], email: string | undefined, now: Date) {
  const [admin] = email ? await db.select({ id: people.id }).from(people).where(eq(people.email, email)) : [];
  if (!admin) return;
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const own = (place: number, hours: number) => ({
    personId: admin.id,
    productId: ids[place] ?? 0,
    addedAt: at(hours),
  });
  await db.insert(wishlistItems).values([own(9, 30), own(5, 5)]);
  await db.insert(cartItems).values([
    { ...own(2, 26), ...drawFor(admin.id, ids[2] ?? 0), qty: 2 },
    { ...own(4, 3), ...drawFor(admin.id, ids[4] ?? 0), qty: 1, colour: 'info' },
  ]);
}

/** A school's shop: courses, books, kits and licences, with what people say of them. */
export async function layShop(db: Db, now: Date, adminEmail: string | undefined) {
  const random = seeded(20_261_116);
  const made = await db
    .insert(products)
    .values(
      SAMPLE_PRODUCTS.map((product, index) => {
        const slug = slugOf(product.name);
        const createdAt = new Date(now.getTime() - (240 - index * 5) * DAY);
        return {
          ...{ name: product.name, slug, brand: product.brand, category: product.category },
          ...{ priceCents: product.cents, hasFreeShipping: product.free ?? false, stock: product.stock ?? null },
          description: descriptionOf(product),
          image: pictureOf(slug, 1),
          colorOptions: product.colours ?? [],
          status: statusOf(product),
          featured: index < FEATURED ? index + 1 : null,
          createdAt,
          updatedAt: new Date(createdAt.getTime() + random.whole(1, 30) * DAY),
        };
      }),
    )
    .returning({ id: products.id, slug: products.slug, name: products.name });
  await db
    .insert(productPictures)
    .values(
      made.flatMap(({ id, slug, name }) =>
        VIEWS.map((view) => ({ productId: id, position: view - 1, url: pictureOf(slug, view), alt: name })),
      ),
    );
  const readers = await db
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.access, ['admin', 'client']))
    .orderBy(asc(people.id));
  const reviews = made.flatMap(({ id }, index) => {
    const product = SAMPLE_PRODUCTS[index];
    const isSold = product && statusOf(product) !== 'draft';
    return isSold
      ? reviewsOf(
          random,
          product,
          id,
          readers.map((one) => one.id),
          now,
        )
      : [];
  });
  if (reviews.length > 0) await db.insert(productReviews).values(reviews);
  await db.execute(sql`
    UPDATE products SET reviews_count = counted.n, rating = round(counted.mean, 1)
    FROM (SELECT product_id, count(*)::int AS n, avg(rating) AS mean FROM product_reviews GROUP BY product_id) AS counted
    WHERE products.id = counted.product_id`);
  await layBaskets(
    db,
    made.map((one) => one.id),
    adminEmail,
    now,
  );
  await db.execute(sql`ANALYZE products`);
}
