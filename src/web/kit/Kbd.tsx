import classes from './Kbd.module.css';

/**
 * A key cap. Readers learn shortcuts from `aria-keyshortcuts`, so the cap itself is silent. What stands on a key is the
 * same in every language: from right to left a bracket would turn into the other one.
 */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className={classes.kbd} dir="ltr" aria-hidden>
      {children}
    </kbd>
  );
}
