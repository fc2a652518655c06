import { useQuery } from '@tanstack/react-query';
import { INVOICE_STATUSES } from '#contract/invoice.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { ChartRow } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { invoiceFigures } from '../queries.ts';
import { useHref } from '../useHref.ts';
import { daysOf } from '../words.ts';
import { DayCard } from './DayCard.tsx';
import { RankCard } from './RankCard.tsx';

interface Props {
  asked: RangeAsked;
}

export function InvoiceMoney({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(invoiceFigures(asked));
  const href = useHref();
  const { data } = query;
  return (
    <DayCard
      title={t('cards.invoice-money')}
      query={query}
      draws="bars"
      currency={data?.currency}
      height={220}
      list={data && href('/apps/invoice/list', { issued: daysOf(data.period) })}
      file="invoices"
      series={({ issuedByDay, paidByDay }) => [
        { name: t('invoices.issued'), days: issuedByDay.now, color: 1 },
        { name: t('invoices.paid'), days: paidByDay.now, color: 5 },
      ]}
      summary={({ issued, paid }, format) =>
        t('summaries.invoices', { issued: format(issued.now), paid: format(paid.now) })
      }
    />
  );
}

export function InvoiceStatuses({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const { t: tInvoices } = useTranslation('invoices');
  const query = useQuery(invoiceFigures(asked));
  const href = useHref();
  const rows: ChartRow[] = INVOICE_STATUSES.map((status) => ({
    ...{ id: status, name: tInvoices(`statuses.${status}`), value: query.data?.statuses[status] ?? 0 },
    text: formatNumber(query.data?.statuses[status] ?? 0),
    href: href('/apps/invoice/list', { status }),
  }));
  return (
    <RankCard
      title={t('cards.invoice-statuses')}
      query={query}
      rows={rows}
      columns={[t('status'), t('count')]}
      detail={t('now')}
      file="invoice-statuses"
      aside={t('now')}
    />
  );
}
