import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Employee } from '#features/employees/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DataTable, type DataTableProps } from '#web/kit/DataTable/DataTable.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { neighboursOf } from '#web/kit/neighboursOf.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useAbility } from '#web/session.ts';
import type { EmployeeSearch } from './employeeSearch.ts';
import { EmployeeDrawer, type Open } from './form/EmployeeDrawer.tsx';
import { AddButton, TableActions } from './TableActions.tsx';
import { useBulkActions } from './useBulkActions.ts';
import { useRowActions } from './useRowActions.ts';

type Table = DataTableProps<Employee, EmployeeSearch>;

interface Props
  extends Pick<Table, 'name' | 'columns' | 'rows' | 'total' | 'state' | 'search' | 'onSearch' | 'filters'>,
    Pick<Table, 'rowLink' | 'grid' | 'multiSort' | 'arrangeable'> {
  title: string;
  help: ReactNode;
  open: Open;
  onOpen: (next: Open) => void;
}

/** A page about employees: its head, the table, and the form beside it. */
export function EmployeeTable({ title, help, open, onOpen, ...table }: Props) {
  const { t } = useTranslation('employees');
  const { search, rows = [] } = table;
  const bulkActions = useBulkActions(search);
  const rowActions = useRowActions(({ id }) => onOpen(id));
  const mayManage = useAbility().can('manage', 'DataTable');
  const add = mayManage ? () => onOpen('new') : undefined;
  const ids = rows.map((one) => one.id);

  const actions = <TableActions search={search} onAdd={add} />;

  return (
    <>
      <PageHeader title={title} help={help} actions={actions} isOfList />
      <DataTable
        {...table}
        caption={title}
        rowId={(one) => String(one.id)}
        rowName={(one) => one.full_name}
        searchLabel={t('search')}
        counted={(count) => t('counted', { count, number: formatNumber(count) })}
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
        tools={actions}
        phoneAction={add && <AddButton onAdd={add} />}
      />
      {mayManage && (
        <EmployeeDrawer
          open={open}
          neighbours={typeof open === 'number' ? neighboursOf(ids, open, onOpen) : undefined}
          onClose={() => onOpen(undefined)}
        />
      )}
    </>
  );
}
