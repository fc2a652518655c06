/** The colours of series, in their order. */
export type SeriesColor = 1 | 2 | 3 | 4 | 5 | 6;

export interface ChartSeries {
  name: string;
  values: (number | null)[];
  color: SeriesColor;
  /** What it is compared with: a dashed grey line. */
  isPast?: boolean;
  /** Where it is measured in something else than the rest. */
  format?: (value: number) => string;
}

export interface ChartPoint {
  /** Under the axis. */
  label: string;
  /** In the tooltip and in the table. */
  title: string;
}

export interface ChartModel {
  points: ChartPoint[];
  series: ChartSeries[];
  format: (value: number) => string;
  /** Shorter, for the axis. */
  formatTick?: (value: number) => string;
  /** What can only be counted has no ticks between. */
  isWhole?: boolean;
}

/** One of several things beside each other: a name, a number, and where it leads. */
export interface ChartRow {
  id: string;
  name: string;
  value: number;
  text: string;
  color?: SeriesColor;
  href?: string | undefined;
  /** A second line, or a tooltip. */
  detail?: string | undefined;
}

export const colorVar = (color: SeriesColor) => `var(--lms-series-${color})`;
