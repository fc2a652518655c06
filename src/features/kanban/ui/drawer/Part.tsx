import { type ReactNode, useId } from 'react';
import classes from './Drawer.module.css';

/** One section of a card's drawer. */
export function Part({ name, action, children }: { name: ReactNode; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.partHead}>
        <h3 className={classes.partName} id={id}>
          {name}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
