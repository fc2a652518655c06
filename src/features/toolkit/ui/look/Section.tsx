import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

interface Props {
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page that shows what there is: title, a line about it, and the things themselves. */
export function Section({ title, note, aside, children }: Props) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title} id={heading}>
            {title}
          </h2>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
