import type { TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { AmountInput } from './AmountInput.tsx';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'min' | 'max'> {
  /** What is no number is the text as it was typed: the empty one where nothing is. */
  value?: number | string;
  onChange?: (value: number | string) => void;
  decimals?: number;
  /** How far the arrow keys go. What is typed is for the form to check. */
  min?: number;
  max?: number;
}

const ARROWS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/** A number in the digits and signs of the language, which the arrow keys make one more or less. */
export function NumberField({ value = '', onChange, decimals = 0, min = 0, max = Infinity, ...others }: Props) {
  const steps = 10 ** decimals;
  function onKeyDown(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    // With another key held they choose letters.
    const isHeld = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
    if (!by || isHeld || typeof value !== 'number' || others.readOnly) return;
    event.preventDefault();
    const next = Math.round((value + by) * steps) / steps;
    onChange?.(Math.min(max, Math.max(min, next)));
  }
  return (
    <AmountInput
      onKeyDown={onKeyDown}
      {...others}
      decimals={decimals}
      value={typeof value === 'number' ? value * steps : Number.NaN}
      unread={typeof value === 'number' ? undefined : value}
      onChange={(read, text) => onChange?.(Number.isNaN(read) ? text : read / steps)}
    />
  );
}
