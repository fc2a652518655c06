import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';
import { asked, type EmployeeSearch } from './employeeSearch.ts';

async function readPage(search: EmployeeSearch) {
  const { invoices, total } = await ask(api.api.datatables.data.$get({ query: { ...asked(search), all: 'false' } }));
  return { rows: invoices, total };
}

export const employeeList = (search: EmployeeSearch) =>
  queryOptions({
    queryKey: ['employees', 'list', search],
    queryFn: () => readPage(search),
    placeholderData: keepPreviousData,
  });

/** A page of a table that is scrolled: without what was there before, which belongs elsewhere in it. */
export const employeeWindow = (search: EmployeeSearch, page: number, perPage: number) => {
  const wanted = { ...search, page, perPage };
  return { queryKey: ['employees', 'list', wanted], queryFn: () => readPage(wanted) };
};

export const employeeQueryOf = (id: number) =>
  queryOptions({
    queryKey: ['employees', 'one', id],
    queryFn: async () => (await ask(api.api.datatables.employees[':id'].$get({ param: { id } }))).employee,
  });

export const choicesQuery = queryOptions({
  queryKey: ['employees', 'choices'],
  queryFn: () => ask(api.api.datatables.choices.$get()),
  staleTime: 300_000,
});
