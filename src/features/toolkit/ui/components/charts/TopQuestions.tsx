import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { RankList } from '#web/kit/charts/RankList.tsx';
import type { ChartRow } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';

const QUESTIONS = [
  { id: 'cells', wrong: 48 },
  { id: 'triangle', wrong: 31 },
  { id: 'rivers', wrong: 22 },
];

export function TopQuestions() {
  const { t } = useTranslation('component-charts');
  const rows: ChartRow[] = QUESTIONS.map(({ id, wrong }) => ({
    id,
    name: t(`rank.${id}`),
    value: wrong,
    text: formatNumber(wrong),
    href: '/lms/questions',
  }));
  return (
    <ChartCard
      title={t('rank.chart')}
      file="wrong-answers"
      format={(value) => formatNumber(value)}
      rows={rows}
      table={{ columns: [t('rank.question'), t('rank.wrong')], rows: rows.map(({ name, value }) => [name, value]) }}
    >
      <RankList label={t('rank.chart')} rows={rows} look="stacked" />
    </ChartCard>
  );
}
