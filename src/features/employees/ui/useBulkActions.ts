import { IconTag, IconTrash } from '@tabler/icons-react';
import type { Employee } from '#features/employees/contract.ts';
import type { EmployeeStatus } from '#features/employees/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { BulkAction } from '#web/kit/DataTable/types.ts';
import { useExportAction } from '#web/kit/DataTable/useExportAction.ts';
import { useAbility } from '#web/session.ts';
import { doBulk } from './bulk.ts';
import type { EmployeeSearch } from './employeeSearch.ts';
import { exportEmployees } from './exportEmployees.ts';
import { useStatusChoices } from './useEmployeeFilters.ts';

export function useBulkActions(search: EmployeeSearch): BulkAction<Employee>[] {
  const { t } = useTranslation('employees');
  const mayManage = useAbility().can('manage', 'DataTable');
  const statuses = useStatusChoices();
  const file = useExportAction<Employee>((format, ids) => void exportEmployees(format, search, ids));
  if (!mayManage) return [file];
  return [
    {
      id: 'status',
      label: t('actions.setStatus'),
      icon: IconTag,
      choices: statuses.map(({ value, label }) => ({
        id: value,
        label,
        run: (selection) => doBulk({ action: 'status', status: Number(value) as EmployeeStatus }, selection, search),
      })),
    },
    file,
    {
      id: 'delete',
      label: t('actions.delete'),
      icon: IconTrash,
      danger: true,
      run: (selection) => doBulk({ action: 'delete' }, selection, search),
    },
  ];
}
