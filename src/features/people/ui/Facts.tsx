import { Fragment } from 'react';
import classes from './PersonPage.module.css';

/** Small facts in a line, each in its own direction of writing. */
export function Facts({ facts }: { facts: (string | undefined)[] }) {
  return (
    <div className={classes.eventFacts}>
      {facts
        .filter((fact) => fact)
        .map((fact, place) => (
          <Fragment key={fact}>
            {place > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
    </div>
  );
}
