import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PersonRow } from '#features/people/contract.ts';
import type { PeopleQuery } from '#features/people/listContract.ts';
import { api, ask } from '#web/client.ts';

export const peopleList = (search: PeopleQuery) =>
  queryOptions({
    queryKey: ['people', 'list', search],
    queryFn: () => ask(api.api.account.getAllUsers.$post({ json: search })),
    placeholderData: keepPreviousData,
  });

export const peopleCountsQuery = queryOptions({
  queryKey: ['people', 'counts'],
  queryFn: () => ask(api.api.people.counts.$get()),
});

const param = (id: number) => ({ param: { id } });

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: ['people', 'one', id],
    queryFn: async () => (await ask(api.api.people[':id'].$get(param(id)))).person,
  });

/** How many rows of somebody's history stand on a page. */
export const HISTORY_ROWS = 25;

export const signInsQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['people', 'one', id, 'sign-ins', page],
    queryFn: () =>
      ask(api.api.people[':id']['sign-ins'].$get({ ...param(id), query: { page, perPage: HISTORY_ROWS } })),
    placeholderData: keepPreviousData,
  });

export const activityQuery = (id: number, page: number, perPage = HISTORY_ROWS) =>
  queryOptions({
    queryKey: ['people', 'one', id, 'activity', page, perPage],
    queryFn: () => ask(api.api.people[':id'].activity.$get({ ...param(id), query: { page, perPage } })),
    placeholderData: keepPreviousData,
  });

export const personSessionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['people', 'one', id, 'sessions'],
    queryFn: async () => (await ask(api.api.people[':id'].sessions.$get(param(id)))).sessions,
  });

/** Nobody pastes more addresses than this into one mail. */
export const MOST_COPIED = 1_000;

/** Everybody the address matches, page by page, up to the limit. */
export async function everyoneMatching(search: PeopleQuery): Promise<PersonRow[]> {
  const people: PersonRow[] = [];
  for (let page = 1; people.length < MOST_COPIED; page += 1) {
    const { users, total } = await ask(api.api.account.getAllUsers.$post({ json: { ...search, page, perPage: 100 } }));
    people.push(...users);
    if (users.length === 0 || people.length >= total) break;
  }
  return people.slice(0, MOST_COPIED);
}

/** Under the key of permissions: it follows when a role is added or renamed. */
export const roleNamesQuery = queryOptions({
  queryKey: ['permissions', 'names'],
  queryFn: async () => (await ask(api.api.roles.names.$get())).roles,
});
