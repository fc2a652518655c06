import type { PlainRows } from '#web/kit/charts/csv.ts';
import type { ChartModel, ChartRow } from '#web/kit/charts/types.ts';

/** A chart as a table: a line for each place, a column for each series. `factor` makes cents units. */
export const tableOf = ({ points, series }: ChartModel, first: string, factor = 1): PlainRows => ({
  columns: [first, ...series.map(({ name }) => name)],
  rows: points.map(({ title }, at) => [
    title,
    ...series.map(({ values }) => {
      const value = values[at];
      return value === null || value === undefined ? null : value * factor;
    }),
  ]),
});

export const tableOfRows = (rows: ChartRow[], columns: [string, string], factor = 1): PlainRows => ({
  columns,
  rows: rows.map(({ name, value }) => [name, value * factor]),
});
