import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EffectAsk } from '#features/permissions/contract.ts';
import type { HoldersQuery, PermissionsQuery } from '#features/permissions/listContract.ts';
import { api, ask } from '#web/client.ts';
import { queryClient } from '#web/queryClient.ts';

const text = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));
/** What is set, as an address has it. */
export const inAddress = (search: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([key, value]) => [key, text(value)]),
  );

export const permissionsList = (search: PermissionsQuery) =>
  queryOptions({
    queryKey: ['permissions', 'list', search],
    queryFn: () => ask(api.apps.permissions.data.$get({ query: { ...inAddress(search), all: 'false' } })),
    placeholderData: keepPreviousData,
  });

export const rolesQuery = queryOptions({
  queryKey: ['permissions', 'roles'],
  queryFn: () => ask(api.api.roles.$get()),
});

export const holdersList = (search: HoldersQuery) =>
  queryOptions({
    queryKey: ['permissions', 'people', search],
    queryFn: () => ask(api.api.roles.people.$get({ query: inAddress(search) })),
    placeholderData: keepPreviousData,
  });

export const holderQuery = (id: number) =>
  queryOptions({
    queryKey: ['permissions', 'person', id],
    queryFn: async () => (await ask(api.api.roles.people[':id'].$get({ param: { id } }))).person,
  });

/** Asked right before a question, so that its answer is true. */
export const lookAhead = (json: EffectAsk) => ask(api.api.roles.effect.$post({ json }));

/** Roles, permissions and who holds them hang together: all of it is asked for again. */
export const rightsChanged = () => queryClient.invalidateQueries({ queryKey: ['permissions'] });
