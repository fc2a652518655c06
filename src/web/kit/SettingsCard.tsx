import type { ReactNode } from 'react';
import classes from './SettingsCard.module.css';

interface Props {
  title: string;
  help?: ReactNode;
  /** At the end of the head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One matter of a settings page: what it is beside what can be done about it. */
export function SettingsCard({ title, help, aside, children }: Props) {
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {title}
          {aside}
        </h2>
        {help && <p className={classes.help}>{help}</p>}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
