import { type ReactNode, type Ref, useId } from 'react';
import classes from './Card.module.css';

interface Props {
  title?: ReactNode;
  /** A line under the title. */
  detail?: ReactNode;
  /** At the end of the head. */
  aside?: ReactNode;
  /** A picture: above, or at the start where the card is a row. */
  cover?: ReactNode;
  isRow?: boolean;
  /** Below a line, at the end: what can be done. */
  foot?: ReactNode;
  /** `h3` stands below a section's own heading. */
  level?: 'h2' | 'h3';
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

/** One thing on a sheet of its own: head, what it is, and what can be done with it. */
export function Card(props: Props) {
  const { title, detail, aside, cover, isRow, foot, level: Title = 'h3', className = '', ref, children } = props;
  const heading = useId();
  return (
    <article
      ref={ref}
      className={`${classes.card} ${className}`}
      data-row={isRow || undefined}
      aria-labelledby={title ? heading : undefined}
    >
      {cover && <div className={classes.cover}>{cover}</div>}
      <div className={classes.inside}>
        {(title || aside) && (
          <header className={classes.head}>
            <div className={classes.words}>
              {title && (
                <Title className={classes.title} id={heading}>
                  {title}
                </Title>
              )}
              {detail && <p className={classes.detail}>{detail}</p>}
            </div>
            {aside}
          </header>
        )}
        {children && <div className={classes.body}>{children}</div>}
        {foot && <footer className={classes.foot}>{foot}</footer>}
      </div>
    </article>
  );
}
