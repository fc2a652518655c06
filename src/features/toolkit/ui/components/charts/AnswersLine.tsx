import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { LineChart } from '#web/kit/charts/LineChart.tsx';
import type { ChartModel } from '#web/kit/charts/types.ts';
import { formatNumber, formatShortDate } from '#web/kit/format.ts';
import { Segments } from '#web/kit/Segments.tsx';

const NOW = [120, 134, 128, 151, 160, 90, 84, 139, 148, 155, 162, 171, 104, 96];
const BEFORE = [110, 118, 125, 130, 141, 88, 79, 121, 126, 140, 138, 150, 95, 90];
const dayAt = (at: number) => new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10);

export function AnswersLine() {
  const { t } = useTranslation('component-charts');
  const [days, setDays] = useState('14');
  const from = NOW.length - Number(days);
  const model: ChartModel = {
    points: NOW.slice(from).map((_, at) => ({
      label: formatShortDate(dayAt(from + at)),
      title: formatShortDate(dayAt(from + at)),
    })),
    series: [
      { name: t('line.now'), values: NOW.slice(from), color: 1 },
      { name: t('line.before'), values: BEFORE.slice(from), color: 2, isPast: true },
    ],
    format: formatNumber,
    isWhole: true,
  };
  return (
    <ChartCard
      title={t('line.chart')}
      legend={model.series}
      file="answers"
      format={(value) => formatNumber(value)}
      aside={
        <Segments
          size="xs"
          aria-label={t('line.range')}
          data={['7', '14'].map((value) => ({ value, label: t('line.days', { days: formatNumber(Number(value)) }) }))}
          value={days}
          onChange={setDays}
        />
      }
      table={{
        columns: [t('line.day'), t('line.now'), t('line.before')],
        rows: model.points.map(({ title }, at) => [title, NOW[from + at] ?? null, BEFORE[from + at] ?? null]),
      }}
    >
      <LineChart title={t('line.chart')} summary={t('line.summary')} model={model} />
    </ChartCard>
  );
}
