import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultQuery } from '#features/student/listContract.ts';
import type { MarkBody, ResultRow } from '#features/student/resultsContract.ts';
import { api, ask } from '#web/client.ts';
import { asQuery } from '#web/kit/asQuery.ts';
import { queryClient } from '#web/queryClient.ts';

const results = api.api.results;

export const resultList = (search: ResultQuery) =>
  queryOptions({
    queryKey: ['results', 'list', search],
    queryFn: () => ask(results.$get({ query: asQuery(search) })),
    placeholderData: keepPreviousData,
  });

export const countsQuery = queryOptions({
  queryKey: ['results', 'counts'],
  queryFn: () => ask(results.counts.$get()),
});

export const resultQuery = (id: number) =>
  queryOptions({
    queryKey: ['results', 'one', id],
    queryFn: async () => (await ask(results[':id'].$get({ param: { id } }))).result,
  });

const LOOKED_AT = 100;
const place = ({ finishedAt, id }: Pick<ResultRow, 'finishedAt' | 'id'>) =>
  `${finishedAt} ${String(id).padStart(10, '0')}`;

/** Who waits for a mark after this one, then from the one that has waited longest. */
export const nextToMark = (result: Pick<ResultRow, 'finishedAt' | 'id'>) =>
  queryOptions({
    queryKey: ['results', 'next', result.id],
    queryFn: async () => {
      const query = { toMark: true, sort: 'asc' as const, perPage: LOOKED_AT };
      const { results: waiting } = await ask(results.$get({ query: asQuery(query) }));
      const others = waiting.filter((one) => one.id !== result.id);
      return others.find((one) => place(one) > place(result)) ?? others[0] ?? null;
    },
  });

export async function sendMark(id: number, position: number, json: MarkBody) {
  const { result } = await ask(results[':id'].marks[':position'].$put({ param: { id, position }, json }));
  queryClient.setQueryData(resultQuery(id).queryKey, result);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'results' && queryKey[1] !== 'one',
  });
  return result;
}
