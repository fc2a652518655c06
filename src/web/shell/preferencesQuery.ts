import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: () => ask(api.api.preferences.$get()),
});
