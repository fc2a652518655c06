import { inArray, sql } from 'drizzle-orm';
import { type Deed, record } from '#api/audit.ts';
import { defineJob, type JobKind, type StepContext } from '#api/jobs.ts';
import { type Turn, tellWishers } from '#api/productNews.ts';
import { MOST_CENTS, roundCents } from '#contract/money.ts';
import type { AuditAction } from '#features/audit/listContract.ts';
import type { ProductStatus } from '#features/shop/listContract.ts';
import { goneOf, lockRows, nextRows, problemOf } from './bulkRows.ts';
import type { StoredProduct } from './rows.ts';
import { products } from './tables.ts';
import { productSubject, tellShop } from './tell.ts';

const CHANGED_SINCE = 'This product was changed since.';
const SAME = 'Nothing changes for this product.';

interface Change {
  row: StoredProduct;
  to: Partial<Pick<StoredProduct, 'status' | 'priceCents'>>;
}

async function write({ tx, doer, deps }: StepContext, action: AuditAction, changes: Change[]) {
  if (changes.length === 0) return () => Promise.resolve();
  const values = JSON.stringify(
    changes.map(({ row, to }) => ({ id: row.id, status: row.status, price: row.priceCents, ...pickOf(to) })),
  );
  await tx.execute(sql`
    UPDATE products SET status = v.status, price_cents = v.price, version = version + 1,
      updated_at = ${doer.at.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${values}::jsonb) AS v(id int, status text, price bigint) WHERE products.id = v.id`);
  const deeds = changes.map(({ row }): Deed => ({ action, subject: productSubject(row) }));
  await record(tx, doer, deeds);
  const after = await tx
    .select()
    .from(products)
    .where(
      inArray(
        products.id,
        changes.map(({ row }) => row.id),
      ),
    );
  const turns = changes.flatMap(({ row }): Turn[] => {
    const now = after.find((one) => one.id === row.id);
    return now ? [{ before: row, after: now }] : [];
  });
  return () => tellWishers(deps, turns);
}

const pickOf = ({ status, priceCents }: Change['to']) => ({
  ...(status === undefined ? {} : { status }),
  ...(priceCents === undefined ? {} : { price: priceCents }),
});

/** Changes rows one way, and back again where nobody changed them since. */
const jobOf = (action: AuditAction, next: (row: StoredProduct, context: StepContext) => Change['to']): JobKind => ({
  async step(context) {
    const { rows, gone, done, next: cursor } = await nextRows(context);
    const asked = rows.map((row) => ({ row, to: next(row, context) }));
    const changes = asked.filter(
      ({ row, to }) =>
        (to.status !== undefined && to.status !== row.status) ||
        (to.priceCents !== undefined && to.priceCents !== row.priceCents),
    );
    const afterwards = await write(context, action, changes);
    const problems = asked.filter((one) => !changes.includes(one)).map(({ row }) => problemOf(row, SAME));
    const before = changes.map(({ row }) => ({
      subjectId: row.id,
      before: { status: row.status, priceCents: row.priceCents, version: row.version + 1 },
    }));
    return { done, changed: changes.length, problems: [...gone, ...problems], before, afterwards, next: cursor };
  },
  async undo(context, befores) {
    const ids = befores.map((one) => one.subjectId);
    const rows = await lockRows(context.tx, ids);
    const was = new Map(befores.map(({ subjectId, before }) => [subjectId, before]));
    const untouched = rows.filter((row) => row.version === was.get(row.id)?.version);
    const changed = rows.filter((row) => !untouched.includes(row)).map((row) => problemOf(row, CHANGED_SINCE));
    const back = untouched.map((row) => ({ row, to: was.get(row.id) as Required<Change['to']> }));
    // Nobody is told of a price that only goes back to what it was.
    await write(context, 'product-changed', back);
    return { done: ids.length, changed: back.length, problems: [...goneOf(ids, rows), ...changed], next: null };
  },
  after: (deps) => tellShop(deps),
});

const toStatus = (status: ProductStatus) => () => ({ status });
const dearerBy = (row: StoredProduct, { job }: StepContext) => {
  const exact = (row.priceCents * (100 + Number(job.params.percent))) / 100;
  return { priceCents: Math.min(MOST_CENTS, Math.max(0, roundCents(exact))) };
};

export function defineProductJobs() {
  defineJob('products-publish', jobOf('product-published', toStatus('published')));
  defineJob('products-unpublish', jobOf('product-unpublished', toStatus('draft')));
  defineJob('products-archive', jobOf('product-archived', toStatus('archived')));
  defineJob('products-price', jobOf('product-changed', dearerBy));
}
