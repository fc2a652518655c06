import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditQuery } from '#features/audit/listContract.ts';
import { api, ask } from '#web/client.ts';
import { asQuery } from '#web/kit/asQuery.ts';

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
