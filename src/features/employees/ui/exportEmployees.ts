import type { ExportFormat } from '#contract/list.ts';
import { api } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { download } from '#web/kit/download.ts';
import { asked, type EmployeeSearch } from './employeeSearch.ts';

/** A file of what the table shows, in its order, all of it; or of some rows alone. */
export function exportEmployees(format: ExportFormat, { page, perPage, ...which }: EmployeeSearch, ids?: number[]) {
  const how = { busy: i18n.t('employees:export.busy'), name: `employees.${format}` };
  if (ids) {
    const { sort, sortColumn } = which;
    return download(
      (init) => api.api.datatables.export.$post({ json: { format, ids, sort, sortColumn } }, { init }),
      how,
    );
  }
  return download((init) => api.api.datatables.export.$get({ query: { ...asked(which), format } }, { init }), how);
}
