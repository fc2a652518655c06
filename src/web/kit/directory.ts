import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DirectoryPerson, DirectoryUse } from '#contract/directory.ts';
import { api, ask } from '#web/client.ts';

const OFFERED = 12;

/** People for a purpose, searched on the server: never a list of everyone. */
export const directoryQuery = (use: DirectoryUse, q: string) =>
  queryOptions({
    queryKey: ['directory', use, q],
    queryFn: async ({ signal }): Promise<DirectoryPerson[]> => {
      const call = api.api.directory.$get({ query: { for: use, q, perPage: OFFERED } }, { init: { signal } });
      return (await ask(call)).people;
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Some people by id, where only their ids are known. */
export const directoryNames = (use: DirectoryUse, ids: number[]) =>
  queryOptions({
    queryKey: ['directory', use, 'ids', ...ids],
    queryFn: async (): Promise<DirectoryPerson[]> => {
      const call = api.api.directory.$get({ query: { for: use, ids: ids.join(','), perPage: 100 } });
      return (await ask(call)).people;
    },
    enabled: ids.length > 0,
    staleTime: 300_000,
  });
