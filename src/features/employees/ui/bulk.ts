import type { Employee } from '#features/employees/contract.ts';
import { type EmployeeStatus, employeeMatch } from '#features/employees/listContract.ts';
import type { Job } from '#features/jobs/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import type { Selection } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { makeStartOnce } from '#web/kit/jobs/startOnce.ts';
import { toast } from '#web/kit/toast.ts';
import type { EmployeeSearch } from './employeeSearch.ts';

type BulkDeed = { action: 'delete' } | { action: 'status'; status: EmployeeStatus };

const counted = (key: 'running' | 'done', action: BulkDeed['action'], count: number) =>
  i18n.t(`employees:bulk.${key}.${action}`, { count, number: formatNumber(count) });

const once = makeStartOnce();

/** Runs on the server as one piece of work, and can be taken back: it does not ask first. */
async function run(
  deed: BulkDeed,
  which: { ids: number[] } | { match: EmployeeSearch },
  { count, clear }: Pick<Selection<Employee>, 'count' | 'clear'>,
) {
  const chosen = 'match' in which ? { match: employeeMatch.parse(which.match) } : which;
  const json = { ...deed, ...chosen };
  const { job } = await once(json, (key) => ask(api.api.datatables.bulk.$post({ json: { ...json, key } })));
  // Not before: what could not be begun is tried again with the same rows.
  clear();
  return followJob(job, {
    running: counted('running', deed.action, count),
    done: ({ changed }: Job) => counted('done', deed.action, changed),
    changes: [['employees']],
  });
}

export async function doBulk(deed: BulkDeed, selection: Selection<Employee>, search: EmployeeSearch) {
  const { all, ids } = selection;
  try {
    await run(deed, all ? { match: search } : { ids: ids.map(Number) }, selection);
  } catch (error) {
    toast.failed(error);
  }
}

export const doToOne = (deed: BulkDeed, { id }: Employee) =>
  run(deed, { ids: [id] }, { count: 1, clear: () => {} }).catch((error: unknown) => {
    toast.failed(error);
  });
