import { type PointerEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './charts.module.css';
import { labelStep, ticksFor } from './scale.ts';
import { Tip } from './Tip.tsx';
import type { ChartModel } from './types.ts';
import { useWidth } from './useWidth.ts';

/** What marks are drawn with. */
export interface Paper {
  x: (at: number) => number;
  y: (value: number) => number;
  /** The room of one place. */
  step: number;
  floor: number;
  active: number | null;
}

interface Props {
  title: string;
  /** What somebody should know who does not see it. */
  summary: string;
  model: ChartModel;
  height: number;
  /** Bars stand in the middle of their place; points of a line go from edge to edge. */
  hasBands: boolean;
  children: (paper: Paper) => ReactNode;
}

const TOP = 10;
const FOOT = 26;
const END = 10;
const BETWEEN = 24;
/** A few bars each keep their name as long as it fits at all: nobody guesses what stands between two names. */
const FEW = 6;
const BETWEEN_FEW = 8;
const LETTER = 7.2;

/** The ground of a chart: scale, axis, tooltip. It is read with a pointer, a finger, or the arrow keys. */
export function Plot({ title, summary, model, height, hasBands, children }: Props) {
  const { t } = useTranslation('charts');
  const [box, width] = useWidth<HTMLDivElement>();
  const [active, setActive] = useState<number | null>(null);
  const { points, series, format, formatTick = format, isWhole = false } = model;
  const count = points.length;
  const ticks = ticksFor(Math.max(0, ...series.flatMap(({ values }) => values.map((one) => one ?? 0))), isWhole);
  const top = ticks.at(-1) || 1;
  const start = Math.ceil(Math.max(...ticks.map((one) => formatTick(one).length)) * LETTER) + 10;
  const floor = height - FOOT;
  const room = Math.max(0, width - start - END);
  const step = hasBands ? room / Math.max(1, count) : room / Math.max(1, count - 1);
  const paper: Paper = {
    x: (at) => start + (hasBands ? (at + 0.5) * step : count === 1 ? room / 2 : at * step),
    y: (value) => floor - (Math.max(0, value) / top) * (floor - TOP),
    ...{ step, floor, active },
  };
  const longest = Math.max(2, ...points.map(({ label }) => label.length));
  const every = labelStep(count, room, longest * LETTER + (hasBands && count <= FEW ? BETWEEN_FEW : BETWEEN));

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor((event.clientX - left - start) / step + (hasBands ? 0 : 0.5));
    setActive(Math.max(0, Math.min(count - 1, at)));
  };
  const said = (at: number) =>
    [
      points[at]?.title,
      ...series.map(({ name, values }) => `${name}: ${values[at] == null ? '–' : format(values[at])}`),
    ].join(', ');

  return (
    <div
      ref={box}
      className={classes.plot}
      // A time axis goes from left to right in every language.
      dir="ltr"
      style={{ height }}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setActive(null)}
    >
      {width > 0 && (
        <svg className={classes.svg} width={width} height={height} role="img" aria-label={summary} data-chart>
          <title>{summary}</title>
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={classes.grid} x1={start} x2={width - END} y1={paper.y(tick)} y2={paper.y(tick)} />
              <text className={classes.axis} x={start - 8} y={paper.y(tick) + 4} textAnchor="end">
                {formatTick(tick)}
              </text>
            </g>
          ))}
          {points.map(({ label, title: key }, at) =>
            at % every === 0 ? (
              <text
                key={key}
                className={classes.axis}
                x={paper.x(at)}
                y={height - 6}
                textAnchor={hasBands ? 'middle' : at === 0 ? 'start' : at === count - 1 ? 'end' : 'middle'}
              >
                {label}
              </text>
            ) : null,
          )}
          {active !== null && hasBands && (
            <rect className={classes.band} x={paper.x(active) - step / 2} y={TOP} width={step} height={floor - TOP} />
          )}
          {active !== null && !hasBands && (
            <line className={classes.cursor} x1={paper.x(active)} x2={paper.x(active)} y1={TOP} y2={floor} />
          )}
          {children(paper)}
        </svg>
      )}
      <input
        className={classes.reader}
        type="range"
        min={0}
        max={Math.max(0, count - 1)}
        value={active ?? count - 1}
        aria-label={t('read', { title })}
        aria-valuetext={said(active ?? count - 1)}
        onChange={(event) => setActive(Number(event.currentTarget.value))}
        onFocus={() => setActive((before) => before ?? count - 1)}
        onBlur={() => setActive(null)}
      />
      {active !== null && width > 0 && (
        <Tip model={model} at={active} x={paper.x(active)} width={width} hasBars={hasBands} />
      )}
    </div>
  );
}
