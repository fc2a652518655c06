import { useMemo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Pill, type PillKind } from '#web/kit/Pill.tsx';
import type { TestRow } from './tests.ts';

const KINDS: Record<TestRow['status'], PillKind> = { draft: 'neutral', open: 'accent', closed: 'success' };

export function useTestColumns(): Column<TestRow>[] {
  const { t } = useTranslation('component-data-table');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        cell: ({ name, teacher }) => <TitleCell name={name} second={teacher} />,
        sortable: true,
        fixed: true,
        plain: true,
        phone: 'title',
      },
      {
        id: 'status',
        header: t('columns.status'),
        cell: ({ status }) => <Pill kind={KINDS[status]}>{t(`statuses.${status}`)}</Pill>,
        width: 140,
        phone: 'status',
      },
      {
        id: 'answers',
        header: t('columns.answers'),
        cell: ({ answers }) => formatNumber(answers),
        sortable: true,
        sortFirst: 'desc',
        align: 'end',
        width: 120,
        phone: 'facts',
        phoneCell: ({ answers }) => t('columns.given', { number: formatNumber(answers) }),
      },
    ],
    [t],
  );
}
