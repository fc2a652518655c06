import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { readSteps, writeAmount } from './amounts.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /**
   * In the smallest steps: cents, hundredths of a percent, thousandths of a piece. NaN when no number is typed, a
   * fraction when it has more decimals than can be kept.
   */
  value?: number;
  onChange?: (steps: number, text: string) => void;
  /** What stands there where it is no number, for a form that keeps it. */
  unread?: string | undefined;
  decimals: number;
  /** Decimals that are written even when they are zero. */
  least?: number;
  /** A field that may be left empty counts as zero then. */
  emptyIsZero?: boolean;
}

const isSame = (one: number, other: number) => Object.is(one, other) || Math.abs(one - other) < 1e-6;

/** A number with decimals as the language writes them. What is typed stays as typed until the field is left. */
export function AmountInput({
  value = Number.NaN,
  onChange,
  onBlur,
  onFocus,
  unread,
  decimals,
  least = 0,
  emptyIsZero,
  ...others
}: Props) {
  const [typed, setTyped] = useState<{ text: string; steps: number } | null>(null);
  // Another value came from elsewhere: what was typed is gone.
  if (typed && (!isSame(typed.steps, value) || (unread ?? typed.text) !== typed.text)) setTyped(null);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      {...others}
      value={typed?.text ?? unread ?? writeAmount(value, decimals, least)}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const steps = emptyIsZero && text.trim() === '' ? 0 : readSteps(text, decimals);
        setTyped({ text, steps });
        onChange?.(steps, text);
      }}
      onBlur={(event) => {
        // What is no number, or too fine, stays to be put right.
        if (isSame(value, Math.round(value)) && !Number.isNaN(value)) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
