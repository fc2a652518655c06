import { Group } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { Donut } from '#web/kit/charts/Donut.tsx';
import { Legend } from '#web/kit/charts/Legend.tsx';
import type { ChartRow } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';

export function ResultsRing() {
  const { t } = useTranslation('component-charts');
  const parts: ChartRow[] = [
    { id: 'passed', name: t('ring.passed'), value: 182, text: formatNumber(182), color: 1 },
    { id: 'failed', name: t('ring.failed'), value: 34, text: formatNumber(34), color: 2 },
    { id: 'open', name: t('ring.open'), value: 20, text: formatNumber(20), color: 5 },
  ];
  return (
    <ChartCard
      title={t('ring.chart')}
      file="results"
      format={(value) => formatNumber(value)}
      table={{ columns: [t('ring.result'), t('ring.tests')], rows: parts.map(({ name, value }) => [name, value]) }}
    >
      <Group gap={24}>
        <Donut parts={parts} number={formatNumber(236)} word={t('ring.tests')} summary={t('ring.summary')} />
        <Legend series={parts.map(({ name, text, color = 1 }) => ({ name: `${name} ${text}`, color }))} hasBars />
      </Group>
    </ChartCard>
  );
}
