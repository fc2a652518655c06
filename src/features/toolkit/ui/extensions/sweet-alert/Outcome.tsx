import type { ReactNode } from 'react';
import classes from './Outcome.module.css';

/** A button, and beside it what came of it. */
export function Outcome({ said, children }: { said: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      {children}
      <p className={classes.words} role="status">
        {said}
      </p>
    </div>
  );
}
