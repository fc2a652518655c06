import { IconCircleCheck, IconClockDollar, IconFileInvoice, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney, formatNumber } from '#web/kit/format.ts';
import { StatCard, StatCards } from '#web/kit/StatCards.tsx';
import { invoiceCountsQuery } from '../queries.ts';

/** What the list amounts to. Each currency is a sum of its own: the first is shown large, the others below it. */
export function Cards() {
  const { t } = useTranslation('invoices');
  const { data } = useQuery(invoiceCountsQuery);
  const money = (data?.money ?? []).toSorted((a, b) => b.totalCents - a.totalCents);
  const amount = (of: 'totalCents' | 'paidCents' | 'openCents' | 'pastDueCents') => {
    const sums = money.filter((one, place) => place === 0 || one[of] !== 0);
    const [first = formatMoney(0), ...also] = sums.map((one) => formatMoney(one[of], one.currency));
    return { first, also };
  };
  // The sum has part payments in it, too.
  const inFull = data?.paidInFull ?? 0;
  const sums = data && { total: amount('totalCents'), paid: amount('paidCents'), open: amount('openCents') };
  const late = money.filter((one) => one.pastDueCents > 0).map((one) => formatMoney(one.pastDueCents, one.currency));
  return (
    <StatCards label={t('cards.label')} busy={!data}>
      <StatCard
        icon={IconUsers}
        label={t('cards.clients')}
        value={data && formatNumber(data.clients)}
        detail={data && t('cards.clientsDetail')}
      />
      <StatCard
        icon={IconFileInvoice}
        label={t('cards.invoices')}
        value={data && formatNumber(data.all)}
        also={sums && [sums.total.first, ...sums.total.also]}
        detail={data && t('cards.billed')}
      />
      <StatCard
        icon={IconCircleCheck}
        label={t('cards.paid')}
        value={sums?.paid.first}
        also={sums?.paid.also}
        detail={data && t('cards.paidInFull', { count: inFull, number: formatNumber(inFull) })}
      />
      <StatCard
        icon={IconClockDollar}
        label={t('cards.unpaid')}
        value={sums?.open.first}
        also={sums?.open.also}
        detail={data && (late.length > 0 ? t('cards.late', { amount: late.join(' · ') }) : t('cards.noneLate'))}
      />
    </StatCards>
  );
}
