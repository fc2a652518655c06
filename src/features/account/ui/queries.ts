import { queryOptions } from '@tanstack/react-query';
import type { AccountSettings } from '#features/account/contract.ts';
import { api, ask } from '#web/client.ts';
import { reloadMe } from '#web/me.ts';
import { queryClient } from '#web/queryClient.ts';

export const settingsQuery = queryOptions({
  queryKey: ['account', 'settings'],
  queryFn: () => ask(api['account-setting'].data.$get()),
});

/** An answer to a change is what there is now: nothing is asked twice. */
export function settingsChanged(settings: AccountSettings) {
  queryClient.setQueryData(settingsQuery.queryKey, settings);
}

/** The same for what the frame shows too: name and picture. */
export async function shownChanged(settings: AccountSettings) {
  settingsChanged(settings);
  await reloadMe().catch(() => {});
}

export const leavingQuery = queryOptions({
  queryKey: ['account', 'leaving'],
  queryFn: () => ask(api.api.account.leaving.$get()),
  // Counted anew each time it is looked at.
  staleTime: 0,
});
