import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { readAmount, writeAmount } from './amounts.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** In the smallest steps: cents, hundredths of a percent, thousandths of a piece. NaN when nothing fitting is typed. */
  value?: number;
  onChange?: (steps: number) => void;
  decimals: number;
  /** Decimals that are written even when they are zero. */
  least?: number;
  /** A field that may be left empty counts as zero then. */
  emptyIsZero?: boolean;
}

/** A number with decimals as the language writes them. What is typed stays as typed until the field is left. */
export function AmountInput({
  value = Number.NaN,
  onChange,
  onBlur,
  onFocus,
  decimals,
  least = 0,
  emptyIsZero,
  ...others
}: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      {...others}
      value={typed ?? writeAmount(value, decimals, least)}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange?.(emptyIsZero && text.trim() === '' ? 0 : readAmount(text, decimals));
      }}
      onBlur={(event) => {
        // What is no number stays to be put right.
        if (Number.isFinite(value)) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
