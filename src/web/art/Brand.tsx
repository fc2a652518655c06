import classes from './Brand.module.css';
import { Mark } from './Mark.tsx';

/** The mark and the word, side by side. `small` is the menu's. */
export function Brand({ small = false }: { small?: boolean }) {
  return (
    <span className={classes.brand} data-small={small || undefined} dir="ltr">
      <Mark size={small ? 28 : 36} />
      <span>LMS</span>
    </span>
  );
}
