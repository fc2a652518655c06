import { type CSSProperties, type ReactNode, useId } from 'react';
import classes from './Segments.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

interface Props<Value extends string> {
  'aria-label': string;
  data: readonly Choice<Value>[];
  /** The empty text: none of them. */
  value: Value | '';
  onChange?: (value: Value) => void;
  disabled?: boolean;
  /** As wide as there is room. */
  fullWidth?: boolean;
  size?: 'xs' | 'sm';
  className?: string | undefined;
  style?: CSSProperties;
}

/** Choices beside each other. Styles alone mark the chosen one: nothing is measured, so it is right from its first paint on. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { data, value, onChange, disabled = false, fullWidth, size = 'sm', className = '', style } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props['aria-label']}
      className={`${classes.track} ${className}`}
      data-size={size}
      data-wide={fullWidth || undefined}
      style={style}
    >
      {data.map((choice) => (
        <div key={choice.value} className={classes.choice}>
          <input
            type="radio"
            id={`${name}-${choice.value}`}
            className={classes.input}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={disabled || choice.disabled}
            onChange={() => onChange?.(choice.value)}
          />
          <label htmlFor={`${name}-${choice.value}`} className={classes.label}>
            {choice.label}
          </label>
        </div>
      ))}
    </div>
  );
}
