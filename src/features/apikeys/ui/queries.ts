import { queryOptions } from '@tanstack/react-query';
import type { ApiKey } from '#features/apikeys/contract.ts';
import { api, ask } from '#web/client.ts';
import { queryClient } from '#web/queryClient.ts';

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: async () => (await ask(api.api.keys.$get())).keys,
});

/** A changed key takes its old place; a new one stands first. */
export function keyChanged(key: ApiKey) {
  queryClient.setQueryData(keysQuery.queryKey, (keys) => {
    if (!keys) return keys;
    return keys.some((one) => one.id === key.id) ? keys.map((one) => (one.id === key.id ? key : one)) : [key, ...keys];
  });
}
