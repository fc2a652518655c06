import { NumberInput, Slider } from '@mantine/core';
import { clamp } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Slider.module.css';

const SHORTEST = 5;
const LONGEST = 180;

export function WithNumber() {
  const { t } = useTranslation('slider');
  const field = useId();
  const [minutes, setMinutes] = useState(45);
  // A number is typed figure by figure: the first of them may be none of those allowed.
  const [typed, setTyped] = useState<string | number>(minutes);

  function slide(value: number) {
    setMinutes(value);
    setTyped(value);
  }
  function type(value: string | number) {
    setTyped(value);
    const number = Number.parseFloat(String(value));
    if (!Number.isNaN(number)) setMinutes(clamp(Math.round(number), SHORTEST, LONGEST));
  }

  return (
    <>
      <label className={classes.label} htmlFor={field}>
        {t('number.label')}
      </label>
      <div className={classes.pair}>
        <Slider
          thumbLabel={t('number.label')}
          value={minutes}
          onChange={slide}
          min={SHORTEST}
          max={LONGEST}
          step={5}
          label={null}
        />
        <NumberInput
          id={field}
          w={88}
          value={typed}
          onChange={type}
          onBlur={() => setTyped(minutes)}
          min={SHORTEST}
          max={LONGEST}
        />
      </div>
    </>
  );
}
