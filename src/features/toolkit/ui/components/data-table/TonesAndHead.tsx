import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PlainTable } from '#web/kit/PlainTable.tsx';

const RESULTS = [
  ['Amara Okafor', 94],
  ['Daniel Osei', 71],
  ['Ines Carvalho', 48],
  ['Oliver Kent', 88],
  ['Lena Weber', 63],
  ['Yusuf Demir', 79],
  ['Mei Lin', 52],
].map(([name, points]) => ({ name: String(name), points: Number(points) }));

const PASS = 60;

export function TonesAndHead() {
  const { t } = useTranslation('component-data-table');
  return (
    <PlainTable
      caption={t('tones.caption')}
      rows={RESULTS}
      rowId={({ name }) => name}
      density="compact"
      height={200}
      hover
      columns={[
        { id: 'name', header: t('tones.name'), isName: true, cell: ({ name }) => name },
        { id: 'points', header: t('tones.points'), align: 'end', cell: ({ points }) => formatNumber(points) },
        {
          id: 'result',
          header: t('tones.result'),
          cell: ({ points }) => (points >= PASS ? t('tones.passed') : t('tones.failed')),
          tone: ({ points }) => (points >= PASS ? 'success' : 'danger'),
        },
      ]}
    />
  );
}
