import { useMemo } from 'react';
import type { Employee } from '#features/employees/contract.ts';
import { EMPLOYEE_STATUSES } from '#features/employees/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDate, formatNumber } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { formatPay } from './money.ts';
import { STATUS_KINDS } from './StatusPill.tsx';

export function useEmployeeColumns(): Column<Employee>[] {
  const { t } = useTranslation('employees');
  return useMemo(
    () => [
      {
        id: 'full_name',
        header: t('columns.full_name'),
        sortable: true,
        fixed: true,
        width: 230,
        phone: 'title',
        cell: (one) => (
          <TitleCell
            name={one.full_name}
            second={one.post}
            picture={(size) => <PersonAvatar name={one.full_name} id={one.id} src={one.avatar} size={size} />}
          />
        ),
      },
      {
        id: 'post',
        header: t('columns.post'),
        sortable: true,
        hiddenAtFirst: true,
        width: 190,
        phone: 'facts',
        cell: (one) => <span dir="auto">{one.post}</span>,
      },
      {
        id: 'email',
        header: t('columns.email'),
        sortable: true,
        yields: 2,
        cell: (one) => <span dir="ltr">{one.email}</span>,
      },
      {
        id: 'city',
        header: t('columns.city'),
        sortable: true,
        width: 120,
        yields: 1,
        phone: 'facts',
        cell: (one) => <span dir="auto">{one.city}</span>,
      },
      {
        id: 'start_date',
        header: t('columns.start_date'),
        sortable: true,
        sortFirst: 'desc',
        width: 135,
        yields: 3,
        cell: (one) => <time dateTime={one.start_date}>{formatDate(one.start_date)}</time>,
      },
      {
        id: 'salary',
        header: t('columns.salary'),
        sortable: true,
        sortFirst: 'desc',
        align: 'end',
        width: 130,
        cell: (one) => formatPay(one.salary),
      },
      {
        id: 'age',
        header: t('columns.age'),
        sortable: true,
        align: 'end',
        width: 80,
        yields: 4,
        cell: (one) => formatNumber(one.age),
      },
      {
        id: 'experience',
        header: t('columns.experience'),
        sortable: true,
        sortFirst: 'desc',
        align: 'end',
        width: 120,
        hiddenAtFirst: true,
        cell: (one) => t('years', { count: one.experience, number: formatNumber(one.experience) }),
      },
      {
        id: 'status',
        header: t('columns.status'),
        sortable: true,
        width: 144,
        phone: 'status',
        cell: (one) => <Pill kind={STATUS_KINDS[one.status]}>{t(`statuses.${EMPLOYEE_STATUSES[one.status]}`)}</Pill>,
      },
      {
        id: 'id',
        header: t('columns.id'),
        sortable: true,
        align: 'end',
        width: 90,
        hiddenAtFirst: true,
        cell: (one) => formatNumber(one.id, { useGrouping: false }),
      },
    ],
    [t],
  );
}
