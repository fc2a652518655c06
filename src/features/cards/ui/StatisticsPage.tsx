import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { StatisticsCard, StatisticsSeries } from '#features/cards/contract.ts';
import type { Translate } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BarChart } from '#web/kit/charts/BarChart.tsx';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { KpiCard } from '#web/kit/charts/KpiCard.tsx';
import { LineChart } from '#web/kit/charts/LineChart.tsx';
import type { ChartModel, SeriesColor } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import classes from './Cards.module.css';
import { Loaded } from './Loaded.tsx';
import { statisticsCard } from './queries.ts';
import { sayWord } from './sayWord.ts';

export const Route = createFileRoute('/_frame/cards/statistics')({
  loader: ({ context }) => {
    for (const card of [...NUMBERS, ...CHARTS]) void context.queryClient.prefetchQuery(statisticsCard(card));
  },
  staticData: { title: 'pages:card-statistics' },
  component: StatisticsPage,
});

const NUMBERS = ['subscribers', 'revenue', 'sales', 'orders'] as const;
const CHARTS = ['orders-bar-chart', 'profit-line-chart', 'site-traffic', 'active-users', 'newsletter'] as const;
const BARS: StatisticsCard[] = ['orders-bar-chart', 'active-users'];

function NumberCard({ card }: { card: (typeof NUMBERS)[number] }) {
  const { t } = useTranslation('cards');
  const { data } = useQuery(statisticsCard(card));
  const value = data?.analyticsData?.[card];
  return (
    <KpiCard
      label={t(`statistics.${card}`)}
      value={
        value === undefined
          ? undefined
          : formatNumber(value, { notation: value >= 10_000 ? 'compact' : 'standard', maximumFractionDigits: 1 })
      }
      detail={t('stored')}
      spark={data?.series[0]?.data}
    />
  );
}

/** Its numbers have no dates: they are the first, the second, the third. */
function modelOf(t: Translate<'cards'>, { series }: StatisticsSeries): ChartModel {
  const longest = Math.max(0, ...series.map(({ data }) => data.length));
  return {
    points: Array.from({ length: longest }, (_, at) => ({
      label: formatNumber(at + 1),
      title: `#${formatNumber(at + 1)}`,
    })),
    series: series.map(({ name, data }, at) => ({
      name: sayWord(t, name),
      values: data,
      color: ((at % 6) + 1) as SeriesColor,
    })),
    format: formatNumber,
  };
}

function SeriesCard({ card }: { card: (typeof CHARTS)[number] }) {
  const { t } = useTranslation('cards');
  const query = useQuery(statisticsCard(card));
  const title = t(`statistics.${card}`);
  const model = query.data && modelOf(t, query.data);
  const Drawn = BARS.includes(card) ? BarChart : LineChart;
  return (
    <ChartCard
      title={title}
      legend={model?.series}
      table={
        model && {
          columns: ['#', ...model.series.map(({ name }) => name)],
          rows: model.points.map(({ label }, at) => [label, ...model.series.map(({ values }) => values[at] ?? null)]),
        }
      }
      format={formatNumber}
      file={card}
    >
      <Loaded query={query}>
        {() =>
          model && (
            <Drawn
              title={title}
              model={model}
              height={180}
              summary={model.series
                .map(({ name, values }) => `${name}: ${values.map((one) => formatNumber(one ?? 0)).join(', ')}`)
                .join('. ')}
            />
          )
        }
      </Loaded>
    </ChartCard>
  );
}

/** The statistics cards, each with what its call answers. */
function StatisticsPage() {
  const { t } = useTranslation('cards');
  return (
    <>
      <PageHeader title={t('statistics.title')} help={t('statistics.help')} />
      <ul className={classes.grid}>
        {NUMBERS.map((card) => (
          <li key={card} className={classes.quarter}>
            <NumberCard card={card} />
          </li>
        ))}
        {CHARTS.map((card, at) => (
          <li key={card} className={at < 2 ? classes.half : classes.third}>
            <SeriesCard card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}
