import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

/** Only trouble on the way is worth another try: a refusal stays a refusal. */
const mayHeal = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The live stream says when something changed, so what is here is fresh for a while.
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayHeal(error),
    },
  },
});
