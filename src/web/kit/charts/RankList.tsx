import type { ReactNode } from 'react';
import classes from './charts.module.css';
import { HrefLink } from './HrefLink.tsx';
import { type ChartRow, colorVar } from './types.ts';

interface Props {
  label: string;
  rows: ChartRow[];
  /** Before the name: a picture. */
  mark?: (row: ChartRow) => ReactNode;
  /** Long names have a line of their own, above the bar. */
  look?: 'line' | 'stacked';
}

/** The most first, each with a bar beside the largest one. */
export function RankList({ label, rows, mark, look = 'line' }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul className={classes.ranks} data-look={look} aria-label={label}>
      {rows.map((row) => {
        const content = (
          <>
            <span className={classes.rankName} title={row.detail ?? row.name}>
              {mark?.(row)}
              <span dir="auto">{row.name}</span>
            </span>
            <span className={classes.rankTrack} aria-hidden>
              <span
                className={classes.rankBar}
                style={{ inlineSize: `${(row.value / most) * 100}%`, background: colorVar(row.color ?? 1) }}
              />
            </span>
            <span className={classes.rankValue}>{row.text}</span>
          </>
        );
        return (
          <li key={row.id}>
            {row.href ? (
              <HrefLink href={row.href} className={classes.rank}>
                {content}
              </HrefLink>
            ) : (
              <span className={classes.rank}>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
