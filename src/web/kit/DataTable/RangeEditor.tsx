import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { rangeOf, rangeValue } from './dayWords.ts';
import classes from './Filters.module.css';
import type { FilterEditorProps } from './types.ts';

/** What is no number is not sent; a comma is a decimal point as well. */
const clean = (text: string) => {
  const plain = text.trim().replace(',', '.');
  return /^-?\d+(\.\d{1,2})?$/.test(plain) ? plain : '';
};

export function RangeEditor({ value, onChange }: FilterEditorProps) {
  const { t } = useTranslation('kit');
  const given = rangeOf(value);
  const [typed, setTyped] = useState(given);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (rangeValue(clean(typed.from), clean(typed.to)) !== value) setTyped(given);
  }
  const tellSoon = useDebouncedCallback((from: string, to: string) => {
    const next = rangeValue(clean(from), clean(to));
    if (next !== value) onChange(next);
  }, 250);
  const field = (end: 'from' | 'to') => (
    <TextInput
      size="xs"
      inputMode="decimal"
      dir="ltr"
      label={t(`numbers.${end}`)}
      value={typed[end]}
      maxLength={12}
      error={typed[end].trim() !== '' && clean(typed[end]) === ''}
      onChange={(event) => {
        const next = { ...typed, [end]: event.currentTarget.value };
        setTyped(next);
        tellSoon(next.from, next.to);
      }}
    />
  );
  return (
    <div className={classes.numbers}>
      {field('from')}
      {field('to')}
    </div>
  );
}
