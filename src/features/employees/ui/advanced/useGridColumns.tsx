import { useMemo } from 'react';
import type { Employee } from '#features/employees/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { CellEdit, Column } from '#web/kit/DataTable/types.ts';
import { formatDate } from '#web/kit/format.ts';
import { formatPay } from '../money.ts';
import { useEmployeeColumns } from '../useEmployeeColumns.tsx';
import { useStatusChoices } from '../useEmployeeFilters.ts';
import { CELL_FIELDS, type CellField, writeCell } from './cellText.ts';

const KINDS: Record<CellField, CellEdit<Employee>['kind']> = {
  full_name: 'text',
  post: 'text',
  email: 'email',
  city: 'text',
  start_date: 'date',
  salary: 'number',
  age: 'number',
  experience: 'number',
  status: 'choice',
};
const WIDTHS: Partial<Record<string, number>> = {
  email: 270,
  city: 140,
  start_date: 150,
  salary: 150,
  age: 110,
  experience: 140,
  status: 160,
};

const isField = (id: string): id is CellField => (CELL_FIELDS as readonly string[]).includes(id);

/** The columns of the table, all of them shown, with what can be written in their cells. */
export function useGridColumns(): Column<Employee>[] {
  const { t } = useTranslation('employees');
  const columns = useEmployeeColumns();
  const statuses = useStatusChoices();
  return useMemo(() => {
    const shows: Partial<Record<CellField, (text: string) => string>> = {
      start_date: (text) => (text ? formatDate(text) : text),
      salary: (text) => (Number.isFinite(Number(text)) ? formatPay(Number(text)) : text),
      status: (text) => statuses.find((one) => one.value === text)?.label ?? text,
    };
    const editOf = (field: CellField): CellEdit<Employee> => ({
      kind: KINDS[field],
      value: (one) => writeCell(one, field),
      ...(field === 'status' ? { choices: statuses } : {}),
      ...(shows[field] ? { show: shows[field] } : {}),
    });
    return columns.map(({ yields, ...column }) => ({
      ...column,
      width: WIDTHS[column.id] ?? column.width ?? 200,
      hiddenAtFirst: column.id === 'id',
      ...(isField(column.id) ? { edit: editOf(column.id) } : {}),
      ...(column.id === 'full_name'
        ? {
            // The post has a column of its own here.
            cell: (one: Employee) => (
              <TitleCell
                name={one.full_name}
                second={t('numbered', { id: one.id })}
                picture={(size) => <PersonAvatar name={one.full_name} id={one.id} src={one.avatar} size={size} />}
              />
            ),
          }
        : {}),
    }));
  }, [columns, statuses, t]);
}
