import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ByDay, CardId, Compared, Period, RangeAsked } from '#features/dashboards/contract.ts';
import { bucketsOf, means, sums } from '#web/kit/charts/buckets.ts';
import { KpiCard } from '#web/kit/charts/KpiCard.tsx';
import { formatMoneyWhole, formatNumber } from '#web/kit/format.ts';
import { FailedState } from '#web/kit/states.tsx';
import {
  invoiceFigures,
  peopleFigures,
  practiceFigures,
  questionFigures,
  salesFigures,
  signInFigures,
} from '../queries.ts';
import { useHref } from '../useHref.ts';
import { daysOf } from '../words.ts';
import classes from './kpis.module.css';

interface Props {
  asked: RangeAsked;
}

const SOLD = 'placed,paid,packed,shipped,delivered';
const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

const sparkOf = ({ from, days }: Period, values: number[]) => sums(bucketsOf(from, days, 'line'), values);
const countChange = ({ now, before }: Compared) => ({ now, before, beforeText: formatNumber(before) });
const moneyChange = ({ now, before }: Compared, currency: string) => ({
  ...{ now, before, beforeText: formatMoneyWhole(before, currency) },
});

interface Asked {
  error: unknown;
  data: unknown;
  refetch: () => unknown;
}

/** Small, where a number should be: what did not load, and another try. */
function Failed({ query: { error, refetch } }: { query: Asked }) {
  return (
    <div className={classes.failed}>
      <FailedState error={error} onRetry={() => void refetch()} />
    </div>
  );
}
const hasFailed = ({ error, data }: Asked) => Boolean(error) && data === undefined;

