import type { ReactNode } from 'react';
import type { CardId } from '#features/dashboards/choices.ts';
import type { ByDay, Compared, Period } from '#features/dashboards/contract.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { bucketsOf, means, sums } from '#web/kit/charts/buckets.ts';
import { formatMoneyWhole, formatNumber } from '#web/kit/format.ts';
import {
  invoiceFigures,
  peopleFigures,
  practiceFigures,
  questionFigures,
  salesFigures,
  signInFigures,
} from '../queries.ts';
import { daysOf } from '../words.ts';
import { kpi } from './Kpi.tsx';

const SOLD = 'placed,paid,packed,shipped,delivered';
const NONE = '–';
const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

const sparkOf = ({ from, days }: Period, values: number[]) => sums(bucketsOf(from, days, 'line'), values);
const countChange = ({ now, before }: Compared) => ({ now, before, beforeText: formatNumber(before) });
const moneyChange = ({ now, before }: Compared, currency: string) => ({
  ...{ now, before, beforeText: formatMoneyWhole(before, currency) },
});

/** Currencies are never added up. */
const inOthers = (others: { currency: string; cents: number }[]) =>
  others.map((one) => formatMoneyWhole(one.cents, one.currency));

/** Of each stretch of days for itself; without an order there is none. */
function averages({ from, days }: Period, revenue: ByDay, orders: ByDay): (number | null)[] {
  const buckets = bucketsOf(from, days, 'line');
  const counted = sums(buckets, orders.now);
  return sums(buckets, revenue.now).map((sum, at) => (counted[at] ? sum / counted[at] : null));
}

const activePeople = kpi('active-people', signInFigures, ({ people, peopleByDay, period, byDay }, { href }) => ({
  value: formatNumber(people.now),
  change: countChange(people),
  // Over a long time by their sign-ins: somebody who comes every day is one person only.
  spark: peopleByDay.length > 0 ? peopleByDay : sparkOf(period, byDay.now),
  // Not the users by their last visit: whoever came then and has come since is not among them.
  href: href('/lms/audit', { action: 'signed-in', at: daysOf(period) }),
}));

const newPeople = kpi('new-people', peopleFigures, ({ new: fresh, newByDay, period }, { href }) => ({
  value: formatNumber(fresh.now),
  change: countChange(fresh),
  spark: sparkOf(period, newByDay.now),
  href: href('/lms/users', { created: daysOf(period) }),
}));

const practicesFinished = kpi('practices-finished', practiceFigures, ({ finished, finishedByDay, period }) => ({
  value: formatNumber(finished.now),
  change: countChange(finished),
  spark: sparkOf(period, finishedByDay.now),
}));

const practiceAverage = kpi('practice-average', practiceFigures, ({ average, averageByDay, period }, { t }) => {
  const { now, before } = average;
  return {
    value: now === null ? NONE : percent(now),
    change: now !== null && before !== null ? { now, before, beforeText: percent(before) } : undefined,
    detail: t('noneBefore'),
    spark: means(bucketsOf(period.from, period.days, 'line'), averageByDay),
  };
});

const questionsNew = kpi('questions-new', questionFigures, ({ new: fresh, newByDay, period }, { href }) => ({
  value: formatNumber(fresh.now),
  change: countChange(fresh),
  spark: sparkOf(period, newByDay.now),
  href: href('/lms/questions', { created: daysOf(period) }),
}));

const revenueTaken = kpi('revenue', salesFigures, ({ revenue, revenueByDay, currency, period }, { href }) => ({
  value: formatMoneyWhole(revenue.now, currency),
  change: moneyChange(revenue, currency),
  spark: sparkOf(period, revenueByDay.now),
  href: href('/apps/ecommerce/orders', { placed: daysOf(period), status: SOLD }),
}));

const ordersPlaced = kpi('orders', salesFigures, ({ orders, ordersByDay, period }, { href }) => ({
  value: formatNumber(orders.now),
  change: countChange(orders),
  spark: sparkOf(period, ordersByDay.now),
  href: href('/apps/ecommerce/orders', { placed: daysOf(period), status: SOLD }),
}));

const averageOrder = kpi('average-order', salesFigures, (data, { t }) => {
  const { averageOrder: average, currency } = data;
  const { now, before } = average;
  return {
    value: now === null ? NONE : formatMoneyWhole(now, currency),
    change: now !== null && before !== null ? moneyChange({ now, before }, currency) : undefined,
    detail: t('noneBefore'),
    spark: averages(data.period, data.revenueByDay, data.ordersByDay),
  };
});

const invoicesOutstanding = kpi(
  'invoices-outstanding',
  invoiceFigures,
  ({ outstanding: { count, cents }, others, currency }, { t, href }) => ({
    value: formatMoneyWhole(cents, currency),
    detail: [t('invoiceCount', { count, number: formatNumber(count) }), ...inOthers(others)].join(' · '),
    href: href('/apps/invoice/list', { status: 'Sent,Downloaded,Partial Payment,Past Due' }),
  }),
);

const invoicesOverdue = kpi('invoices-overdue', invoiceFigures, ({ overdue, currency }, { href }) => ({
  value: formatNumber(overdue.count),
  detail: [formatMoneyWhole(overdue.cents, currency), ...inOthers(overdue.others)].join(' · '),
  href: href('/apps/invoice/list', { status: 'Past Due' }),
}));

const invoicesPaid = kpi('invoices-paid', invoiceFigures, ({ paid, paidByDay, currency, period }, { href }) => ({
  value: formatMoneyWhole(paid.now, currency),
  change: moneyChange(paid, currency),
  spark: sparkOf(period, paidByDay.now),
  href: href('/apps/invoice/list', { paid: daysOf(period) }),
}));

/** The cards of one number: they are there first, without waiting for charts. */
export const KPIS: Partial<Record<CardId, (props: { asked: RangeAsked }) => ReactNode>> = {
  'active-people': activePeople,
  'new-people': newPeople,
  'practices-finished': practicesFinished,
  'practice-average': practiceAverage,
  'questions-new': questionsNew,
  revenue: revenueTaken,
  orders: ordersPlaced,
  'average-order': averageOrder,
  'invoices-outstanding': invoicesOutstanding,
  'invoices-overdue': invoicesOverdue,
  'invoices-paid': invoicesPaid,
};
