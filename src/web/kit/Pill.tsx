import type { ReactNode } from 'react';
import classes from './Pill.module.css';

export type PillKind = 'neutral' | 'accent' | 'success' | 'info' | 'warning' | 'danger';

/** A kind of thing in a word: Draft, Sent, Paid. */
export function Pill({ kind = 'neutral', children }: { kind?: PillKind; children: ReactNode }) {
  return <span className={`${classes.pill} ${classes[kind]}`}>{children}</span>;
}
