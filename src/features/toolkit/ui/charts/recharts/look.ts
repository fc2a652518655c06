import { type ChartSeries, colorVar } from '#web/kit/charts/types.ts';

/** Recharts draws with our variables, so that a change of the skin needs no new drawing. */
export const tick = { fill: 'var(--lms-text-3)', fontSize: 12, fontWeight: 500 } as const;

/** An axis without its line. */
export const AXIS = { tick, tickLine: false, axisLine: false, tickMargin: 8 } as const;

/** Along the bottom: as many labels as there is room for. */
export const TIME_AXIS = { ...AXIS, minTickGap: 32, interval: 'equidistantPreserveStart' } as const;

/** Numbers, as wide as they are written. */
export const VALUE_AXIS = { ...AXIS, width: 'auto', tickCount: 5, niceTicks: 'snap125' } as const;

export const GRID = { stroke: 'var(--lms-grid)', vertical: false } as const;

/** Our own wrapper has the words and the keys. */
export const CHART = { accessibilityLayer: false, margin: { top: 8, right: 8, bottom: 0, left: 0 } } as const;

export const strokeOf = ({ color, isPast }: Pick<ChartSeries, 'color' | 'isPast'>) =>
  isPast ? 'var(--lms-control)' : colorVar(color);
