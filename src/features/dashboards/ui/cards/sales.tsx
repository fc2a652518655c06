import { useQuery } from '@tanstack/react-query';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { ORDER_STATUSES } from '#features/orders/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { ChartRow } from '#web/kit/charts/types.ts';
import { formatMoneyWhole, formatNumber } from '#web/kit/format.ts';
import { salesFigures } from '../queries.ts';
import { useHref } from '../useHref.ts';
import { daysOf, spanOf } from '../words.ts';
import { DayCard, useAgainstBefore } from './DayCard.tsx';
import { RankCard } from './RankCard.tsx';
import { ViewAll } from './ViewAll.tsx';

interface Props {
  asked: RangeAsked;
}

export function RevenueByDay({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(salesFigures(asked));
  const againstBefore = useAgainstBefore();
  return (
    <DayCard
      title={t('cards.revenue-by-day')}
      query={query}
      // Days without a sale are gaps, not slopes: bars, day by day while there is room.
      draws="bars"
      oneByOne={31}
      currency={query.data?.currency}
      namesDays
      height={256}
      file="revenue"
      series={({ revenueByDay }) => againstBefore(revenueByDay)}
      summary={({ revenue }, format) =>
        t('summaries.revenue', { now: format(revenue.now), before: format(revenue.before) })
      }
    />
  );
}

export function OrderStatuses({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(salesFigures(asked));
  const href = useHref();
  const { data } = query;
  const placed = data && daysOf(data.period);
  const rows: ChartRow[] = ORDER_STATUSES.map((status) => ({
    ...{ id: status, name: t(`orders.${status}`), value: data?.statuses[status] ?? 0 },
    text: formatNumber(data?.statuses[status] ?? 0),
    href: placed && href('/apps/ecommerce/orders', { status, placed }),
  }));
  return (
    <RankCard
      title={t('cards.order-statuses')}
      query={query}
      rows={rows}
      columns={[t('status'), t('count')]}
      isEmpty={({ statuses }) => Object.keys(statuses).length === 0}
      detail={data && spanOf(data.period)}
      file="orders"
      aside={<ViewAll href={placed && href('/apps/ecommerce/orders', { placed })} />}
    />
  );
}

export function TopProducts({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(salesFigures(asked));
  const href = useHref();
  const { data } = query;
  const shop = href('/apps/ecommerce/shop');
  const rows: ChartRow[] = (data?.products ?? []).map(({ id, name, slug, pieces, cents }) => ({
    ...{ id: `${id ?? name}`, name, value: cents, text: formatMoneyWhole(cents, data?.currency) },
    detail: t('sales.pieces', { name, count: pieces, number: formatNumber(pieces) }),
    href: shop && id !== null ? `/apps/ecommerce/product-detail/${slug}-${id}` : undefined,
  }));
  return (
    <RankCard
      title={t('cards.top-products')}
      query={query}
      rows={rows}
      columns={[t('product'), `${t('cards.revenue')} (${data?.currency})`]}
      isEmpty={({ products }) => products.length === 0}
      currency={data?.currency}
      look="stacked"
      detail={data && spanOf(data.period)}
      file="top-products"
      aside={<ViewAll href={shop} />}
    />
  );
}
