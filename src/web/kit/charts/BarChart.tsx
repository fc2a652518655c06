import { Plot } from './Plot.tsx';
import { type ChartModel, colorVar } from './types.ts';

interface Props {
  title: string;
  summary: string;
  model: ChartModel;
  height?: number;
}

const WIDEST = 24;
const GAP = 2;

/** A bar with round shoulders that stands on the ground. */
const barPath = (x: number, top: number, width: number, floor: number) => {
  const round = Math.min(2, width / 2, Math.max(0, floor - top));
  return `M${x} ${floor}V${top + round}Q${x} ${top} ${x + round} ${top}H${x + width - round}Q${x + width} ${top} ${x + width} ${top + round}V${floor}Z`;
};

/** Bars beside each other, those of one place close together. */
export function BarChart({ title, summary, model, height = 220 }: Props) {
  const many = model.series.length;
  return (
    <Plot title={title} summary={summary} model={model} height={height} hasBands>
      {({ x, y, step, floor }) => {
        const width = Math.max(1, Math.min(WIDEST, (step * 0.66 - GAP * (many - 1)) / many));
        const whole = width * many + GAP * (many - 1);
        return model.points.map(({ title: key }, at) => (
          <g key={key}>
            {model.series.map(({ name, values, color, isPast }, place) => {
              const value = values[at] ?? 0;
              if (value <= 0) return null;
              const left = x(at) - whole / 2 + place * (width + GAP);
              // A small number is still to be seen.
              const top = Math.min(y(value), floor - 1);
              return (
                <path
                  key={name}
                  d={barPath(left, top, width, floor)}
                  fill={isPast ? 'var(--lms-control)' : colorVar(color)}
                />
              );
            })}
          </g>
        ));
      }}
    </Plot>
  );
}
