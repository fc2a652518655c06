import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ImportPlan, ImportRow, PeopleImport } from '#features/people/contract.ts';
import { api, ask } from '#web/client.ts';
import { queryClient } from '#web/queryClient.ts';
import { authFetch } from '#web/session.ts';

const param = (id: string) => ({ param: { id } });

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['people-imports', id],
    queryFn: async () => (await ask(api.api.people.imports[':id'].$get(param(id)))).import,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const PREVIEW_ROWS = 25;

export const importRowsQuery = (
  id: string,
  plan: ImportPlan,
  outcome: ImportRow['outcome'] | undefined,
  page: number,
) =>
  queryOptions({
    // Another plan gives every row another outcome.
    queryKey: ['people-imports', id, 'rows', plan, outcome, page],
    queryFn: () =>
      ask(
        api.api.people.imports[':id'].rows.$get({
          ...param(id),
          query: { page, perPage: PREVIEW_ROWS, ...(outcome ? { outcome } : {}) },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export function keepImport(kept: PeopleImport) {
  queryClient.setQueryData(importQuery(kept.id).queryKey, kept);
  return kept;
}

/** Through the session's fetch: the file itself is the body, and the typed client sends JSON. */
export async function uploadImport(file: File): Promise<PeopleImport> {
  const path = `/api/people/imports?name=${encodeURIComponent(file.name.slice(-200))}`;
  const headers = { 'Content-Type': 'text/csv' };
  const answer = await ask(authFetch(path, { method: 'POST', headers, body: file }));
  const { oneImport } = await import('#features/people/contract.ts');
  return keepImport(oneImport.parse(answer).import);
}

export async function changePlan(id: string, plan: ImportPlan): Promise<PeopleImport> {
  return (await ask(api.api.people.imports[':id'].$patch({ ...param(id), json: plan }))).import;
}

/** As it is now: another tab may have gone on with it. */
export const freshImport = (id: string) => queryClient.fetchQuery({ ...importQuery(id), staleTime: 0 });
