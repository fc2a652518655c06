import type { z } from 'zod';
import type { DeviceKind, signInFigures } from '#features/dashboards/contract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { bucketsOf } from '#web/kit/charts/buckets.ts';
import type { SeriesColor } from '#web/kit/charts/types.ts';
import { formatNumber, formatWeekday, formatWeekdayNarrow } from '#web/kit/format.ts';
import type { FigureModel } from '../Figure.tsx';
import {
  compared,
  comparedSummary,
  count,
  dayPoints,
  longSpanOf,
  row,
  rowsModel,
  spanOf,
  sumsSummary,
  weekPoints,
  weeksOf,
} from './common.ts';

type SignIns = z.infer<typeof signInFigures>;

const COLORS: Record<DeviceKind, SeriesColor> = { desktop: 1, mobile: 5, tablet: 2, other: 3 };
const SATURDAY = 6;

/** Each day, and the same day four weeks before. */
export function signInsByDay({ period, byDay, count: all }: SignIns): FigureModel {
  const title = i18n.t('dashboards:cards.sign-ins-by-day');
  return {
    ...{ title, places: i18n.t('dashboards:when'), detail: spanOf(period), file: 'sign-ins' },
    ...{ points: dayPoints(period), series: compared(byDay), format: count, isWhole: true },
    summary: comparedSummary(title, count(all.now), count(all.before)),
  };
}

/** What people sign in with: the parts of a whole. */
export function devices({ period, devices: kinds }: SignIns) {
  const rows = kinds.map((one) => row(one.kind, i18n.t(`dashboards:devices.${one.kind}`), one.count, COLORS[one.kind]));
  const model = rowsModel({
    ...{ title: i18n.t('dashboards:byDevice'), rows, file: 'devices', detail: spanOf(period) },
    ...{ places: i18n.t('chart-figures:device'), counted: i18n.t('dashboards:cards.sign-ins-by-day') },
  });
  return { model, rows };
}

/** The same parts now and before: two bars, a series for each part. */
export function devicesCompared({ period, devices: kinds }: SignIns): FigureModel {
  const title = i18n.t('dashboards:byDevice');
  const series: FigureModel['series'] = kinds.map(({ kind, count: now, before }) => ({
    ...{ name: i18n.t(`dashboards:devices.${kind}`), values: [now, before], color: COLORS[kind] },
  }));
  const names = [i18n.t('dashboards:thisPeriod'), i18n.t('dashboards:previous')];
  return {
    ...{ title, places: i18n.t('dashboards:when'), detail: longSpanOf(period), file: 'devices-compared' },
    ...{ points: names.map((name) => ({ label: name, title: name })), series, format: count, isWhole: true },
    summary: sumsSummary(title, { series, format: count }),
  };
}

/** The days of a week as it begins there; in some languages even the short names are long. */
export function weekdaysOf({ period }: Pick<SignIns, 'period'>, isNarrow = false): string[] {
  const format = isNarrow ? formatWeekdayNarrow : formatWeekday;
  return bucketsOf(period.previousFrom, 7, 'line').map(({ first }) => format(first));
}

/** Eight weeks: a line for each week, a column for each day of it. */
export function signInsByWeekday({ period, byDay }: SignIns): FigureModel {
  const title = i18n.t('chart-figures:byWeekday');
  const weeks = weeksOf(byDay);
  const days = weekdaysOf({ period });
  const all = weeks.flat();
  return {
    ...{ title, places: i18n.t('chart-figures:weekday'), detail: longSpanOf(period), file: 'sign-ins-by-weekday' },
    points: days.map((day) => ({ label: day, title: day })),
    series: weekPoints(period).map(({ label }, at) => ({ name: label, values: weeks[at] ?? [], color: 1 })),
    ...{ format: count, isWhole: true },
    summary: i18n.t('chart-figures:said.between', {
      ...{ title, low: count(Math.min(...all)), high: count(Math.max(...all)) },
    }),
  };
}

/** Eight weeks: working days and weekends, one upon the other. */
export function signInsStacked({ period, byDay }: SignIns): FigureModel {
  const title = i18n.t('chart-figures:byWeek');
  const first = Date.parse(period.previousFrom);
  const isWeekend = (at: number) => new Date(first + at * 86_400_000).getUTCDay() % SATURDAY === 0;
  const sum = (ofWeekend: boolean) =>
    weeksOf(byDay).map((week, at) =>
      week.reduce((all, one, day) => (isWeekend(at * 7 + day) === ofWeekend ? all + one : all), 0),
    );
  const series: FigureModel['series'] = [
    { name: i18n.t('chart-figures:workingDays'), values: sum(false), color: 1 },
    { name: i18n.t('chart-figures:weekend'), values: sum(true), color: 5 },
  ];
  return {
    ...{ title, places: i18n.t('dashboards:when'), detail: longSpanOf(period), file: 'sign-ins-by-week' },
    ...{ points: weekPoints(period), series, format: count, isWhole: true },
    summary: sumsSummary(title, { series, format: count }),
  };
}

/** Where a share of sorted values lies, between two of them where it must. */
function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

/** Eight weeks: how far the days of each lie apart. */
export function signInsSpread({ period, byDay }: SignIns): FigureModel {
  const title = i18n.t('chart-figures:spread');
  const sorted = weeksOf(byDay).map((week) => week.toSorted((a, b) => a - b));
  const at = (share: number) => sorted.map((week) => quantile(week, share));
  const names = ['lowest', 'quarter', 'middle', 'threeQuarters', 'highest'] as const;
  const all = sorted.flat();
  return {
    ...{ title, places: i18n.t('dashboards:when'), detail: longSpanOf(period), file: 'sign-ins-spread' },
    points: weekPoints(period),
    series: names.map((name, place) => ({
      ...{ name: i18n.t(`chart-figures:quantiles.${name}`), values: at(place / 4), color: 1 },
    })),
    ...{ format: (value) => formatNumber(value, { maximumFractionDigits: 1 }), isWhole: true },
    summary: i18n.t('chart-figures:said.between', {
      ...{ title, low: count(Math.min(...all)), high: count(Math.max(...all)) },
    }),
  };
}
