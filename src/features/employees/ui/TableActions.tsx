import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ExportMenu } from '#web/kit/ExportMenu.tsx';
import type { EmployeeSearch } from './employeeSearch.ts';
import { exportEmployees } from './exportEmployees.ts';
import classes from './TableActions.module.css';

export function AddButton({ onAdd, notOnPhone }: { onAdd: () => void; notOnPhone?: boolean }) {
  const { t } = useTranslation('employees');
  return (
    <Button
      className={notOnPhone ? classes.notOnPhone : undefined}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={onAdd}
    >
      {t('add')}
    </Button>
  );
}

/** What can be done with the table as a whole. */
export function TableActions({ search, onAdd }: { search: EmployeeSearch; onAdd: (() => void) | undefined }) {
  return (
    <>
      <ExportMenu onExport={(format) => void exportEmployees(format, search)} />
      {onAdd && <AddButton onAdd={onAdd} notOnPhone />}
    </>
  );
}
