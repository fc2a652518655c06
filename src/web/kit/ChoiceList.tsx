import type { ReactNode } from 'react';
import classes from './ChoiceList.module.css';

/** Checkboxes, radios or switches below each other, on phones far enough apart for a finger. */
export function ChoiceList({ children }: { children: ReactNode }) {
  return <div className={classes.choices}>{children}</div>;
}
