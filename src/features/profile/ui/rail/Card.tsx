import { type ReactNode, useId } from 'react';
import classes from '../Profile.module.css';

interface Props {
  title: string;
  /** At the end of the head: to all of it. */
  more?: { label: string; run: () => void } | undefined;
  children: ReactNode;
}

/** One of the things that stand beside the posts. */
export function Card({ title, more, children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.cardHead}>
        <h2 className={classes.cardTitle} id={id}>
          {title}
        </h2>
        {more && (
          <button type="button" className={classes.more} onClick={more.run}>
            {more.label}
          </button>
        )}
      </div>
      {children}
    </section>
  );
}
