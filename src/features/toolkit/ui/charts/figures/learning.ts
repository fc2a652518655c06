import type { z } from 'zod';
import { QUESTION_STATUSES } from '#contract/questionKinds.ts';
import type { practiceFigures, questionFigures, signInFigures } from '#features/dashboards/contract.ts';
import { pointsOf } from '#features/dashboards/ui/words.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { means, sums } from '#web/kit/charts/buckets.ts';
import type { SeriesColor } from '#web/kit/charts/types.ts';
import { formatList } from '#web/kit/format.ts';
import type { FigureModel } from '../Figure.tsx';
import { count, dayPoints, percent, row, rowsModel, spanOf, sumsSummary, weeksNow } from './common.ts';

type Practice = z.infer<typeof practiceFigures>;
type Questions = z.infer<typeof questionFigures>;
type SignIns = z.infer<typeof signInFigures>;

/** Begun and ended, week by week. */
export function practiceByWeek({ period, startedByDay, finishedByDay }: Practice): FigureModel {
  const title = i18n.t('dashboards:cards.practice-by-day');
  const weeks = weeksNow(period);
  const series: FigureModel['series'] = [
    { name: i18n.t('dashboards:practice.started'), values: sums(weeks, startedByDay.now), color: 1 },
    { name: i18n.t('dashboards:practice.finished'), values: sums(weeks, finishedByDay.now), color: 5 },
  ];
  return {
    ...{ title, places: i18n.t('dashboards:when'), detail: spanOf(period), file: 'practice' },
    ...{ points: pointsOf(weeks), series, format: count, isWhole: true },
    summary: sumsSummary(title, { series, format: count }),
  };
}

/** How many were ended, and how well: a number and a share. */
export function practiceAndResult({ period, finishedByDay, averageByDay, finished, average }: Practice): FigureModel {
  const title = i18n.t('chart-figures:practiceAndResult');
  const weeks = weeksNow(period);
  const counted = i18n.t('dashboards:cards.practices-finished');
  const result = i18n.t('dashboards:cards.practice-average');
  const list = [
    `${counted} ${count(finished.now)}`,
    ...(average.now === null ? [] : [`${result} ${percent(average.now)}`]),
  ];
  return {
    ...{ title, places: i18n.t('dashboards:when'), detail: spanOf(period), file: 'practice-and-result' },
    points: pointsOf(weeks),
    series: [
      { name: counted, values: sums(weeks, finishedByDay.now), color: 1 },
      { name: result, values: means(weeks, averageByDay), color: 2, format: percent },
    ],
    format: count,
    summary: i18n.t('chart-figures:said.sums', { title, list: formatList(list) }),
  };
}

/** How many in a category, and how well. */
export function categories({ period, categories: all }: Practice): FigureModel {
  const title = i18n.t('dashboards:cards.practice-categories');
  const known = all.flatMap(({ name, finished, average }) =>
    average === null ? [] : [{ name: name || i18n.t('dashboards:practice.other'), finished, average }],
  );
  return {
    ...{ title, places: i18n.t('dashboards:category'), detail: spanOf(period), file: 'practice-categories' },
    points: known.map(({ name }) => ({ label: name, title: name })),
    series: [
      {
        ...{ name: i18n.t('dashboards:cards.practices-finished'), values: known.map(({ finished }) => finished) },
        color: 1,
      },
      {
        ...{ name: i18n.t('dashboards:cards.practice-average'), values: known.map(({ average }) => average) },
        ...{ color: 2, format: percent },
      },
    ],
    format: count,
    summary: i18n.t('chart-figures:said.sums', {
      title,
      list: formatList(known.map(({ name, average }) => `${name} ${percent(average)}`)),
    }),
  };
}

/** The result of each category alone. */
export function results(data: Practice): FigureModel {
  const model = categories(data);
  return {
    ...model,
    ...{ title: i18n.t('chart-figures:results'), file: 'results', format: percent },
    series: model.series.slice(1).map((one) => ({ ...one, color: 1 })),
  };
}

const COLORS: Record<(typeof QUESTION_STATUSES)[number], SeriesColor> = { ready: 1, draft: 5, retired: 2 };

export function questionBank({ statuses }: Questions) {
  const rows = QUESTION_STATUSES.map((status) =>
    row(status, i18n.t(`dashboards:questions.${status}`), statuses[status] ?? 0, COLORS[status]),
  );
  const model = rowsModel({
    ...{ title: i18n.t('dashboards:cards.question-bank'), rows, file: 'question-bank' },
    ...{ places: i18n.t('dashboards:status'), counted: i18n.t('dashboards:count') },
    detail: i18n.t('dashboards:now'),
  });
  return { model, rows };
}

/** A dot for each day: do more people here mean more practice? */
export function signInsAndPractice({ period, byDay }: SignIns, { startedByDay }: Practice): FigureModel {
  const title = i18n.t('chart-figures:signInsAndPractice');
  const series: FigureModel['series'] = [
    { name: i18n.t('dashboards:cards.sign-ins-by-day'), values: byDay.now, color: 1 },
    { name: i18n.t('chart-figures:practices'), values: startedByDay.now, color: 2 },
  ];
  return {
    ...{ title, places: i18n.t('dashboards:when'), detail: spanOf(period), file: 'sign-ins-and-practice' },
    ...{ points: dayPoints(period), series, format: count, isWhole: true },
    summary: sumsSummary(title, { series, format: count }),
  };
}
