import type { Job } from '#features/jobs/contract.ts';
import type { OrderStatus } from '#features/orders/contract.ts';
import type { OrderMatch } from '#features/orders/listContract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { makeStartOnce } from '#web/kit/jobs/startOnce.ts';
import { toast } from '#web/kit/toast.ts';

/** Pieces that went back may be sold the next moment: there is no way back from that. */
function isSure(status: OrderStatus, count: number) {
  if (status !== 'cancelled') return true;
  return confirm({
    question: i18n.t('orders:bulk.question', { count, number: formatNumber(count) }),
    detail: i18n.t('orders:bulk.detail'),
    verb: i18n.t('orders:bulk.verb'),
    cancel: i18n.t('orders:cancel.keep'),
    danger: true,
  });
}

const once = makeStartOnce();

/** Runs on the server as one piece of work, over some orders or over everything a list's address matches. */
export async function moveMany(
  status: OrderStatus,
  which: number[] | { match: OrderMatch; count: number },
  onStart?: () => void,
) {
  const isList = Array.isArray(which);
  const count = isList ? which.length : which.count;
  if (!(await isSure(status, count))) return;
  try {
    const json = isList ? { status, ids: which } : { status, match: which.match };
    const { job } = await once(json, (key) => ask(api.api.orders.bulk.$post({ json: { ...json, key } })));
    onStart?.();
    await followJob(job, {
      running: i18n.t('orders:bulk.running', { count, number: formatNumber(count) }),
      done: ({ changed }: Job) =>
        i18n.t('orders:bulk.done', {
          count: changed,
          number: formatNumber(changed),
          status: i18n.t(`orders:statuses.${status}`),
        }),
      changes: [['orders'], ['shop'], ['invoices']],
    });
  } catch (error) {
    toast.failed(error);
  }
}
