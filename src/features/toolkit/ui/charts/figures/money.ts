import type { z } from 'zod';
import { INVOICE_STATUSES } from '#contract/invoice.ts';
import { unitsOf } from '#contract/money.ts';
import type { invoiceFigures, salesFigures } from '#features/dashboards/contract.ts';
import { pointsOf } from '#features/dashboards/ui/words.ts';
import { ORDER_STATUSES } from '#features/orders/listContract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { sums } from '#web/kit/charts/buckets.ts';
import { formatList, formatMoneyShort, formatMoneyWhole } from '#web/kit/format.ts';
import type { FigureModel } from '../Figure.tsx';
import {
  compared,
  comparedSummary,
  count,
  dayPoints,
  row,
  rowsModel,
  spanOf,
  sumsSummary,
  weeksNow,
} from './common.ts';

type Sales = z.infer<typeof salesFigures>;
type Invoices = z.infer<typeof invoiceFigures>;

/** Charts and files show whole units, not cents. */
const formats = (currency: Sales['currency']) => ({
  unit: currency,
  format: (value: number) => formatMoneyWhole(value * 100, currency),
  formatTick: (value: number) => formatMoneyShort(value * 100, currency),
});

/** Each day with all before it. */
function soFar(cents: number[]): number[] {
  let sum = 0;
  return cents.map((one) => {
    sum += unitsOf(one);
    return sum;
  });
}

/** What was sold so far, day after day, beside the same days before. */
export function revenueSoFar({ period, currency, revenue, revenueByDay }: Sales): FigureModel {
  const title = i18n.t('chart-figures:revenueSoFar');
  return {
    ...{ title, places: i18n.t('dashboards:when'), detail: spanOf(period), file: 'revenue' },
    ...formats(currency),
    points: dayPoints(period),
    series: compared({ now: soFar(revenueByDay.now), before: soFar(revenueByDay.before) }),
    summary: comparedSummary(
      title,
      formatMoneyWhole(revenue.now, currency),
      formatMoneyWhole(revenue.before, currency),
    ),
  };
}

/** What was asked for and what was paid, day after day. */
export function invoicesSoFar({ period, currency, issued, paid, issuedByDay, paidByDay }: Invoices): FigureModel {
  const title = i18n.t('chart-figures:invoicesSoFar');
  const names = [i18n.t('dashboards:invoices.issued'), i18n.t('dashboards:invoices.paid')] as const;
  const sums = [issued.now, paid.now].map((cents, at) => `${names[at]} ${formatMoneyWhole(cents, currency)}`);
  return {
    ...{ title, places: i18n.t('dashboards:when'), detail: spanOf(period), file: 'invoices-so-far' },
    ...formats(currency),
    points: dayPoints(period),
    series: [
      { name: names[0], values: soFar(issuedByDay.now), color: 1 },
      { name: names[1], values: soFar(paidByDay.now), color: 5 },
    ],
    summary: i18n.t('chart-figures:said.sums', { title, list: formatList(sums) }),
  };
}

/** What was asked for and what was paid, week by week. */
export function invoicesByWeek({ period, currency, issuedByDay, paidByDay }: Invoices): FigureModel {
  const title = i18n.t('dashboards:cards.invoice-money');
  const weeks = weeksNow(period);
  const { format, ...rest } = formats(currency);
  const series: FigureModel['series'] = [
    { name: i18n.t('dashboards:invoices.issued'), values: sums(weeks, issuedByDay.now.map(unitsOf)), color: 1 },
    { name: i18n.t('dashboards:invoices.paid'), values: sums(weeks, paidByDay.now.map(unitsOf)), color: 5 },
  ];
  return {
    ...{ title, places: i18n.t('dashboards:when'), detail: spanOf(period), file: 'invoices' },
    ...{ ...rest, format, points: pointsOf(weeks), series },
    summary: sumsSummary(title, { series, format }),
  };
}

export const orderStatuses = ({ period, statuses }: Sales): FigureModel =>
  rowsModel({
    ...{ title: i18n.t('dashboards:cards.order-statuses'), file: 'orders', detail: spanOf(period) },
    ...{ places: i18n.t('dashboards:status'), counted: i18n.t('dashboards:count') },
    rows: ORDER_STATUSES.map((status) => row(status, i18n.t(`dashboards:orders.${status}`), statuses[status] ?? 0)),
  });

export const invoiceStatuses = ({ statuses }: Invoices): FigureModel =>
  rowsModel({
    ...{ title: i18n.t('dashboards:cards.invoice-statuses'), file: 'invoice-statuses' },
    ...{ places: i18n.t('dashboards:status'), counted: i18n.t('dashboards:count') },
    detail: i18n.t('dashboards:now'),
    rows: INVOICE_STATUSES.map((status) => row(status, i18n.t(`invoices:statuses.${status}`), statuses[status] ?? 0)),
  });

/** Pieces and money of each product: what sells often, and what sells dear. */
export function products({ period, currency, products: best }: Sales): FigureModel {
  const title = i18n.t('chart-figures:piecesAndRevenue');
  const { format } = formats(currency);
  return {
    ...{ title, places: i18n.t('dashboards:product'), detail: spanOf(period), file: 'products' },
    points: best.map(({ name }) => ({ label: name, title: name })),
    series: [
      { name: i18n.t('dashboards:cards.revenue'), values: best.map(({ cents }) => unitsOf(cents)), color: 1, format },
      {
        ...{ name: i18n.t('chart-figures:pieces'), values: best.map(({ pieces }) => pieces), color: 2 },
        format: count,
      },
    ],
    ...formats(currency),
    summary: i18n.t('chart-figures:said.sums', {
      title,
      list: formatList(best.map(({ name, cents }) => `${name} ${formatMoneyWhole(cents, currency)}`)),
    }),
  };
}

/** The money of each product alone. */
export function productRevenue(data: Sales): FigureModel {
  const model = products(data);
  const title = i18n.t('dashboards:cards.top-products');
  return { ...model, title, series: model.series.slice(0, 1), file: 'product-revenue' };
}
