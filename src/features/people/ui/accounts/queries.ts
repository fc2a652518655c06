import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountDetail, AccountRow } from '#contract/account.ts';
import type { AccountQuery } from '#contract/accountList.ts';
import type { PersonRow } from '#features/people/contract.ts';
import { api, ask } from '#web/client.ts';
import { queryClient } from '#web/queryClient.ts';

const text = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));

/** The list's address as a query: what is not set is left out. */
export const asQuery = (search: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([key, value]) => [key, text(value)]),
  );

// Below `people`: whatever changes somebody, here or elsewhere, asks for these again.
export const accountList = (search: AccountQuery) =>
  queryOptions({
    queryKey: ['people', 'accounts', search],
    queryFn: () => ask(api.api.users.list.data.$get({ query: asQuery(search) })),
    placeholderData: keepPreviousData,
  });

export const accountCountsQuery = queryOptions({
  queryKey: ['people', 'account-counts'],
  queryFn: () => ask(api.api.users.list.counts.$get()),
});

export const accountQueryOf = (id: number) =>
  queryOptions({
    queryKey: ['people', 'one', id, 'account'],
    queryFn: async () => (await ask(api.api.people[':id'].account.$get({ param: { id } }))).account,
  });

/** The new state is on the screen at once; lists, counts and history are asked for again. */
export function accountChanged(account: AccountDetail) {
  queryClient.setQueryData(accountQueryOf(account.id).queryKey, account);
  void queryClient.invalidateQueries({ queryKey: ['people'] });
}

/** The same person as the list of people shows them. */
export const asPerson = ({ access, state, ...row }: AccountRow): PersonRow => ({
  id: row.id,
  fullName: row.fullName,
  username: row.username,
  email: row.email,
  role: access,
  status: state,
  avatar: row.avatar,
  createdAt: row.createdAt,
  lastActiveAt: row.lastActiveAt,
});
