import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney, formatNumber } from '#web/kit/format.ts';
import { PlainTable } from '#web/kit/PlainTable.tsx';

const ITEMS = [
  { id: 'books', count: 24, cents: 1_890 },
  { id: 'rulers', count: 30, cents: 240 },
  { id: 'atlas', count: 2, cents: 4_500 },
];
const total = ITEMS.reduce((sum, { count, cents }) => sum + count * cents, 0);

export function FewRows() {
  const { t } = useTranslation('component-data-table');
  return (
    <PlainTable
      caption={t('few.caption')}
      rows={ITEMS}
      rowId={({ id }) => id}
      columns={[
        { id: 'item', header: t('few.item'), isName: true, cell: ({ id }) => t(`few.${id}`), foot: t('few.total') },
        { id: 'count', header: t('few.count'), align: 'end', cell: ({ count }) => formatNumber(count) },
        {
          id: 'sum',
          header: t('few.sum'),
          align: 'end',
          cell: ({ count, cents }) => formatMoney(count * cents),
          foot: formatMoney(total),
        },
      ]}
    />
  );
}
