import { inArray, type SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { jobOf, startJob } from '#api/jobs.ts';
import { sendTable, TABLE, type TableFormat } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import { oneJob } from '#features/jobs/contract.ts';
import { orderBulk, orderExport, orderExportBody } from '#features/orders/contract.ts';
import type { OrderQuery } from '#features/orders/listContract.ts';
import { chosenRows, defineOrderJobs } from './bulk.ts';
import { EXPORT_HEADINGS, exportPages } from './export.ts';
import { matchOrders } from './queries.ts';
import { orders } from './tables.ts';

defineOrderJobs();

interface Asked extends Pick<OrderQuery, 'sort' | 'sortColumn'> {
  format: TableFormat;
  which: SQL | undefined;
  detail: Record<string, unknown>;
}

async function sendExport(c: Context<Env>, { format, which, detail, ...order }: Asked) {
  const { db } = c.var.deps;
  const subject = { type: 'list', id: null, name: 'orders' } as const;
  await record(db, doerOf(c), [{ action: 'orders-exported', subject, detail: { format, ...detail } }]);
  return sendTable(c, { name: 'orders', format, headings: EXPORT_HEADINGS, pages: exportPages(db, which, order) });
}

export const orderManyRoutes = new Hono<Env>()
  .post(
    '/api/orders/bulk',
    can('manage', 'Shop'),
    says('Orders', 'Move many orders on at once; with the same key again it answers what was done', { 200: oneJob }),
    valid('json', orderBulk),
    async (c) => {
      const { deps } = c.var;
      const { status, ids, match, key } = c.req.valid('json');
      const doer = doerOf(c);
      const { params, total } = await chosenRows(deps.db, { ids, match }, doer.at);
      const job = await startJob(deps, doer, { kind: 'orders-move', params: { ...params, status }, total, key });
      return c.json({ job: jobOf(job) });
    },
  )
  .get(
    '/api/orders/export',
    can('manage', 'Shop'),
    says(
      'Orders',
      'Download orders as CSV or XLSX',
      TABLE,
      'Takes what the list takes, or `ids` with commas between them.',
    ),
    valid('query', orderExport),
    (c) => {
      const { format, ids, sort, sortColumn, ...match } = c.req.valid('query');
      const which = ids ? inArray(orders.id, ids) : matchOrders(match, c.var.deps.clock());
      return sendExport(c, { format, sort, sortColumn, which, detail: ids ? { chosen: ids.length } : { match } });
    },
  )
  .post(
    '/api/orders/export',
    can('manage', 'Shop'),
    says(
      'Orders',
      'Download orders as CSV or XLSX, by id',
      TABLE,
      'Takes up to 10,000 ids, more than an address holds.',
    ),
    valid('json', orderExportBody),
    (c) => {
      const { ids, ...how } = c.req.valid('json');
      return sendExport(c, { ...how, which: inArray(orders.id, ids), detail: { chosen: ids.length } });
    },
  );
