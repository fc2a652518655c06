import { useId } from 'react';
import classes from './charts.module.css';
import { type Paper, Plot } from './Plot.tsx';
import { type ChartModel, type ChartSeries, colorVar } from './types.ts';

interface Props {
  title: string;
  summary: string;
  model: ChartModel;
  height?: number;
}

/** Places without a value are passed over: no line is invented between days, none is drawn to zero. */
function pathOf({ values }: ChartSeries, { x, y }: Paper): string {
  const known = values.flatMap((value, at) => (value === null ? [] : [`${x(at).toFixed(1)} ${y(value).toFixed(1)}`]));
  return known.length > 0 ? `M${known.join('L')}` : '';
}

/** One or more lines; the first fades to the ground. */
export function LineChart({ title, summary, model, height = 256 }: Props) {
  const fade = useId();
  return (
    <Plot title={title} summary={summary} model={model} height={height} hasBands={false}>
      {(paper) => {
        const [first] = model.series;
        const isWhole = first?.values.every((one) => one !== null) ?? false;
        return (
          <>
            <defs>
              <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor={colorVar(first?.color ?? 1)} stopOpacity="0.15" />
                <stop offset="1" stopColor={colorVar(first?.color ?? 1)} stopOpacity="0" />
              </linearGradient>
            </defs>
            {first && isWhole && model.points.length > 1 && (
              <path
                d={`${pathOf(first, paper)}L${paper.x(model.points.length - 1)} ${paper.floor}L${paper.x(0)} ${paper.floor}Z`}
                fill={`url(#${fade})`}
                stroke="none"
              />
            )}
            {model.series.toReversed().map((one) => (
              <path
                key={one.name}
                className={one.isPast ? classes.past : classes.line}
                d={pathOf(one, paper)}
                stroke={one.isPast ? undefined : colorVar(one.color)}
              />
            ))}
            {paper.active !== null &&
              model.series.map((one) => {
                const value = one.values[paper.active ?? 0];
                return value === null || value === undefined ? null : (
                  <circle
                    key={one.name}
                    className={`${classes.dot} ${one.isPast ? classes.pastDot : ''}`}
                    cx={paper.x(paper.active ?? 0)}
                    cy={paper.y(value)}
                    r={4}
                    fill={one.isPast ? undefined : colorVar(one.color)}
                  />
                );
              })}
          </>
        );
      }}
    </Plot>
  );
}
