import i18next from 'i18next';
import { type AccountQuery, type AccountRow, type AccountsBulk, accountMatch } from '#contract/account.ts';
import type { Job } from '#features/jobs/contract.ts';
import { api, ask } from '#web/client.ts';
import { confirm } from '#web/kit/confirm.tsx';
import type { Selection } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { toast } from '#web/kit/toast.ts';

type Deed =
  | { action: 'suspend' | 'reactivate' | 'delete' }
  | { action: 'role'; role: AccountRow['role'] }
  | { action: 'plan'; currentPlan: AccountRow['currentPlan'] };

/** The ticked accounts, or all that the list's address matches. */
const whichOf = ({ all, ids }: Selection<AccountRow>, search: AccountQuery): Pick<AccountsBulk, 'ids' | 'match'> =>
  all ? { match: accountMatch.parse(search) } : { ids: ids.map(Number) };

/** A new plan has words of its own; the rest is said as in the list of people. */
const counted = (key: 'running' | 'done', action: Deed['action'], count: number) => {
  const numbers = { count, number: formatNumber(count) };
  return action === 'plan'
    ? i18next.t(`accounts:bulk.${key}`, numbers)
    : i18next.t(`people:bulk.${key}.${action}`, numbers);
};

/** Runs on the server as one piece of work; deleting asks first, the rest can be taken back. */
export async function bulkAccounts(deed: Deed, selection: Selection<AccountRow>, search: AccountQuery) {
  const { count } = selection;
  if (deed.action === 'delete') {
    const sure = await confirm({
      question: i18next.t('people:bulk.deleteQuestion', { count, number: formatNumber(count) }),
      detail: i18next.t('people:bulk.deleteDetail'),
      verb: i18next.t('people:bulk.deleteVerb', { count, number: formatNumber(count) }),
      danger: true,
    });
    if (!sure) return;
  }
  try {
    const json = { ...deed, ...whichOf(selection, search) } as AccountsBulk;
    const { job } = await ask(api.api.users.list.bulk.$post({ json }));
    selection.clear();
    await followJob(job, {
      running: counted('running', deed.action, count),
      done: ({ changed }: Job) => counted('done', deed.action, changed),
      changes: [['people']],
    });
  } catch (error) {
    toast.failed(error);
  }
}