function ActivePeople({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(signInFigures(asked));
  const href = useHref();
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  return (
    <KpiCard
      label={t('cards.active-people')}
      value={data && formatNumber(data.people.now)}
      change={data && countChange(data.people)}
      // Over a long time by their sign-ins: somebody who comes every day is one person only.
      spark={data && (data.peopleByDay.length > 0 ? data.peopleByDay : sparkOf(data.period, data.byDay.now))}
      // Not the users by their last visit: whoever came then and has come since is not among them.
      href={data && href('/lms/audit', { action: 'signed-in', at: daysOf(data.period) })}
    />
  );
}

function NewPeople({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(peopleFigures(asked));
  const href = useHref();
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  return (
    <KpiCard
      label={t('cards.new-people')}
      value={data && formatNumber(data.new.now)}
      change={data && countChange(data.new)}
      spark={data && sparkOf(data.period, data.newByDay.now)}
      href={data && href('/lms/users', { created: daysOf(data.period) })}
    />
  );
}

function PracticesFinished({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(practiceFigures(asked));
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  return (
    <KpiCard
      label={t('cards.practices-finished')}
      value={data && formatNumber(data.finished.now)}
      change={data && countChange(data.finished)}
      spark={data && sparkOf(data.period, data.finishedByDay.now)}
    />
  );
}

function PracticeAverage({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(practiceFigures(asked));
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  const { now = null, before = null } = data?.average ?? {};
  return (
    <KpiCard
      label={t('cards.practice-average')}
      value={data && (now === null ? '–' : percent(now))}
      change={now !== null && before !== null ? { now, before, beforeText: percent(before) } : undefined}
      detail={t('noneBefore')}
      spark={data && means(bucketsOf(data.period.from, data.period.days, 'line'), data.averageByDay)}
    />
  );
}

function QuestionsNew({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(questionFigures(asked));
  const href = useHref();
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  return (
    <KpiCard
      label={t('cards.questions-new')}
      value={data && formatNumber(data.new.now)}
      change={data && countChange(data.new)}
      spark={data && sparkOf(data.period, data.newByDay.now)}
      href={href('/lms/questions', { sortColumn: 'createdAt', sort: 'desc' })}
    />
  );
}

function Revenue({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(salesFigures(asked));
  const href = useHref();
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  return (
    <KpiCard
      label={t('cards.revenue')}
      value={data && formatMoneyWhole(data.revenue.now, data.currency)}
      change={data && moneyChange(data.revenue, data.currency)}
      spark={data && sparkOf(data.period, data.revenueByDay.now)}
      href={data && href('/apps/ecommerce/orders', { placed: daysOf(data.period), status: SOLD })}
    />
  );
}

function Orders({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(salesFigures(asked));
  const href = useHref();
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  return (
    <KpiCard
      label={t('cards.orders')}
      value={data && formatNumber(data.orders.now)}
      change={data && countChange(data.orders)}
      spark={data && sparkOf(data.period, data.ordersByDay.now)}
      href={data && href('/apps/ecommerce/orders', { placed: daysOf(data.period), status: SOLD })}
    />
  );
}

/** Of each stretch of days for itself; without an order there is none. */
function averages({ from, days }: Period, revenue: ByDay, orders: ByDay): (number | null)[] {
  const buckets = bucketsOf(from, days, 'line');
  const counted = sums(buckets, orders.now);
  return sums(buckets, revenue.now).map((sum, at) => (counted[at] ? sum / counted[at] : null));
}

function AverageOrder({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(salesFigures(asked));
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  const { now = null, before = null } = data?.averageOrder ?? {};
  return (
    <KpiCard
      label={t('cards.average-order')}
      value={data && (now === null ? '–' : formatMoneyWhole(now, data.currency))}
      change={data && now !== null && before !== null ? moneyChange({ now, before }, data.currency) : undefined}
      detail={t('noneBefore')}
      spark={data && averages(data.period, data.revenueByDay, data.ordersByDay)}
    />
  );
}

function InvoicesOutstanding({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(invoiceFigures(asked));
  const href = useHref();
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  return (
    <KpiCard
      label={t('cards.invoices-outstanding')}
      value={data && formatMoneyWhole(data.outstanding.cents, data.currency)}
      detail={
        data &&
        [
          t('invoiceCount', { count: data.outstanding.count, number: formatNumber(data.outstanding.count) }),
          ...data.others.map((one) => formatMoneyWhole(one.cents, one.currency)),
        ].join(' · ')
      }
      href={href('/apps/invoice/list', { status: 'Sent,Downloaded,Partial Payment,Past Due' })}
    />
  );
}

function InvoicesOverdue({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(invoiceFigures(asked));
  const href = useHref();
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  return (
    <KpiCard
      label={t('cards.invoices-overdue')}
      value={data && formatNumber(data.overdue.count)}
      detail={data && formatMoneyWhole(data.overdue.cents, data.currency)}
      href={href('/apps/invoice/list', { status: 'Past Due' })}
    />
  );
}

function InvoicesPaid({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(invoiceFigures(asked));
  const href = useHref();
  const { data } = query;
  if (hasFailed(query)) return <Failed query={query} />;
  return (
    <KpiCard
      label={t('cards.invoices-paid')}
      value={data && formatMoneyWhole(data.paid.now, data.currency)}
      change={data && moneyChange(data.paid, data.currency)}
      spark={data && sparkOf(data.period, data.paidByDay.now)}
      href={href('/apps/invoice/list', { status: 'Paid' })}
    />
  );
}

/** The cards of one number: they are there first, without waiting for charts. */
export const KPIS: Partial<Record<CardId, (props: Props) => React.ReactNode>> = {
  'active-people': ActivePeople,
  'new-people': NewPeople,
  'practices-finished': PracticesFinished,
  'practice-average': PracticeAverage,
  'questions-new': QuestionsNew,
  revenue: Revenue,
  orders: Orders,
  'average-order': AverageOrder,
  'invoices-outstanding': InvoicesOutstanding,
  'invoices-overdue': InvoicesOverdue,
  'invoices-paid': InvoicesPaid,
};
