import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lenient } from '#contract/list.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import { useAbility } from '#web/session.ts';
import { employeeSearch } from '../employeeSearch.ts';
import { EmployeeDrawer, type Open } from '../form/EmployeeDrawer.tsx';
import { choicesQuery, employeeList } from '../queries.ts';
import { AddButton, TableActions } from '../TableActions.tsx';
import { useEmployeeColumns } from '../useEmployeeColumns.tsx';
import { useEmployeeFilters } from '../useEmployeeFilters.ts';
import { useRowActions } from '../useRowActions.ts';
import { useBulkActions } from './useBulkActions.ts';

const address = listAddress(lenient(employeeSearch));

export const Route = createFileRoute('/_frame/datatables/basic')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { open, ...list } }) => list,
  // The table shows its own waiting and failing, so the page does not wait for the answer.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(employeeList(deps));
    void context.queryClient.prefetchQuery(choicesQuery);
  },
  staticData: { title: 'pages:datatable-basic' },
  component: BasicPage,
});

const route = getRouteApi('/_frame/datatables/basic');

function BasicPage() {
  const { t } = useTranslation('employees');
  const whole = route.useSearch();
  const { open } = whole;
  const search = useListPart(whole, 'open');
  const navigate = route.useNavigate();
  const show = (next: Open) => void navigate({ search: (before) => ({ ...before, open: next }), resetScroll: false });
  const employees = useQuery(employeeList(search));
  const columns = useEmployeeColumns();
  const filters = useEmployeeFilters();
  const bulkActions = useBulkActions(search);
  const rowActions = useRowActions(({ id }) => show(id));
  const mayManage = useAbility().can('manage', 'DataTable');
  const add = mayManage ? () => show('new') : undefined;

  return (
    <>
      <PageHeader
        title={t('basic.title')}
        help={t('basic.help')}
        actions={<TableActions search={search} onAdd={add} />}
      />
      <DataTable
        name="employees"
        caption={t('basic.title')}
        columns={columns}
        rows={employees.data?.rows}
        total={employees.data?.total}
        state={employees}
        rowId={(one) => String(one.id)}
        rowName={(one) => one.full_name}
        search={search}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('search')}
        counted={(count) => t('counted', { count, number: formatNumber(count) })}
        filters={filters}
        rowActions={rowActions}
        bulkActions={bulkActions}
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
