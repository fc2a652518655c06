import type { ReactNode } from 'react';
import classes from './Tables.module.css';

interface Props {
  title: string;
  help: string;
  children: ReactNode;
  isWide?: boolean;
}

/** One style of table in a card that says what it is for. */
export function Sample({ title, help, children, isWide = false }: Props) {
  return (
    <div className={classes.card} data-wide={isWide || undefined}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <p>{help}</p>
      </div>
      {children}
    </div>
  );
}
