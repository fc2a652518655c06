import { SimpleGrid } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { KpiCard } from '#web/kit/charts/KpiCard.tsx';
import { formatMoneyWhole, formatNumber } from '#web/kit/format.ts';

export function FourNumbers() {
  const { t } = useTranslation('component-figures');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing={12}>
      <KpiCard
        label={t('kpi.learners')}
        value={formatNumber(1_284)}
        change={{ now: 1_284, before: 1_173, beforeText: formatNumber(1_173) }}
        spark={[1_120, 1_140, 1_173, 1_190, 1_221, 1_260, 1_284]}
      />
      <KpiCard
        label={t('kpi.answers')}
        value={formatNumber(9_406)}
        change={{ now: 9_406, before: 9_911, beforeText: formatNumber(9_911) }}
        spark={[9_600, 9_911, 9_700, 9_820, 9_500, 9_440, 9_406]}
      />
      <KpiCard
        label={t('kpi.late')}
        value={formatNumber(12)}
        change={{ now: 12, before: 19, beforeText: formatNumber(19), isLessBetter: true }}
      />
      <KpiCard label={t('kpi.sales')} value={formatMoneyWhole(4_812_000)} detail={t('kpi.since')} />
    </SimpleGrid>
  );
}
