import classes from '../Cards.module.css';

/** A few numbers with their names. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
