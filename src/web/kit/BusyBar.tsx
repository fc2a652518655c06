import classes from './BusyBar.module.css';

/** A thin bar for what takes a while nobody can tell: it only says that something is going on. */
export function BusyBar({ label, width = '100%' }: { label: string; width?: number | string }) {
  return <span className={classes.bar} style={{ inlineSize: width }} role="progressbar" aria-label={label} />;
}
