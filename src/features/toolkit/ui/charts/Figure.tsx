import type { ReactNode } from 'react';
import { tableOf } from '#features/dashboards/ui/cards/tableOf.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { Readable } from '#web/kit/charts/Readable.tsx';
import type { ChartModel, ChartSeries } from '#web/kit/charts/types.ts';

export interface FigureModel extends ChartModel {
  title: string;
  /** "USD" */
  unit?: string;
  /** What somebody should know who does not see it. */
  summary: string;
  /** What the places are: days, products. */
  places: string;
  /** Which days, below the title of a picture. */
  detail: string;
  /** Its name as a file. */
  file: string;
}

interface Props {
  model: FigureModel;
  height?: number;
  hasBars?: boolean;
  /** Without it, the names of several series; empty where those are not told apart by colour. */
  legend?: Pick<ChartSeries, 'name' | 'color' | 'isPast'>[];
  /** The chart, as a library draws it. */
  children: ReactNode;
}

export const HEIGHT = 240;

/** A library's chart with the head of our own: legend, table, PNG and CSV; and read by keyboard. */
export function Figure({ model, height = HEIGHT, hasBars = false, legend, children }: Props) {
  const { title, unit, summary, places, detail, file, series } = model;
  const named = legend ?? (series.length > 1 ? series : []);
  return (
    <ChartCard
      isBare
      {...{ title, unit, detail, file, hasBars }}
      legend={named.length > 0 ? named : undefined}
      table={tableOf(model, places)}
      format={model.format}
      formats={[undefined, ...series.map(({ format }) => format)]}
    >
      <Readable {...{ title, summary, model, height, hasBars }}>{children}</Readable>
    </ChartCard>
  );
}
