import type { ExportFormat } from '#contract/list.ts';
import type { OrderQuery } from '#features/orders/listContract.ts';
import { api } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { asQuery } from '#web/kit/asQuery.ts';
import { download } from '#web/kit/download.ts';

/** A file of what the list shows, in its order, all pages; or of some orders alone. */
export function exportOrders(format: ExportFormat, { page, perPage, ...which }: OrderQuery, ids?: number[]) {
  const words = { busy: i18n.t('orders:export.busy'), name: `orders.${format}` };
  const { sort, sortColumn } = which;
  return ids
    ? download((init) => api.api.orders.export.$post({ json: { format, ids, sort, sortColumn } }, { init }), words)
    : download((init) => api.api.orders.export.$get({ query: asQuery({ ...which, format }) }, { init }), words);
}
