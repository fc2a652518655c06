import type { UseQueryResult } from '@tanstack/react-query';
import type { ByDay, Period } from '#features/dashboards/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BarChart } from '#web/kit/charts/BarChart.tsx';
import { bucketsOf, sums } from '#web/kit/charts/buckets.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { LineChart } from '#web/kit/charts/LineChart.tsx';
import type { ChartModel, ChartSeries } from '#web/kit/charts/types.ts';
import { formatMoneyShort, formatMoneyWhole, formatNumber } from '#web/kit/format.ts';
import { pointsOf, spanOf } from '../words.ts';
import { Body } from './Body.tsx';
import { tableOf } from './tableOf.ts';
import { ViewAll } from './ViewAll.tsx';

export type DaySeries = Omit<ChartSeries, 'values' | 'format'> & { days: number[] };

interface Props<Figures> {
  title: string;
  query: UseQueryResult<Figures>;
  series: (figures: Figures) => DaySeries[];
  summary: (figures: Figures, format: (value: number) => string) => string;
  draws: 'line' | 'bars';
  /** Up to so many days are drawn one by one, where that is not for the kind of chart to say. */
  oneByOne?: number;
  /** What the values are cents of; without it they are counted. */
  currency?: string | undefined;
  /** The legend names the days rather than what is drawn. */
  namesDays?: boolean;
  height: number;
  list?: string | undefined;
  file: string;
}

/** The days of the range against those before. */
export function useAgainstBefore() {
  const { t } = useTranslation('dashboards');
  return ({ now, before }: ByDay): DaySeries[] => [
    { name: t('thisPeriod'), days: now, color: 1 },
    { name: t('previous'), days: before, color: 1, isPast: true },
  ];
}

/** What happened day by day: drawn, as a table, and the way to the list behind it. */
export function DayCard<Figures extends { period: Period }>(props: Props<Figures>) {
  const { title, query, draws, oneByOne, currency, namesDays = false, height, list, file } = props;
  const { t } = useTranslation('dashboards');
  const { data } = query;
  const isMoney = 'currency' in props;
  const format = (value: number) => (isMoney ? formatMoneyWhole(value, currency) : formatNumber(value));

  function modelOf(figures: Figures): ChartModel {
    const { from, days } = figures.period;
    const kind = oneByOne !== undefined && days <= oneByOne ? 'line' : draws;
    const buckets = bucketsOf(from, days, kind);
    return {
      points: pointsOf(buckets),
      series: props.series(figures).map(({ days: values, ...one }) => ({ ...one, values: sums(buckets, values) })),
      format,
      ...(isMoney ? { formatTick: (cents) => formatMoneyShort(cents, currency) } : { isWhole: true }),
    };
  }

  const model = data && modelOf(data);
  const span = data && spanOf(data.period);
  const Chart = draws === 'line' ? LineChart : BarChart;
  return (
    <ChartCard
      title={title}
      unit={currency}
      hasBars={draws === 'bars'}
      legend={model?.series.map((one) => (namesDays && !one.isPast ? { ...one, name: span ?? one.name } : one))}
      table={model && tableOf(model, t('when'), isMoney ? 0.01 : 1)}
      format={(value) => format(isMoney ? value * 100 : value)}
      detail={span}
      file={file}
      aside={<ViewAll href={list} />}
    >
      <Body query={query} height={height}>
        {(figures) =>
          model && <Chart title={title} height={height} model={model} summary={props.summary(figures, format)} />
        }
      </Body>
    </ChartCard>
  );
}
