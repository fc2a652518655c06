import { Radio, TextInput } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { type DaysKind, type DaysValue, daysInWords, rangeOf, rangeValue } from './dayWords.ts';
import classes from './Filters.module.css';
import type { FilterEditorProps } from './types.ts';

interface Props extends FilterEditorProps {
  label: string;
  presets: DaysValue[];
  kind: DaysKind;
}

export function DaysEditor({ label, presets, kind, value, onChange }: Props) {
  const { t } = useTranslation('kit');
  const { from, to } = rangeOf(value);
  return (
    <>
      <Radio.Group
        aria-label={label}
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => onChange(next || undefined)}
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
        <TextInput
          type="date"
          size="xs"
          label={t('days.from')}
          value={from}
          max={to || undefined}
          onChange={(event) => onChange(rangeValue(event.currentTarget.value, to))}
        />
        <TextInput
          type="date"
          size="xs"
          label={t('days.to')}
          value={to}
          min={from || undefined}
          onChange={(event) => onChange(rangeValue(from, event.currentTarget.value))}
        />
      </div>
    </>
  );
}
