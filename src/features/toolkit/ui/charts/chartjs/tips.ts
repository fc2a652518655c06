import type { ChartModel } from '#web/kit/charts/types.ts';

interface Place {
  dataIndex: number;
  datasetIndex: number;
}

/** The words of a tooltip: the whole name of the place, and each value as it is written elsewhere. */
export const tipWords = ({ points, series, format }: ChartModel) => ({
  title: ([item]: Place[]) => points[item?.dataIndex ?? 0]?.title ?? '',
  label: ({ datasetIndex, dataIndex }: Place) => {
    const one = series[datasetIndex];
    const value = one?.values[dataIndex];
    return `${one?.name}: ${value === null || value === undefined ? '–' : (one?.format ?? format)(value)}`;
  },
});
