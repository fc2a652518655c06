import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { FocusText, LineKeys } from '#web/kit/RichText.tsx';
import classes from './fields.module.css';

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
  autoFocus?: boolean;
  keys?: LineKeys;
  onReady?: (focus: FocusText | null) => void;
  inputMode?: 'text' | 'decimal';
  maxLength?: number;
}

/** A line without formats that knows the same keys as one with them. */
export function PlainLine(props: Props) {
  const { label, placeholder, value, onChange, invalid = false, autoFocus = false, keys = {}, onReady } = props;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  useEffect(() => {
    onReady?.(() => input.current?.focus());
    return () => onReady?.(null);
  }, [onReady]);

  function onKeyDown(event: KeyboardEvent) {
    const bare = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (event.key === 'Enter' && bare && keys.enter && !event.nativeEvent.isComposing) keys.enter();
    else if (event.key === 'Backspace' && value === '' && keys.erase) keys.erase();
    else if (event.altKey && event.key === 'ArrowUp' && keys.move) keys.move(-1);
    else if (event.altKey && event.key === 'ArrowDown' && keys.move) keys.move(1);
    else return;
    event.preventDefault();
  }

  return (
    <input
      ref={input}
      className={classes.plain}
      aria-label={label}
      aria-invalid={invalid}
      placeholder={placeholder}
      value={value}
      maxLength={props.maxLength}
      inputMode={props.inputMode}
      dir={props.inputMode === 'decimal' ? 'ltr' : 'auto'}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
