import { IconAlarm, IconClockDollar, IconPackage, IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney, formatNumber } from '#web/kit/format.ts';
import { StatCard, StatCards } from '#web/kit/StatCards.tsx';
import { orderCountsQuery } from '../queries.ts';

/** What there is to do in the shop. Each currency is a sum of its own: the first is shown large, the others below it. */
export function Cards() {
  const { t } = useTranslation('orders');
  const { data } = useQuery(orderCountsQuery('all'));
  const money = (data?.money ?? []).toSorted((a, b) => b.totalCents - a.totalCents);
  const amount = (of: 'totalCents' | 'openCents') => {
    const [first = formatMoney(0), ...also] = money.map((one) => formatMoney(one[of], one.currency));
    return { first, also };
  };
  const of = (status: 'placed' | 'paid' | 'packed' | 'shipped') => data?.statuses[status] ?? 0;
  const waiting = of('placed') + of('paid') + of('packed');
  const isFine = data?.late === 0;
  return (
    <StatCards label={t('cards.label')} busy={!data}>
      <StatCard
        icon={IconShoppingBag}
        label={t('cards.orders')}
        value={data && formatNumber(data.all)}
        also={data && [amount('totalCents').first, ...amount('totalCents').also]}
        detail={data && t('cards.ordersDetail')}
      />
      <StatCard
        icon={IconPackage}
        label={t('cards.waiting')}
        value={data && formatNumber(waiting)}
        detail={data && t('cards.onTheWay', { count: of('shipped'), number: formatNumber(of('shipped')) })}
      />
      <StatCard
        icon={IconAlarm}
        label={t('cards.late')}
        value={data && formatNumber(data.late)}
        detail={data && t(isFine ? 'cards.noneLate' : 'cards.lateDetail')}
      />
      <StatCard
        icon={IconClockDollar}
        label={t('cards.open')}
        value={data && amount('openCents').first}
        also={data && amount('openCents').also}
        detail={data && t('cards.openDetail')}
      />
    </StatCards>
  );
}
