import type { SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { settlePastDue } from '#api/invoiceStatus.ts';
import { jobOf, startJob } from '#api/jobs.ts';
import { sendTable, TABLE, type TableFormat } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import { invoiceBulk, invoiceExport, invoiceExportBody } from '#features/invoices/contract.ts';
import type { InvoiceQuery } from '#features/invoices/listContract.ts';
import { oneJob } from '#features/jobs/contract.ts';
import { defineInvoiceJobs } from './bulk.ts';
import { chosenRows } from './bulkRows.ts';
import { chosenByIds, EXPORT_HEADINGS, exportPages } from './export.ts';
import { matchInvoices } from './queries.ts';

defineInvoiceJobs();

interface Asked extends Pick<InvoiceQuery, 'sort' | 'sortColumn'> {
  format: TableFormat;
  which: SQL | undefined;
  detail: Record<string, unknown>;
}

async function sendExport(c: Context<Env>, { format, which, detail, ...order }: Asked) {
  const { db, clock } = c.var.deps;
  await settlePastDue(db, clock());
  const subject = { type: 'list', id: null, name: 'invoices' } as const;
  await record(db, doerOf(c), [{ action: 'invoices-exported', subject, detail: { format, ...detail } }]);
  return sendTable(c, { name: 'invoices', format, headings: EXPORT_HEADINGS, pages: exportPages(db, which, order) });
}

export const invoiceManyRoutes = new Hono<Env>()
  .post(
    '/api/invoice/bulk',
    can('manage', 'Invoice'),
    says(
      'Invoices',
      'Send, delete or bring back many invoices at once; with the same key again it answers what was done',
      { 200: oneJob },
    ),
    valid('json', invoiceBulk),
    async (c) => {
      const { deps } = c.var;
      const { action, ids, match, key } = c.req.valid('json');
      const doer = doerOf(c);
      await settlePastDue(deps.db, doer.at);
      const { params, total } = await chosenRows(deps.db, { ids, match }, doer.at);
      const job = await startJob(deps, doer, { kind: `invoices-${action}`, params, total, key });
      return c.json({ job: jobOf(job) });
    },
  )
  .get(
    '/api/invoice/export',
    can('read', 'Invoice'),
    says(
      'Invoices',
      'Download invoices as CSV or XLSX',
      TABLE,
      'Takes what the list takes, or `ids` with commas between them.',
    ),
    valid('query', invoiceExport),
    (c) => {
      const { format, ids, sort, sortColumn, ...match } = c.req.valid('query');
      const which = ids ? chosenByIds(ids) : matchInvoices(match, c.var.deps.clock());
      return sendExport(c, { format, sort, sortColumn, which, detail: ids ? { chosen: ids.length } : { match } });
    },
  )
  .post(
    '/api/invoice/export',
    can('read', 'Invoice'),
    says(
      'Invoices',
      'Download invoices as CSV or XLSX, by id',
      TABLE,
      'Takes up to 10,000 ids, more than an address holds.',
    ),
    valid('json', invoiceExportBody),
    (c) => {
      const { ids, ...how } = c.req.valid('json');
      return sendExport(c, { ...how, which: chosenByIds(ids), detail: { chosen: ids.length } });
    },
  );
