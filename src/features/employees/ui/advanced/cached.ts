import type { Employee } from '#features/employees/contract.ts';
import { queryClient } from '#web/queryClient.ts';

interface Page {
  rows: Employee[];
  total: number;
}

const LISTS = { queryKey: ['employees', 'list'] };

/** A row as it stands on the screen now. */
export function rowNow(id: number): Employee | undefined {
  for (const [, page] of queryClient.getQueriesData<Page>(LISTS)) {
    const row = page?.rows.find((one) => one.id === id);
    if (row) return row;
  }
  return undefined;
}

/** Changes a row wherever it is shown, without asking anybody. */
export function changeNow(id: number, change: Partial<Employee>) {
  queryClient.setQueriesData<Page>(LISTS, (page) => {
    if (!page?.rows.some((one) => one.id === id)) return page;
    return { ...page, rows: page.rows.map((one) => (one.id === id ? { ...one, ...change } : one)) };
  });
}
