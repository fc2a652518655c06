import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { StackBar } from '#web/kit/charts/StackBar.tsx';
import type { ChartRow } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';

const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 });

export function DevicesShare() {
  const { t } = useTranslation('component-charts');
  const parts: ChartRow[] = [
    { id: 'computer', name: t('share.computer'), value: 58.6, text: percent(58.6), color: 1 },
    { id: 'phone', name: t('share.phone'), value: 34.9, text: percent(34.9), color: 5 },
    { id: 'tablet', name: t('share.tablet'), value: 6.5, text: percent(6.5), color: 2 },
  ];
  return (
    <ChartCard
      title={t('share.chart')}
      file="devices"
      format={percent}
      rows={parts}
      table={{ columns: [t('share.device'), t('share.share')], rows: parts.map(({ name, value }) => [name, value]) }}
    >
      <StackBar parts={parts} summary={t('share.summary')} />
    </ChartCard>
  );
}
