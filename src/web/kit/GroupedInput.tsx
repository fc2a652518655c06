import { TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { countedIn, grouped, placeAfter } from './groups.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** Without its spaces. */
  value?: string;
  onChange?: (plain: string) => void;
  /** The letters that count; digits when nothing is said. */
  counts?: RegExp;
  most?: number;
}

/** A long number that shows in groups of four while it is typed or pasted, whatever spaces came with it. */
export function GroupedInput({ value = '', onChange, counts = /\d/, most = 19, ...others }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const cursor = useRef<number | null>(null);
  // Grouping puts a new text into the field, and the browser would put the cursor behind it.
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    const at = placeAfter(cursor.current);
    cursor.current = null;
    field.current?.setSelectionRange(at, at);
  });

  function write(typed: string, at: number) {
    const before = countedIn(typed.slice(0, at), counts, most).length;
    const plain = countedIn(typed, counts, most);
    // Only a space was erased: the letter before it was meant.
    const isSpaceGone = plain === value && typed.length < grouped(value).length && before > 0;
    cursor.current = isSpaceGone ? before - 1 : before;
    onChange?.(isSpaceGone ? plain.slice(0, before - 1) + plain.slice(before) : plain);
  }

  return (
    <TextInput
      ref={field}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      {...others}
      value={grouped(value)}
      onChange={({ currentTarget: { value: typed, selectionStart } }) => write(typed, selectionStart ?? typed.length)}
    />
  );
}
