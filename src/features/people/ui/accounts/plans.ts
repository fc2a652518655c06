import type { AccountDetail } from '#contract/account.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatDate } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { accountChanged, accountQueryOf } from './queries.ts';

/** Somebody else may have been quicker: what stands there now is asked for, and they are named. */
function failed(error: unknown, id: number) {
  toast.failed(error);
  void queryClient.invalidateQueries({ queryKey: accountQueryOf(id).queryKey });
}

/** It goes on until what is paid for is over, and can be taken up again until then: nothing to ask. */
export async function cancelPlan({ id, version }: AccountDetail) {
  try {
    const { account } = await ask(api.api.people[':id'].plan.cancel.$post({ param: { id }, json: { version } }));
    accountChanged(account);
    const date = account.plan.endsAt ? formatDate(account.plan.endsAt) : '';
    toast.done(i18n.t('accounts:plan.cancelled', { date }), { undo: () => void resumePlan(account) });
  } catch (error) {
    failed(error, id);
  }
}

export async function resumePlan({ id, version, currentPlan, plan }: AccountDetail) {
  try {
    const json = { version, currentPlan, period: plan.period };
    const { account } = await ask(api.api.people[':id'].plan.$put({ param: { id }, json }));
    accountChanged(account);
    toast.done(i18n.t('accounts:plan.resumed'));
  } catch (error) {
    failed(error, id);
  }
}
