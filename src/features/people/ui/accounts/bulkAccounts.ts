import type { AccountRow, AccountsBulk } from '#contract/account.ts';
import { type AccountQuery, accountMatch } from '#contract/accountList.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import type { Selection } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { makeStartOnce } from '#web/kit/jobs/startOnce.ts';
import { runBulk } from '../runBulk.ts';

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
  return action === 'plan' ? i18n.t(`accounts:bulk.${key}`, numbers) : i18n.t(`people:bulk.${key}.${action}`, numbers);
};

const once = makeStartOnce();

export const bulkAccounts = (deed: Deed, selection: Selection<AccountRow>, search: AccountQuery) =>
  runBulk({
    action: deed.action,
    selection,
    say: (key, count) => counted(key, deed.action, count),
    start: () => {
      const json = { ...deed, ...whichOf(selection, search) } as AccountsBulk;
      return once(json, (key) => ask(api.api.users.list.bulk.$post({ json: { ...json, key } })));
    },
  });
