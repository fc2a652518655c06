import type { Period } from '#features/dashboards/contract.ts';
import type { Bucket } from '#web/kit/charts/buckets.ts';
import type { ChartPoint } from '#web/kit/charts/types.ts';
import { formatDate, formatMonthShort, formatShortDate, formatSpan, formatWeekday } from '#web/kit/format.ts';

const WEEK = 7;

/** Days, weeks and months as an axis and a tooltip name them. */
export const pointsOf = (buckets: Bucket[]): ChartPoint[] =>
  buckets.map(({ start, end, first, last }) => {
    const days = end - start;
    if (days === 1) {
      return { label: formatShortDate(first, first), title: `${formatWeekday(first)} ${formatDate(first)}` };
    }
    const label = days > WEEK ? formatMonthShort(last) : formatShortDate(first, first);
    return { label, title: formatSpan(first, last) };
  });

/** As the filters of lists write days. */
export const daysOf = ({ from, to }: Period) => `${from}..${to}`;

export const spanOf = ({ from, to }: Period) => formatSpan(from, to);
