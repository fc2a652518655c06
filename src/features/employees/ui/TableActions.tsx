import { Button, Menu } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeSearch } from './employeeSearch.ts';
import { EXPORT_FORMATS, exportEmployees } from './exportEmployees.ts';
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
  const { t } = useTranslation('employees');
  return (
    <>
      <Menu width={200}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}>
            {t('export.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {EXPORT_FORMATS.map((format) => (
            <Menu.Item key={format} onClick={() => void exportEmployees(format, search)}>
              {t(`export.formats.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {onAdd && <AddButton onAdd={onAdd} notOnPhone />}
    </>
  );
}
