import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { Donut } from '#web/kit/charts/Donut.tsx';
import { RankList } from '#web/kit/charts/RankList.tsx';
import type { ChartRow } from '#web/kit/charts/types.ts';
import { formatList, formatMoneyWhole, formatNumber } from '#web/kit/format.ts';
import classes from '../Cards.module.css';
import { Loaded } from '../Loaded.tsx';
import { cardRevenue, goalOverview, productOrders, revenueReport } from '../queries.ts';
import { Facts } from './Facts.tsx';

const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
const dollars = (units: number) => formatMoneyWhole(units * 100);

export function GoalOverview() {
  const { t } = useTranslation('cards');
  const query = useQuery(goalOverview);
  const { data } = query;
  return (
    <ChartCard
      title={t('analytics.goal-overview')}
      file="goal-overview"
      format={formatNumber}
      table={
        data && {
          columns: [t('what'), t('number')],
          rows: [
            [t('goal.completed'), data.completed],
            [t('goal.inProgress'), data.inProgress],
          ],
        }
      }
    >
      <Loaded query={query}>
        {({ completed, inProgress }) => {
          const share = completed / Math.max(1, completed + inProgress);
          return (
            <div className={classes.row}>
              <Donut
                parts={[{ id: 'done', name: t('goal.completed'), value: share, text: percent(share), color: 1 }]}
                whole={1}
                number={percent(share)}
                word={t('goal.done')}
                summary={`${t('goal.completed')}: ${percent(share)}`}
              />
              <Facts
                facts={[
                  [t('goal.completed'), formatNumber(completed)],
                  [t('goal.inProgress'), formatNumber(inProgress)],
                ]}
              />
            </div>
          );
        }}
      </Loaded>
    </ChartCard>
  );
}

export function RevenueReport() {
  const { t } = useTranslation('cards');
  const query = useQuery(revenueReport);
  const { data } = query;
  return (
    <ChartCard
      title={t('analytics.revenue-report')}
      aside={data && formatList(data.years.map(String))}
      file="revenue-report"
      format={dollars}
      table={
        data && {
          columns: [t('what'), t('number')],
          rows: [
            [t('revenue.price'), data.price],
            [t('revenue.budget'), data.budget],
          ],
        }
      }
    >
      <Loaded query={query}>
        {({ price, budget }) => (
          <div className={classes.row}>
            <Donut
              parts={[{ id: 'price', name: t('revenue.price'), value: price, text: dollars(price), color: 1 }]}
              whole={Math.max(price, budget)}
              number={percent(price / Math.max(1, budget))}
              word={t('revenue.ofBudget')}
              summary={`${t('revenue.price')}: ${dollars(price)}, ${t('revenue.budget')}: ${dollars(budget)}`}
            />
            <Facts
              facts={[
                [t('revenue.price'), dollars(price)],
                [t('revenue.budget'), dollars(budget)],
              ]}
            />
          </div>
        )}
      </Loaded>
    </ChartCard>
  );
}

export function Revenue() {
  const { t } = useTranslation('cards');
  const query = useQuery(cardRevenue);
  const { data } = query;
  const rows: ChartRow[] = data
    ? [
        { id: 'this', name: t('revenue.thisMonth'), value: data.thisMonth, text: dollars(data.thisMonth), color: 1 },
        { id: 'last', name: t('revenue.lastMonth'), value: data.lastMonth, text: dollars(data.lastMonth), color: 5 },
      ]
    : [];
  return (
    <ChartCard
      title={t('analytics.revenue')}
      file="revenue"
      format={dollars}
      rows={rows}
      table={data && { columns: [t('what'), t('number')], rows: rows.map(({ name, value }) => [name, value]) }}
    >
      <Loaded query={query}>{() => <RankList label={t('analytics.revenue')} rows={rows} />}</Loaded>
    </ChartCard>
  );
}

export function ProductOrders() {
  const { t } = useTranslation('cards');
  const query = useQuery(productOrders);
  const { data } = query;
  const rows: ChartRow[] = (['finished', 'pending', 'rejected'] as const).map((state, at) => ({
    ...{ id: state, name: t(`orders.${state}`), value: data?.chart_info[state] ?? 0 },
    text: formatNumber(data?.chart_info[state] ?? 0),
    color: ([1, 2, 4] as const)[at] ?? 1,
  }));
  return (
    <ChartCard
      title={t('analytics.product-orders')}
      file="product-orders"
      format={formatNumber}
      rows={rows}
      table={data && { columns: [t('what'), t('number')], rows: rows.map(({ name, value }) => [name, value]) }}
    >
      <Loaded query={query}>{() => <RankList label={t('analytics.product-orders')} rows={rows} />}</Loaded>
    </ChartCard>
  );
}
