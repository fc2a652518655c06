import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './client.ts';

/** Only trouble on the way is worth another try: a refusal stays a refusal. */
const mayHeal = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * A first answer that is on its way may be from before what outdated it, and would count as fresh: it is shown, and
 * asked for once more. (One that there was an answer before is asked for anew at once.)
 */
class Client extends QueryClient {
  #watched = new WeakSet<object>();

  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>) {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const { promise, queryKey } = query;
      if (query.state.data !== undefined || !promise || this.#watched.has(promise)) continue;
      this.#watched.add(promise);
      // What was refused stays refused.
      promise.then(
        () => super.invalidateQueries({ queryKey, exact: true }),
        () => {},
      );
    }
    return super.invalidateQueries(filters, options);
  }
}

export const queryClient = new Client({
  defaultOptions: {
    queries: {
      // The live stream says when something changed, so what is here is fresh for a while.
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayHeal(error),
    },
  },
});

/**
 * What these show has changed on the server: what is on screen is asked for again, the rest when it is next looked at.
 * What is on its way for a page that is about to open was asked for before the change, and would count as fresh.
 */
export function outdate(isMeant: (query: Query) => boolean = () => true) {
  void queryClient.invalidateQueries({ predicate: isMeant });
  void queryClient.refetchQueries({
    type: 'inactive',
    predicate: (query) => query.state.fetchStatus === 'fetching' && isMeant(query),
  });
}

/**
 * Puts what is known already into the lists of a key, without another question. A list that it does not concern is left
 * alone (`edit` answers the same or nothing): writing to it would count as having asked for it. Those it concerns are
 * asked for when they are next looked at.
 */
export function patchQueries<Data>(queryKey: QueryKey, edit: (data: Data) => Data | undefined) {
  queryClient.setQueriesData<Data>(
    { queryKey },
    (data) => {
      const next = data && edit(data);
      return next === data ? undefined : next;
    },
    { updatedAt: 1 },
  );
}
