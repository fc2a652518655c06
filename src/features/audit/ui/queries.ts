import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditQuery } from '#features/audit/listContract.ts';
import { api, ask } from '#web/client.ts';

/** As a query string has it: lists with commas, nothing that is not set. */
export const asQuery = (search: Partial<AuditQuery>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, Array.isArray(value) ? value.join(',') : String(value)]],
    ),
  );

export const auditList = (search: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', search],
    queryFn: () => ask(api.api.audit.$get({ query: asQuery(search) })),
    placeholderData: keepPreviousData,
  });

export const auditEntryQuery = (id: number) =>
  queryOptions({
    queryKey: ['audit', 'one', id],
    queryFn: async () => (await ask(api.api.audit[':id'].$get({ param: { id } }))).entry,
  });
