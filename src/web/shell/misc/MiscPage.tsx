import type { ReactNode } from 'react';
import { Mark } from '#web/art/Mark.tsx';
import classes from './misc.module.css';

/** Outside the frame: the mark above, the message in the middle. */
export function MiscPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <Mark size={32} />
        LMS
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
