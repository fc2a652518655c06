import classes from './Kbd.module.css';

/** A key cap. Readers learn shortcuts from `aria-keyshortcuts`, so the cap itself is silent. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className={classes.kbd} aria-hidden>
      {children}
    </kbd>
  );
}
