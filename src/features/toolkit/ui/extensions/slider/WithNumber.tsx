import { NumberInput, Slider } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Slider.module.css';

const SHORTEST = 5;
const LONGEST = 180;

export function WithNumber() {
  const { t } = useTranslation('slider');
  const field = useId();
  const [minutes, setMinutes] = useState(45);
  return (
    <>
      <label className={classes.label} htmlFor={field}>
        {t('number.label')}
      </label>
      <div className={classes.pair}>
        <Slider
          thumbLabel={t('number.label')}
          value={minutes}
          onChange={setMinutes}
          min={SHORTEST}
          max={LONGEST}
          step={5}
          label={null}
        />
        <NumberInput
          id={field}
          w={88}
          value={minutes}
          onChange={(value) => value !== '' && setMinutes(Number(value))}
          min={SHORTEST}
          max={LONGEST}
          clampBehavior="strict"
          allowDecimal={false}
        />
      </div>
    </>
  );
}
