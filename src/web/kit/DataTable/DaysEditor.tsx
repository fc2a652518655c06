import { Radio } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { afterPress } from '../afterPress.ts';
import { DayInput } from '../DayInput.tsx';
import { unread } from '../unread.ts';
import { type DaysKind, type DaysValue, daysInWords, isFilterDay, rangeOf, rangeValue } from './dayWords.ts';
import classes from './Filters.module.css';
import type { FilterEditorProps } from './types.ts';

interface Props extends FilterEditorProps {
  label: string;
  presets: DaysValue[];
  kind: DaysKind;
}

const BACKWARDS = 'This is before the first day.';

type Ends<T> = { from: T; to: T };

const isTurned = ({ from, to }: Ends<string | null>) => Boolean(from && to && to < from);

const wordsFor = (field: HTMLInputElement) =>
  unread(field) ?? (isFilterDay(field.value) ? undefined : 'Choose a day between 1900 and 2999.');

export function DaysEditor({ label, presets, kind, value, onChange }: Props) {
  const { t } = useTranslation('kit');
  const given = rangeOf(value);
  /** As they are typed: what cannot be read is null. The address hears of whole days alone. */
  const [typed, setTyped] = useState<Ends<string | null>>(given);
  const [wrong, setWrong] = useState<Partial<Ends<string>>>({});
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  const [round, setRound] = useState(0);
  if (seen !== value) {
    setSeen(value);
    // It may be one's own words that come back, while somebody types on.
    if (told !== value) {
      setTold(value);
      setTyped(given);
      setWrong({});
      // Half a day would stay in a field that is empty to React.
      setRound(round + 1);
    }
  }
  function tell({ from, to }: Ends<string | null>) {
    if (!isFilterDay(from) || !isFilterDay(to) || isTurned({ from, to })) return;
    const next = rangeValue(from, to);
    if (next === rangeValue(given.from, given.to)) return;
    setTold(next);
    onChange(next);
  }
  const tellSoon = useDebouncedCallback(tell, 250);
  const withEnd = (end: keyof typeof typed, field: HTMLInputElement) => {
    const next = { ...typed, [end]: unread(field) ? null : field.value };
    setTyped(next);
    return next;
  };
  function problemOf(end: keyof typeof typed) {
    const words = wrong[end] ?? (end === 'to' && isFilterDay(typed.to) && isTurned(typed) ? BACKWARDS : undefined);
    return words && say(words);
  }
  // Neither bounds the other: a browser drops what is half typed when a bound changes.
  const field = (end: keyof typeof typed) => (
    <DayInput
      key={`${end} ${round}`}
      size="xs"
      label={t(`days.${end}`)}
      value={typed[end] ?? ''}
      error={problemOf(end)}
      onChange={({ currentTarget }) => {
        setWrong({ ...wrong, [end]: undefined });
        tellSoon(withEnd(end, currentTarget));
      }}
      onBlur={({ currentTarget }) => {
        tellSoon.cancel();
        const words = wordsFor(currentTarget);
        afterPress(() => setWrong((before) => ({ ...before, [end]: words })));
        tell(withEnd(end, currentTarget));
      }}
    />
  );
  return (
    <>
      <Radio.Group
        aria-label={label}
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => {
          tellSoon.cancel();
          onChange(next || undefined);
        }}
      >
        <div className={classes.choices}>
          {['', ...presets].map((preset) => (
            <Radio
              key={preset}
              value={preset}
              label={daysInWords(preset, kind)}
              classNames={{ root: classes.choice, body: classes.choiceBody, labelWrapper: classes.choiceLabel }}
            />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.range}>
        {field('from')}
        {field('to')}
      </div>
    </>
  );
}
