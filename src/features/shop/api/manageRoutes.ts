import type { SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { jobOf, startJob } from '#api/jobs.ts';
import { whoAsks } from '#api/me.ts';
import { tellWishers } from '#api/productNews.ts';
import { sendTable, TABLE, type TableFormat } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import { oneJob } from '#features/jobs/contract.ts';
import {
  newProduct,
  oneManaged,
  productBulk,
  productChange,
  productCounts,
  productExport,
  productExportBody,
  productPage,
  removed,
  statusBody,
  stockBody,
} from '#features/shop/contract.ts';
import { type ProductQuery, productQuery } from '#features/shop/listContract.ts';
import { defineProductJobs } from './bulk.ts';
import { chosenRows } from './bulkRows.ts';
import { chosenByIds, EXPORT_HEADINGS, exportPages } from './export.ts';
import { countProducts, listProducts, matchProducts, readManaged } from './productList.ts';
import { removeProduct } from './remove.ts';
import { addProduct, changeProduct, setStatus, setStock } from './save.ts';
import { tellShop } from './tell.ts';

defineProductJobs();

const manages = can('manage', 'Shop');
const idParam = valid('param', z.object({ id: idSchema }));

interface Asked extends Pick<ProductQuery, 'sort' | 'sortColumn'> {
  format: TableFormat;
  which: SQL | undefined;
  detail: Record<string, unknown>;
}

async function sendExport(c: Context<Env>, { format, which, detail, ...order }: Asked) {
  const { db } = c.var.deps;
  const subject = { type: 'list', id: null, name: 'products' } as const;
  await record(db, doerOf(c), [{ action: 'products-exported', subject, detail: { format, ...detail } }]);
  return sendTable(c, { name: 'products', format, headings: EXPORT_HEADINGS, pages: exportPages(db, which, order) });
}

/** Before the calls for one product: `bulk` and `export` are no ids. */
const many = new Hono<Env>()
  .get(
    '/api/products',
    manages,
    says('Products', 'List products, drafts too', { 200: productPage }),
    valid('query', productQuery),
    async (c) => c.json(await listProducts(c.var.deps.db, c.req.valid('query'))),
  )
  .get('/api/products/counts', manages, says('Products', 'Count products', { 200: productCounts }), async (c) =>
    c.json(await countProducts(c.var.deps.db)),
  )
  .post(
    '/api/products/bulk',
    manages,
    says(
      'Products',
      'Publish, unpublish, archive or reprice many at once; with the same key again it answers what was done',
      { 200: oneJob },
    ),
    valid('json', productBulk),
    async (c) => {
      const { deps } = c.var;
      const { action, ids, match, key, ...more } = c.req.valid('json');
      const doer = doerOf(c);
      const { params, total } = await chosenRows(deps.db, { ids, match }, doer.at);
      const job = await startJob(deps, doer, {
        kind: `products-${action}`,
        params: { ...more, ...params },
        total,
        key,
      });
      return c.json({ job: jobOf(job) });
    },
  )
  .get(
    '/api/products/export',
    manages,
    says('Products', 'Download products as CSV or XLSX', TABLE, 'Takes what the list takes, or `ids`.'),
    valid('query', productExport),
    (c) => {
      const { format, ids, sort, sortColumn, ...match } = c.req.valid('query');
      const which = ids ? chosenByIds(ids) : matchProducts(match);
      return sendExport(c, { format, sort, sortColumn, which, detail: ids ? { chosen: ids.length } : { match } });
    },
  )
  .post(
    '/api/products/export',
    manages,
    says('Products', 'Download products as CSV or XLSX, by id', TABLE, 'Takes up to 10,000 ids.'),
    valid('json', productExportBody),
    (c) => {
      const { ids, ...how } = c.req.valid('json');
      return sendExport(c, { ...how, which: chosenByIds(ids), detail: { chosen: ids.length } });
    },
  );

const one = new Hono<Env>()
  .post(
    '/api/products',
    manages,
    says('Products', 'Add a product; with the same key again it is the same product, saved once more', {
      200: oneManaged,
      201: oneManaged,
    }),
    valid('json', newProduct),
    async (c) => {
      const { deps } = c.var;
      const added = await deps.db.transaction((tx) => addProduct(tx, whoAsks(c), doerOf(c), c.req.valid('json')));
      await tellShop(deps, [added.id]);
      return c.json({ product: await readManaged(deps.db, added.id) }, added.isNew ? 201 : 200);
    },
  )
  .get(
    '/api/products/:id',
    manages,
    says('Products', 'Read a product as its editor needs it', { 200: oneManaged }),
    idParam,
    async (c) => c.json({ product: await readManaged(c.var.deps.db, c.req.valid('param').id) }),
  )
  .put(
    '/api/products/:id',
    manages,
    says('Products', 'Save a product', { 200: oneManaged }, 'Answers 409 when somebody saved a newer version.'),
    idParam,
    valid('json', productChange),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const turn = await deps.db.transaction((tx) => changeProduct(tx, whoAsks(c), doerOf(c), id, c.req.valid('json')));
      await tellShop(deps, [id]);
      await tellWishers(deps, [turn]);
      return c.json({ product: await readManaged(deps.db, id) });
    },
  )
  .post(
    '/api/products/:id/status',
    manages,
    says('Products', 'Publish, unpublish or archive a product', { 200: oneManaged }),
    idParam,
    valid('json', statusBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      await deps.db.transaction((tx) => setStatus(tx, doerOf(c), id, c.req.valid('json').status));
      await tellShop(deps, [id]);
      return c.json({ product: await readManaged(deps.db, id) });
    },
  )
  .post(
    '/api/products/:id/stock',
    manages,
    says(
      'Products',
      'Change how many pieces there are',
      { 200: oneManaged },
      'Answers 409 when there are not as many as `from` says.',
    ),
    idParam,
    valid('json', stockBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const turn = await deps.db.transaction((tx) => setStock(tx, doerOf(c), id, c.req.valid('json')));
      await tellShop(deps, [id]);
      await tellWishers(deps, [turn]);
      return c.json({ product: await readManaged(deps.db, id) });
    },
  )
  .delete(
    '/api/products/:id',
    manages,
    says('Products', 'Delete a product; one that was ordered is archived instead', { 200: removed }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { archived } = await deps.db.transaction((tx) => removeProduct(tx, doerOf(c), id));
      await tellShop(deps, [id]);
      return c.json({ id, archived });
    },
  );

export const productRoutes = new Hono<Env>().route('/', many).route('/', one);
