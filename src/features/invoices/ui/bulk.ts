import type { InvoiceBulk } from '#features/invoices/contract.ts';
import type { InvoiceMatch } from '#features/invoices/listContract.ts';
import type { Job } from '#features/jobs/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { makeStartOnce } from '#web/kit/jobs/startOnce.ts';
import { toast } from '#web/kit/toast.ts';

type Deed = InvoiceBulk['action'];

const counted = (key: 'running' | 'done', action: Deed, count: number) =>
  i18n.t(`invoices:bulk.${key}.${action}`, { count, number: formatNumber(count) });

/** What has no way back asks: mails that are out, and what is deleted for good. */
function isSure(action: Deed, count: number) {
  if (action !== 'send' && action !== 'purge') return true;
  return confirm({
    question: i18n.t(`invoices:bulk.question.${action}`, { count, number: formatNumber(count) }),
    detail: i18n.t(`invoices:bulk.detail.${action}`),
    verb: i18n.t(`invoices:bulk.verb.${action}`),
    danger: action === 'purge',
  });
}

const once = makeStartOnce();

/** Runs on the server as one piece of work, over some invoices or over everything a list's address matches. */
export async function doBulk(
  action: Deed,
  which: number[] | { match: InvoiceMatch; count: number },
  onStart?: () => void,
) {
  const isList = Array.isArray(which);
  const count = isList ? which.length : which.count;
  if (!(await isSure(action, count))) return;
  try {
    const json = isList ? { action, ids: which } : { action, match: which.match };
    const { job } = await once(json, (key) => ask(api.api.invoice.bulk.$post({ json: { ...json, key } })));
    onStart?.();
    await followJob(job, {
      running: counted('running', action, count),
      done: ({ changed }: Job) => counted('done', action, changed),
      changes: [['invoices']],
    });
  } catch (error) {
    toast.failed(error);
  }
}
