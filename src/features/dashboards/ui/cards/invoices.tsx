import { useQuery } from '@tanstack/react-query';
import { INVOICE_STATUSES } from '#contract/invoice.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BarChart } from '#web/kit/charts/BarChart.tsx';
import { bucketsOf, sums } from '#web/kit/charts/buckets.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { RankList } from '#web/kit/charts/RankList.tsx';
import type { ChartModel, ChartRow } from '#web/kit/charts/types.ts';
import { formatMoneyShort, formatMoneyWhole, formatNumber } from '#web/kit/format.ts';
import { invoiceFigures } from '../queries.ts';
import { useHref } from '../useHref.ts';
import { daysOf, pointsOf, spanOf } from '../words.ts';
import { Body } from './Body.tsx';
import classes from './cards.module.css';
import { tableOf, tableOfRows } from './tableOf.ts';

interface Props {
  asked: RangeAsked;
}

export function InvoiceMoney({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(invoiceFigures(asked));
  const href = useHref();
  const { data } = query;
  const title = t('cards.invoice-money');
  const buckets = data && bucketsOf(data.period.from, data.period.days, 'bars');
  const currency = data?.currency;
  const model: ChartModel | undefined =
    data && buckets
      ? {
          points: pointsOf(buckets),
          series: [
            { name: t('invoices.issued'), values: sums(buckets, data.issuedByDay.now), color: 1 },
            { name: t('invoices.paid'), values: sums(buckets, data.paidByDay.now), color: 5 },
          ],
          format: (cents) => formatMoneyWhole(cents, currency),
          formatTick: (cents) => formatMoneyShort(cents, currency),
        }
      : undefined;
  const list = data && href('/apps/invoice/list', { issued: daysOf(data.period) });
  return (
    <ChartCard
      title={title}
      unit={currency}
      legend={model?.series}
      table={model && tableOf(model, t('when'), 0.01)}
      format={(units) => formatMoneyWhole(units * 100, currency)}
      detail={data && spanOf(data.period)}
      file="invoices"
      aside={
        list && (
          <HrefLink className={classes.link} href={list}>
            {t('viewAll')}
          </HrefLink>
        )
      }
    >
      <Body query={query} height={220}>
        {({ issued, paid }) =>
          model && (
            <BarChart
              title={title}
              model={model}
              summary={t('summaries.invoices', { issued: model.format(issued.now), paid: model.format(paid.now) })}
            />
          )
        }
      </Body>
    </ChartCard>
  );
}

export function InvoiceStatuses({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const { t: tInvoices } = useTranslation('invoices');
  const query = useQuery(invoiceFigures(asked));
  const href = useHref();
  const { data } = query;
  const title = t('cards.invoice-statuses');
  const rows: ChartRow[] = INVOICE_STATUSES.map((status) => ({
    ...{ id: status, name: tInvoices(`statuses.${status}`), value: data?.statuses[status] ?? 0 },
    text: formatNumber(data?.statuses[status] ?? 0),
    href: href('/apps/invoice/list', { status }),
  }));
  return (
    <ChartCard
      title={title}
      table={data && tableOfRows(rows, [t('status'), t('count')])}
      format={formatNumber}
      rows={rows}
      detail={t('now')}
      file="invoice-statuses"
      aside={t('now')}
    >
      <Body query={query} height={192}>
        {() => <RankList label={title} rows={rows} />}
      </Body>
    </ChartCard>
  );
}
