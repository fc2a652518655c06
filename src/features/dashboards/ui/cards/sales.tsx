import { useQuery } from '@tanstack/react-query';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { ORDER_STATUSES } from '#features/orders/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BarChart } from '#web/kit/charts/BarChart.tsx';
import { bucketsOf, sums } from '#web/kit/charts/buckets.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { RankList } from '#web/kit/charts/RankList.tsx';
import type { ChartModel, ChartRow } from '#web/kit/charts/types.ts';
import { formatMoneyShort, formatMoneyWhole, formatNumber } from '#web/kit/format.ts';
import { salesFigures } from '../queries.ts';
import { useHref } from '../useHref.ts';
import { daysOf, pointsOf, spanOf } from '../words.ts';
import { Body } from './Body.tsx';
import classes from './cards.module.css';
import { tableOf, tableOfRows } from './tableOf.ts';

interface Props {
  asked: RangeAsked;
}

const UNITS = 0.01;
const ONE_BY_ONE = 31;

export function RevenueByDay({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(salesFigures(asked));
  const { data } = query;
  const title = t('cards.revenue-by-day');
  // Days without a sale are gaps, not slopes: bars, day by day while there is room.
  const buckets =
    data && bucketsOf(data.period.from, data.period.days, data.period.days > ONE_BY_ONE ? 'bars' : 'line');
  const currency = data?.currency;
  const model: ChartModel | undefined =
    data && buckets
      ? {
          points: pointsOf(buckets),
          series: [
            { name: t('thisPeriod'), values: sums(buckets, data.revenueByDay.now), color: 1 },
            { name: t('previous'), values: sums(buckets, data.revenueByDay.before), color: 1, isPast: true },
          ],
          format: (cents) => formatMoneyWhole(cents, currency),
          formatTick: (cents) => formatMoneyShort(cents, currency),
        }
      : undefined;
  return (
    <ChartCard
      title={title}
      unit={currency}
      hasBars
      legend={
        data && [
          { name: spanOf(data.period), color: 1 },
          { name: t('previous'), color: 1, isPast: true },
        ]
      }
      table={model && tableOf(model, t('when'), UNITS)}
      format={(units) => formatMoneyWhole(units * 100, currency)}
      detail={data && spanOf(data.period)}
      file="revenue"
    >
      <Body query={query} height={256}>
        {({ revenue }) =>
          model && (
            <BarChart
              height={256}
              title={title}
              model={model}
              summary={t('summaries.revenue', { now: model.format(revenue.now), before: model.format(revenue.before) })}
            />
          )
        }
      </Body>
    </ChartCard>
  );
}

export function OrderStatuses({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(salesFigures(asked));
  const href = useHref();
  const { data } = query;
  const title = t('cards.order-statuses');
  const rows: ChartRow[] = ORDER_STATUSES.map((status) => ({
    ...{ id: status, name: t(`orders.${status}`), value: data?.statuses[status] ?? 0 },
    text: formatNumber(data?.statuses[status] ?? 0),
    href: data && href('/apps/ecommerce/orders', { status, placed: daysOf(data.period) }),
  }));
  const all = data && href('/apps/ecommerce/orders', { placed: daysOf(data.period) });
  return (
    <ChartCard
      title={title}
      table={data && tableOfRows(rows, [t('status'), t('count')])}
      format={formatNumber}
      rows={rows}
      detail={data && spanOf(data.period)}
      file="orders"
      aside={
        all && (
          <HrefLink className={classes.link} href={all}>
            {t('viewAll')}
          </HrefLink>
        )
      }
    >
      <Body query={query} height={192} isEmpty={({ statuses }) => Object.keys(statuses).length === 0}>
        {() => <RankList label={title} rows={rows} />}
      </Body>
    </ChartCard>
  );
}

export function TopProducts({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(salesFigures(asked));
  const href = useHref();
  const { data } = query;
  const title = t('cards.top-products');
  const shop = href('/apps/ecommerce/shop');
  const rows: ChartRow[] = (data?.products ?? []).map(({ id, name, slug, pieces, cents }) => ({
    ...{ id: `${id ?? name}`, name, value: cents, text: formatMoneyWhole(cents, data?.currency) },
    detail: t('sales.pieces', { name, count: pieces, number: formatNumber(pieces) }),
    href: shop && id !== null ? `/apps/ecommerce/product-detail/${slug}-${id}` : undefined,
  }));
  return (
    <ChartCard
      title={title}
      table={data && tableOfRows(rows, [t('product'), `${t('cards.revenue')} (${data.currency})`], UNITS)}
      format={(units) => formatMoneyWhole(units * 100, data?.currency)}
      rows={rows}
      detail={data && spanOf(data.period)}
      file="top-products"
      aside={
        shop && (
          <HrefLink className={classes.link} href={shop}>
            {t('viewAll')}
          </HrefLink>
        )
      }
    >
      <Body query={query} height={192} isEmpty={({ products }) => products.length === 0}>
        {() => <RankList label={title} rows={rows} look="stacked" />}
      </Body>
    </ChartCard>
  );
}
