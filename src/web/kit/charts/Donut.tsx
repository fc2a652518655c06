import classes from './charts.module.css';
import { type ChartRow, colorVar } from './types.ts';

interface Props {
  /** Up to four parts. What is missing to the whole stays empty. */
  parts: ChartRow[];
  /** Of which they are parts; without it they are the whole. */
  whole?: number;
  summary: string;
  number: string;
  word?: string;
  size?: number;
}

const RING = 10;

/** A ring of parts with a number in its middle. */
export function Donut({ parts, whole, summary, number, word, size = 116 }: Props) {
  const all = whole ?? parts.reduce((sum, { value }) => sum + value, 0);
  const radius = (size - RING) / 2;
  const around = 2 * Math.PI * radius;
  const gap = parts.length > 1 ? 2 : 0;
  let done = 0;
  return (
    <svg className={classes.ring} width={size} height={size} viewBox={`0 0 ${size} ${size}`} role="img" data-chart>
      <title>{summary}</title>
      <g fill="none" strokeWidth={RING} transform={`rotate(-90 ${size / 2} ${size / 2})`}>
        <circle className={classes.ringTrack} cx={size / 2} cy={size / 2} r={radius} />
        {parts.map(({ id, value, color = 1 }) => {
          const length = all > 0 ? (Math.min(value, all) / all) * around : 0;
          const offset = done;
          done += length;
          return length <= 0 ? null : (
            <circle
              key={id}
              cx={size / 2}
              cy={size / 2}
              r={radius}
              stroke={colorVar(color)}
              strokeDasharray={`${Math.max(1, length - gap)} ${around}`}
              strokeDashoffset={-offset}
              strokeLinecap={parts.length === 1 ? 'round' : 'butt'}
            />
          );
        })}
      </g>
      <text className={classes.ringNumber} x={size / 2} y={size / 2 + (word ? 2 : 8)} textAnchor="middle">
        {number}
      </text>
      {word && (
        <text className={classes.ringWord} x={size / 2} y={size / 2 + 20} textAnchor="middle">
          {word}
        </text>
      )}
    </svg>
  );
}
