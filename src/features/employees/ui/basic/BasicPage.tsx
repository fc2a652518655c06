import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { lenient } from '#contract/list.ts';
import type { Employee } from '#features/employees/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import { listAddress } from '#web/kit/listAddress.ts';
import { useListPart } from '#web/kit/useListPart.ts';
import { useAbility } from '#web/session.ts';
import { EmployeeTable } from '../EmployeeTable.tsx';
import { employeeSearch } from '../employeeSearch.ts';
import { choicesQuery, employeeList } from '../queries.ts';
import { useEmployeeColumns } from '../useEmployeeColumns.tsx';
import { useEmployeeFilters } from '../useEmployeeFilters.ts';

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
  const search = useListPart(whole, 'open');
  const navigate = route.useNavigate();
  const employees = useQuery(employeeList(search));
  const columns = useEmployeeColumns();
  const filters = useEmployeeFilters();
  const mayManage = useAbility().can('manage', 'DataTable');
  const rowLink = useCallback(
    ({ id }: Employee, name: ReactNode) => (
      <RowLink plain={`/datatables/basic?open=${id}`} to="/datatables/basic" search={{ ...search, open: id }}>
        {name}
      </RowLink>
    ),
    [search],
  );

  return (
    <EmployeeTable
      name="employees"
      title={t('basic.title')}
      help={t('basic.help')}
      columns={columns}
      rows={employees.data?.rows}
      total={employees.data?.total}
      state={employees}
      search={search}
      onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
      filters={filters}
      rowLink={mayManage ? rowLink : undefined}
      open={whole.open}
      onOpen={(open) => void navigate({ search: (before) => ({ ...before, open }), resetScroll: false })}
    />
  );
}
