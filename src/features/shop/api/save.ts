import { and, eq, like, or } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { cleanHtml } from '#api/html.ts';
import type { Turn } from '#api/productNews.ts';
import { slugOf } from '#contract/slug.ts';
import { people } from '#features/people/api/tables.ts';
import type { ProductBody, ProductChange } from '#features/shop/contract.ts';
import type { ProductStatus } from '#features/shop/listContract.ts';
import { keepPictures } from './files.ts';
import { lockProduct } from './productList.ts';
import type { StoredProduct } from './rows.ts';
import { galleryOf } from './shop.ts';
import { products } from './tables.ts';
import { productSubject } from './tell.ts';

const TAKEN = 'Another product has this address.';

/** The address that was asked for, or one made from the name that nobody has. */
async function freeSlug(tx: Db, asked: string, name: string, ownId: number): Promise<string> {
  const wanted = asked || slugOf(name).slice(0, 100) || 'product';
  const taken = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(or(eq(products.slug, wanted), asked ? undefined : like(products.slug, `${wanted}-%`)));
  const others = new Set(taken.filter((one) => one.id !== ownId).map((one) => one.slug));
  if (!others.has(wanted)) return wanted;
  if (asked) throw badInput({ slug: [TAKEN] });
  for (let next = 2; ; next += 1) {
    const tried = `${wanted}-${next}`;
    if (!others.has(tried)) return tried;
  }
}

/** Two that take the same address at the same time: one after the other. */
const oneAtATime = async (tx: Db, personId: number) => {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');
};

const columnsOf = (body: Omit<ProductBody, 'stock' | 'slug'>) => ({
  name: body.name,
  description: cleanHtml(body.description),
  brand: body.brand,
  category: body.category,
  priceCents: body.priceCents,
  currency: body.currency,
  image: body.gallery[0]?.url ?? '',
  hasFreeShipping: body.hasFreeShipping,
  colorOptions: [...new Set(body.colorOptions)],
  featured: body.featured,
});

interface Adding extends ProductBody {
  key?: string | undefined;
  status: ProductStatus;
}

export async function addProduct(tx: Db, me: Me, doer: Doer, { key, status, ...body }: Adding) {
  await oneAtATime(tx, me.id);
  const [before] = key
    ? await tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.createdById, me.id), eq(products.writingKey, key)))
    : [];
  if (before) return { id: before.id, isNew: false };
  const slug = await freeSlug(tx, body.slug, body.name, 0);
  const columns = columnsOf(body);
  const [made] = await tx
    .insert(products)
    .values({
      ...columns,
      ...{ slug, status, stock: body.stock, createdAt: doer.at, updatedAt: doer.at },
      ...{ createdById: me.id, writingKey: key ?? null },
    })
    .returning({ id: products.id });
  if (!made) throw new Error('the product was not stored');
  await keepPictures(tx, me, made.id, body.gallery, columns.description);
  await record(tx, doer, [{ action: 'product-added', subject: productSubject({ id: made.id, name: body.name }) }]);
  return { id: made.id, isNew: true };
}

const CHANGED_SINCE =
  'Somebody changed this product after you opened it. Nothing was overwritten: look at the newer version first.';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Saves over the version the writer started from, and no other. */
export async function changeProduct(
  tx: Db,
  me: Me,
  doer: Doer,
  id: number,
  { version, ...body }: ProductChange,
): Promise<Turn> {
  await oneAtATime(tx, me.id);
  const before = await lockProduct(tx, id);
  if (version !== undefined && version !== before.version) throw new Refusal(409, CHANGED_SINCE);
  const slug = body.slug === before.slug ? before.slug : await freeSlug(tx, body.slug, body.name, id);
  const next = { ...columnsOf(body), slug, ...(body.stock === undefined ? {} : { stock: body.stock }) };
  const gallery = await galleryOf(tx, id);
  const fields = (Object.keys(next) as (keyof typeof next)[]).filter((field) => !isSame(before[field], next[field]));
  const isOtherGallery = !isSame(gallery, body.gallery);
  if (fields.length === 0 && !isOtherGallery) return { before, after: before };
  const after = await write(tx, doer, id, { ...next, version: before.version + 1 });
  await keepPictures(tx, me, id, body.gallery, next.description);
  const detail = { fields: isOtherGallery ? [...fields, 'gallery'] : fields };
  await record(tx, doer, [{ action: 'product-changed', subject: productSubject(after), detail }]);
  return { before, after };
}

async function write(tx: Db, doer: Doer, id: number, values: Partial<StoredProduct>): Promise<StoredProduct> {
  const [after] = await tx
    .update(products)
    .set({ ...values, updatedAt: doer.at })
    .where(eq(products.id, id))
    .returning();
  if (!after) throw notFound();
  return after;
}

const ACTIONS = { published: 'product-published', draft: 'product-unpublished', archived: 'product-archived' } as const;

export async function setStatus(tx: Db, doer: Doer, id: number, status: ProductStatus) {
  const before = await lockProduct(tx, id);
  if (before.status === status) return;
  const after = await write(tx, doer, id, { status, version: before.version + 1 });
  await record(tx, doer, [{ action: ACTIONS[status], subject: productSubject(after) }]);
}

const TOO_FEW = 'There are not that many.';

/** So many more or fewer, or as many as counted. */
export async function setStock(
  tx: Db,
  doer: Doer,
  id: number,
  { by, to }: { by?: number | undefined; to?: number | null | undefined },
): Promise<Turn> {
  const before = await lockProduct(tx, id);
  if (by !== undefined && before.stock === null) throw badInput({ by: ['This product is not counted in pieces.'] });
  const stock = by === undefined ? (to ?? null) : (before.stock ?? 0) + by;
  if (stock !== null && stock < 0) throw badInput({ by: [TOO_FEW] });
  if (stock === before.stock) return { before, after: before };
  const after = await write(tx, doer, id, { stock });
  const detail = { from: before.stock, to: stock };
  await record(tx, doer, [{ action: 'product-stock-changed', subject: productSubject(after), detail }]);
  return { before, after };
}
