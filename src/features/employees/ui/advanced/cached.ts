import type { Employee } from '#features/employees/contract.ts';
import { patchQueries, queryClient } from '#web/queryClient.ts';

interface Page {
  rows: Employee[];
  total: number;
}

const LISTS = ['employees', 'list'];

/** A row as it was last heard of: a list that is not on the screen may hold it as it was before. */
export const rowNow = (id: number): Employee | undefined =>
  queryClient
    .getQueriesData<Page>({ queryKey: LISTS })
    .flatMap(([, page]) => page?.rows.find((one) => one.id === id) ?? [])
    .reduce<Employee | undefined>((newest, row) => (newest && newest.version >= row.version ? newest : row), undefined);

/** Changes a row wherever it is shown, without asking anybody; what is newer in it elsewhere comes along. */
export function changeNow(id: number, change: Partial<Employee>) {
  const now = rowNow(id);
  if (!now) return;
  const next = { ...now, ...change };
  patchQueries<Page>(LISTS, (page) => {
    if (!page.rows.some((one) => one.id === id)) return page;
    return { ...page, rows: page.rows.map((one) => (one.id === id ? next : one)) };
  });
}
