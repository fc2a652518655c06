import type { ByDay, Period } from '#features/dashboards/contract.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { pointsOf } from '#features/dashboards/ui/words.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { type Bucket, bucketsOf } from '#web/kit/charts/buckets.ts';
import type { ChartModel, ChartPoint, ChartRow, SeriesColor } from '#web/kit/charts/types.ts';
import { formatList, formatNumber, formatSpan } from '#web/kit/format.ts';
import type { FigureModel } from '../Figure.tsx';

/** What all examples draw: these days, and as many before. */
export const LAST_DAYS: RangeAsked = { range: 'last-28-days' };

const WEEK = 7;

/** Libraries hand more to a formatter than the number. */
export const count = (value: number) => formatNumber(value);

export const percent = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 0 });

/** Days and the days before them are one run of days: whole weeks, the oldest first. */
export function weeksOf<Value>({ now, before }: { now: Value[]; before: Value[] }): Value[][] {
  const all = [...before, ...now];
  return Array.from({ length: Math.floor(all.length / WEEK) }, (_, at) => all.slice(at * WEEK, (at + 1) * WEEK));
}

export const weekPoints = ({ previousFrom, days }: Period): ChartPoint[] =>
  pointsOf(bucketsOf(previousFrom, days * 2, 'bars'));

/** Each week of these days, for bars. */
export const weeksNow = ({ from, days }: Period): Bucket[] => bucketsOf(from, days, 'bars');

export const dayPoints = ({ from, days }: Period): ChartPoint[] => pointsOf(bucketsOf(from, days, 'line'));

export const spanOf = ({ from, to }: Period) => formatSpan(from, to);
export const longSpanOf = ({ previousFrom, to }: Period) => formatSpan(previousFrom, to);

/** Now and before as two series, the past one grey. */
export const compared = ({ now, before }: ByDay): ChartModel['series'] => [
  { name: i18n.t('dashboards:thisPeriod'), values: now, color: 1 },
  { name: i18n.t('dashboards:previous'), values: before, color: 1, isPast: true },
];

export const comparedSummary = (title: string, now: string, before: string) =>
  i18n.t('chart-figures:said.compared', { title, now, before });

/** "Started 71, finished 70". */
export const sumsSummary = (title: string, { series, format }: Pick<ChartModel, 'series' | 'format'>) => {
  const sums = series.map(({ name, values }) => {
    const sum = values.reduce<number>((all, one) => all + (one ?? 0), 0);
    return `${name} ${format(sum)}`;
  });
  return i18n.t('chart-figures:said.sums', { title, list: formatList(sums) });
};

const listSummary = (title: string, rows: ChartRow[]) =>
  i18n.t('chart-figures:said.sums', { title, list: formatList(rows.map(({ name, text }) => `${name} ${text}`)) });

interface OfRows {
  title: string;
  /** What the places are, and what is counted. */
  places: string;
  counted: string;
  rows: ChartRow[];
  format?: (value: number) => string;
  unit?: string;
  detail: string;
  file: string;
}

/** Things beside each other as one series. */
export const rowsModel = ({ counted, rows, format = count, ...rest }: OfRows): FigureModel => ({
  ...rest,
  points: rows.map(({ name }) => ({ label: name, title: name })),
  series: [{ name: counted, values: rows.map(({ value }) => value), color: 1 }],
  format,
  summary: listSummary(rest.title, rows),
});

/** Parts of a whole have their names in the legend. */
export const partsLegend = (rows: ChartRow[]) => rows.map(({ name, color = 1 }) => ({ name, color }));

export const row = (id: string, name: string, value: number, color?: SeriesColor): ChartRow => ({
  ...{ id, name, value, text: formatNumber(value) },
  ...(color ? { color } : {}),
});
