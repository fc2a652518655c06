import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { lenient } from '#contract/list.ts';
import type { Employee } from '#features/employees/contract.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { useOnPhone } from '#web/kit/DataTable/useOnPhone.ts';
import { useWindow } from '#web/kit/DataTable/useWindow.ts';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import { useAbility } from '#web/session.ts';
import { employeeSearch } from '../employeeSearch.ts';
import { EmployeeDrawer, type Open } from '../form/EmployeeDrawer.tsx';
import { choicesQuery, employeeList, employeeWindow } from '../queries.ts';
import { AddButton, TableActions } from '../TableActions.tsx';
import { useColumnFilters } from '../useEmployeeFilters.ts';
import { useRowActions } from '../useRowActions.ts';
import { Details } from './Details.tsx';
import { type CellField, saveCell } from './saveCell.ts';
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
  const { open } = whole;
  const search = useListPart(whole, 'open');
  const navigate = route.useNavigate();
  const show = (next: Open) => void navigate({ search: (before) => ({ ...before, open: next }), resetScroll: false });
  const onPhone = useOnPhone();
  const mayManage = useAbility().can('manage', 'DataTable');

  const { page, perPage, ...which } = search;
  const scope = JSON.stringify(which);
  const pageOf = useCallback((one: number) => employeeWindow(JSON.parse(scope), one, WINDOW_ROWS), [scope]);
  const shown = useWindow({ scope, pageOf, perPage: WINDOW_ROWS, enabled: !onPhone });
  const paged = useQuery({ ...employeeList(search), enabled: onPhone });

  const columns = useGridColumns();
  const filters = useColumnFilters();
  const rowActions = useRowActions(({ id }) => show(id));
  const add = mayManage ? () => show('new') : undefined;

  return (
    <>
      <PageHeader
        title={t('advanced.title')}
        help={mayManage ? t('advanced.help') : t('advanced.helpReading')}
        actions={<TableActions search={search} onAdd={add} />}
      />
      <DataTable
        name="employees-grid"
        caption={t('advanced.title')}
        columns={columns}
        rows={paged.data?.rows}
        total={onPhone ? paged.data?.total : shown.total}
        state={onPhone ? paged : shown.state}
        rowId={(one) => String(one.id)}
        rowName={(one) => one.full_name}
        search={search}
        onSearch={(patch, how) =>
          navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace, resetScroll: false })
        }
        searchLabel={t('search')}
        counted={(count) => t('counted', { count, number: formatNumber(count) })}
        filters={filters}
        rowActions={rowActions}
        grid={{ rowAt: shown.rowAt, onRange: shown.onRange, details, save: mayManage ? save : undefined }}
        multiSort
        arrangeable
        empty={
          <EmptyState
            icon={IconUsers}
            title={t('empty')}
            detail={t('emptyDetail')}
            action={add && <AddButton onAdd={add} />}
          />
        }
        phoneAction={add && <AddButton onAdd={add} />}
      />
      {mayManage && <EmployeeDrawer open={open} onClose={() => show(undefined)} />}
    </>
  );
}
