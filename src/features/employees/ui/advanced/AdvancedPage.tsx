import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { lenient } from '#contract/list.ts';
import type { Employee } from '#features/employees/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useOnPhone } from '#web/kit/DataTable/useOnPhone.ts';
import { useWindow } from '#web/kit/DataTable/useWindow.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { useListPart } from '#web/kit/useListPart.ts';
import { useAbility } from '#web/session.ts';
import { EmployeeTable } from '../EmployeeTable.tsx';
import { employeeSearch } from '../employeeSearch.ts';
import { choicesQuery, employeeList, employeeWindow } from '../queries.ts';
import { useColumnFilters } from '../useEmployeeFilters.ts';
import type { CellField } from './cellText.ts';
import { Details } from './Details.tsx';
import { saveCell } from './saveCell.ts';
import { useGridColumns } from './useGridColumns.tsx';

const address = listAddress(lenient(employeeSearch));

export const Route = createFileRoute('/_frame/datatables/advance')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(choicesQuery);
  },
  staticData: { title: 'pages:datatable-advance' },
  component: AdvancedPage,
});

const route = getRouteApi('/_frame/datatables/advance');

/** As many as the server gives at once. */
const WINDOW_ROWS = 100;

const details = (employee: Employee) => <Details employee={employee} />;
const save = (row: Employee, column: string, text: string, base: string) =>
  saveCell(row, column as CellField, text, base);

function AdvancedPage() {
  const { t } = useTranslation('employees');
  const whole = route.useSearch();
  const search = useListPart(whole, 'open');
  const navigate = route.useNavigate();
  const onPhone = useOnPhone();
  const mayManage = useAbility().can('manage', 'DataTable');

  const { page, perPage, ...which } = search;
  const scope = JSON.stringify(which);
  const pageOf = useCallback((one: number) => employeeWindow(JSON.parse(scope), one, WINDOW_ROWS), [scope]);
  const shown = useWindow({ scope, pageOf, perPage: WINDOW_ROWS, enabled: !onPhone });
  const paged = useQuery({ ...employeeList(search), enabled: onPhone });

  const columns = useGridColumns();
  const filters = useColumnFilters();

  return (
    <EmployeeTable
      name="employees-grid"
      title={t('advanced.title')}
      help={mayManage ? t('advanced.help') : t('advanced.helpReading')}
      columns={columns}
      rows={paged.data?.rows}
      total={onPhone ? paged.data?.total : shown.total}
      state={onPhone ? paged : shown.state}
      search={search}
      onSearch={(patch, how) =>
        navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace, resetScroll: false })
      }
      filters={filters}
      grid={{ rowAt: shown.rowAt, onRange: shown.onRange, details, save: mayManage ? save : undefined }}
      multiSort
      arrangeable
      open={whole.open}
      onOpen={(open) => void navigate({ search: (before) => ({ ...before, open }), resetScroll: false })}
    />
  );
}
