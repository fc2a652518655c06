import { useState } from 'react';
import { HUES, type Hue } from '#contract/hues.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HuePicker, HuePill, HueSquare } from '#web/kit/Hue.tsx';
import classes from './Colors.module.css';

/** The seven colours people give to their labels, tags and calendars. */
export function Hues() {
  const { t } = useTranslation('colors');
  const { t: tKit } = useTranslation('kit');
  const [hue, setHue] = useState<Hue>('pine');
  return (
    <div className={classes.hues}>
      <ul className={classes.hueList}>
        {HUES.map((one) => (
          <li key={one}>
            <HueSquare hue={one} />
            <HuePill hue={one}>{tKit(`hues.${one}`)}</HuePill>
          </li>
        ))}
      </ul>
      <div className={classes.hueTry}>
        <HuePicker label={t('hues.pick')} value={hue} onChange={setHue} />
        <p className={classes.hueResult} aria-live="polite">
          <HueSquare hue={hue} />
          <HuePill hue={hue}>{t('hues.sample')}</HuePill>
        </p>
      </div>
    </div>
  );
}
