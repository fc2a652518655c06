import type { ReactNode } from 'react';
import classes from './CountBadge.module.css';
import { formatNumber } from './format.ts';

/** A number on the corner of an icon button. The button's own name says it in words. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={classes.host}>
      {children}
      {count > 0 && (
        <span className={classes.badge} aria-hidden>
          {count > 99 ? '99+' : formatNumber(count)}
        </span>
      )}
    </span>
  );
}
