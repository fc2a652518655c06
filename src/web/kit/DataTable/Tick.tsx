import classes from './Tick.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  some?: boolean;
  onChange: () => void;
}

/** A box to tick in a row. Plain, because a page has a hundred of them. */
export function Tick({ label, checked, some = false, onChange }: Props) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = some;
      }}
      type="checkbox"
      className={classes.tick}
      aria-label={label}
      checked={checked}
      onChange={onChange}
    />
  );
}
