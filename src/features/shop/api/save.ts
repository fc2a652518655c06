import { and, eq, like, ne, or } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { cleanHtml } from '#api/html.ts';
import { storedAs } from '#api/oneAtATime.ts';
import type { Turn } from '#api/productNews.ts';
import { freeOf, lineForSlugs } from '#api/slugs.ts';
import { slugOf } from '#contract/slug.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { ProductBody, ProductChange, StockBody } from '#features/shop/contract.ts';
import type { ProductStatus } from '#features/shop/listContract.ts';
import { keepPictures } from './files.ts';
import { lockProduct } from './productList.ts';
import type { StoredProduct } from './rows.ts';
import { galleryOf } from './shop.ts';
import { products } from './tables.ts';
import { productSubject } from './tell.ts';

const SLUG_LOCK = 7_426_141;
const TAKEN = 'Another product has this address.';

/** The address that was asked for, or one made from the name that nobody has. */
async function slugFor(tx: Db, asked: string, name: string, ownId: number): Promise<string> {
  await lineForSlugs(tx, SLUG_LOCK);
  const wanted = asked || slugOf(name).slice(0, 100) || 'product';
  const found = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(or(eq(products.slug, wanted), like(products.slug, `${wanted}-%`)), ne(products.id, ownId)));
  const taken = new Set(found.map((one) => one.slug));
  if (asked && taken.has(asked)) throw badInput({ slug: [TAKEN] });
  return freeOf(wanted, taken);
}

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

const WRITTEN = { table: products, writer: products.createdById };

const STORED_AND_CHANGED =
  'This product was stored before, and somebody changed it since. Nothing was overwritten: open it from the list.';

async function refuseIfOthersChanged(tx: Db, me: Me, id: number) {
  const ofProduct = and(eq(auditEntries.subjectType, 'product'), eq(auditEntries.subjectId, id));
  const byOthers = await tx.$count(auditEntries, and(ofProduct, ne(auditEntries.actorId, me.id)));
  if (byOthers > 0) throw new Refusal(409, STORED_AND_CHANGED);
}

/** Sent once more after the answer was lost. What its writer changed in between is changed in the same product. */
async function addAgain(tx: Db, me: Me, doer: Doer, id: number, { status, ...sent }: Adding) {
  const current = await lockProduct(tx, id);
  const body = {
    ...sent,
    slug: sent.slug || (sent.name === current.name ? current.slug : ''),
    // What was ordered meanwhile is gone from what the writer counted.
    stock: sent.stock === null ? null : Math.max(0, sent.stock - current.sold),
  };
  const { fields } = await changesTo(tx, current, body);
  if (fields.length === 0 && status === current.status) return;
  await refuseIfOthersChanged(tx, me, id);
  await changeProduct(tx, me, doer, id, body);
  await setStatus(tx, doer, id, status);
}

export async function addProduct(tx: Db, me: Me, doer: Doer, { key, ...sent }: Adding) {
  const before = key === undefined ? undefined : await storedAs(tx, WRITTEN, me.id, key);
  if (before !== undefined) {
    await addAgain(tx, me, doer, before, sent);
    return { id: before, isNew: false };
  }
  const { status, ...body } = sent;
  const slug = await slugFor(tx, body.slug, body.name, 0);
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

const UNCOUNTED = 'This product is not counted in pieces by now. Nothing was overwritten: look at it and save again.';
const countedNow = (stock: number) =>
  `The stock is ${stock} by now. Nothing was overwritten: look at it and save again.`;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What a product would be after this was saved, and in which fields that is something else. */
async function changesTo(tx: Db, before: StoredProduct, body: Omit<ProductChange, 'version' | 'stockSeen'>) {
  const slug = body.slug === before.slug ? before.slug : await slugFor(tx, body.slug, body.name, before.id);
  const next = { ...columnsOf(body), slug, ...(body.stock === undefined ? {} : { stock: body.stock }) };
  const fields: string[] = (Object.keys(next) as (keyof typeof next)[]).filter(
    (field) => !isSame(before[field], next[field]),
  );
  if (!isSame(await galleryOf(tx, before.id), body.gallery)) fields.push('gallery');
  return { next, fields };
}

/** Orders take from the stock, and others count: what was typed was meant for what was seen. */
function refuseOtherStock({ stock }: StoredProduct, seen: number | null | undefined) {
  if (seen === undefined || seen === stock) return;
  throw new Refusal(409, stock === null ? UNCOUNTED : countedNow(stock));
}

/** Saves over the version the writer started from, and no other. */
export async function changeProduct(
  tx: Db,
  me: Me,
  doer: Doer,
  id: number,
  { version, stockSeen, ...body }: ProductChange,
): Promise<Turn> {
  const before = await lockProduct(tx, id);
  if (version !== undefined && version !== before.version) throw new Refusal(409, CHANGED_SINCE);
  if (body.stock !== undefined) refuseOtherStock(before, stockSeen);
  const { next, fields } = await changesTo(tx, before, body);
  if (fields.length === 0) return { before, after: before };
  const after = await write(tx, doer, id, { ...next, version: before.version + 1 });
  await keepPictures(tx, me, id, body.gallery, next.description);
  await record(tx, doer, [{ action: 'product-changed', subject: productSubject(after), detail: { fields } }]);
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

/** So many more or fewer, or as many as counted; from the stock that was seen, if it is said, and no other. */
export async function setStock(tx: Db, doer: Doer, id: number, { by, to, from }: StockBody): Promise<Turn> {
  const before = await lockProduct(tx, id);
  refuseOtherStock(before, from);
  if (by !== undefined && before.stock === null) throw badInput({ by: ['This product is not counted in pieces.'] });
  const stock = by === undefined ? (to ?? null) : (before.stock ?? 0) + by;
  if (stock !== null && stock < 0) throw badInput({ by: [TOO_FEW] });
  if (stock === before.stock) return { before, after: before };
  const after = await write(tx, doer, id, { stock });
  const detail = { from: before.stock, to: stock };
  await record(tx, doer, [{ action: 'product-stock-changed', subject: productSubject(after), detail }]);
  return { before, after };
}
