import classes from './Tick.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  some?: boolean;
  /** With Shift held, the rows between are meant too. */
  onChange: (isRange: boolean) => void;
  tabIndex?: number;
  /** There is nothing it stands for. */
  disabled?: boolean;
}

/** A box to tick in a row. Plain, because a page has a hundred of them. */
export function Tick({ label, checked, some = false, onChange, tabIndex, disabled }: Props) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = some;
      }}
      type="checkbox"
      className={classes.tick}
      aria-label={label}
      checked={checked}
      tabIndex={tabIndex}
      disabled={disabled}
      onChange={(event) => onChange((event.nativeEvent as MouseEvent).shiftKey)}
    />
  );
}
