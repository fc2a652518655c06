import type { ReactNode } from 'react';
import classes from './FieldLines.module.css';

/** Fields with their names at the start of the line; above them where there is no room. */
export function FieldLines({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <div className={classes.lines}>{children}</div>
    </div>
  );
}
