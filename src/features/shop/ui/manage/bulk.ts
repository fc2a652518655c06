import type { ExportFormat } from '#contract/list.ts';
import type { Job } from '#features/jobs/contract.ts';
import type { ProductBulk } from '#features/shop/contract.ts';
import type { ProductMatch, ProductQuery } from '#features/shop/listContract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { download } from '#web/kit/download.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { makeStartOnce } from '#web/kit/jobs/startOnce.ts';
import { toast } from '#web/kit/toast.ts';
import { asQuery } from '../queries.ts';

type Deed = Pick<ProductBulk, 'action' | 'percent'>;

const counted = (key: 'running' | 'done', action: ProductBulk['action'], count: number) =>
  i18n.t(`shop:bulk.${key}.${action}`, { count, number: formatNumber(count) });

const once = makeStartOnce();

/** Runs on the server as one piece of work that can be taken back. */
export async function doBulk(
  deed: Deed,
  which: number[] | { match: ProductMatch; count: number },
  onStart?: () => void,
) {
  const isList = Array.isArray(which);
  const count = isList ? which.length : which.count;
  try {
    const json = isList ? { ...deed, ids: which } : { ...deed, match: which.match };
    const { job } = await once(json, (key) => ask(api.api.products.bulk.$post({ json: { ...json, key } })));
    onStart?.();
    await followJob(job, {
      running: counted('running', deed.action, count),
      done: ({ changed }: Job) => counted('done', deed.action, changed),
      changes: [['shop']],
    });
  } catch (error) {
    toast.failed(error);
  }
}

/** A file of what the list shows, in its order, all pages; or of some products alone. */
export function exportProducts(format: ExportFormat, { page, perPage, ...which }: ProductQuery, ids?: number[]) {
  const { sort, sortColumn } = which;
  const words = { busy: i18n.t('shop:manage.exporting'), name: `products.${format}` };
  return ids
    ? download((init) => api.api.products.export.$post({ json: { format, ids, sort, sortColumn } }, { init }), words)
    : download((init) => api.api.products.export.$get({ query: asQuery({ ...which, format }) }, { init }), words);
}
