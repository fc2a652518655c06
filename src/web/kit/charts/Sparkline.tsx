import { useId } from 'react';
import classes from './charts.module.css';

const WIDTH = 104;
const HEIGHT = 44;
const EDGE = 4;

/** Which way it went, and nothing more: the number stands beside it. */
export function Sparkline({ values, color = 'var(--lms-series-1)' }: { values: (number | null)[]; color?: string }) {
  const fade = useId();
  const known = values.flatMap((value, at) => (value === null ? [] : [[at, value] as const]));
  if (known.length < 2) return null;
  const all = known.map(([, value]) => value);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (at: number) => EDGE + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const line = known.map(([at, value]) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const [firstAt] = known[0] ?? [0];
  const [lastAt, last] = known.at(-1) ?? [0, 0];
  return (
    <svg
      className={classes.spark}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      data-chart
    >
      <defs>
        <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={color} stopOpacity="0.16" />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`M${line}L${x(lastAt)} ${HEIGHT}L${x(firstAt)} ${HEIGHT}Z`} fill={`url(#${fade})`} stroke="none" />
      <path d={`M${line}`} fill="none" stroke={color} strokeWidth={1.5} strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={x(lastAt)} cy={y(last)} r={2.5} fill={color} />
    </svg>
  );
}
