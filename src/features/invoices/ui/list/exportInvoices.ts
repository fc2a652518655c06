import type { ExportFormat } from '#contract/list.ts';
import type { InvoiceQuery } from '#features/invoices/listContract.ts';
import { api } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { asQuery } from '#web/kit/asQuery.ts';
import { download } from '#web/kit/download.ts';

/** A file of what the list shows, in its order, all pages; or of some invoices alone. */
export function exportInvoices(format: ExportFormat, { page, perPage, all, ...which }: InvoiceQuery, ids?: number[]) {
  const { sort, sortColumn } = which;
  const words = { busy: i18n.t('invoices:export.busy'), name: `invoices.${format}` };
  return ids
    ? download((init) => api.api.invoice.export.$post({ json: { format, ids, sort, sortColumn } }, { init }), words)
    : download((init) => api.api.invoice.export.$get({ query: asQuery({ ...which, format }) }, { init }), words);
}
