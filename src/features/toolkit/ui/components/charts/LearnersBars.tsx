import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BarChart } from '#web/kit/charts/BarChart.tsx';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import type { ChartModel } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';

const COURSES = [
  { id: 'algebra', begun: 84, done: 61 },
  { id: 'botany', begun: 72, done: 55 },
  { id: 'history', begun: 65, done: 31 },
  { id: 'music', begun: 40, done: 36 },
];

export function LearnersBars() {
  const { t } = useTranslation('component-charts');
  const model: ChartModel = {
    points: COURSES.map(({ id }) => ({ label: t(`bars.${id}`), title: t(`bars.${id}`) })),
    series: [
      { name: t('bars.begun'), values: COURSES.map(({ begun }) => begun), color: 1 },
      { name: t('bars.done'), values: COURSES.map(({ done }) => done), color: 2 },
    ],
    format: formatNumber,
    isWhole: true,
  };
  return (
    <ChartCard
      title={t('bars.chart')}
      legend={model.series}
      hasBars
      file="learners"
      format={(value) => formatNumber(value)}
      table={{
        columns: [t('bars.course'), t('bars.begun'), t('bars.done')],
        rows: COURSES.map(({ id, begun, done }) => [t(`bars.${id}`), begun, done]),
      }}
    >
      <BarChart title={t('bars.chart')} summary={t('bars.summary')} model={model} />
    </ChartCard>
  );
}
