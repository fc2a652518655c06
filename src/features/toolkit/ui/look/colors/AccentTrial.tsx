import { Anchor, Button, Checkbox, Progress } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { AccentPicker } from '#web/shell/AccentPicker.tsx';
import classes from './Colors.module.css';

/** Another ink for the whole product: what is chosen here is one's own accent from now on. */
export function AccentTrial() {
  const { t } = useTranslation('colors');
  const [share, setShare] = useState(40);
  return (
    <div className={classes.trial}>
      <AccentPicker />
      <div className={classes.trialParts}>
        <Button onClick={() => setShare((share + 20) % 120)}>{t('trial.next')}</Button>
        <Checkbox label={t('trial.remind')} defaultChecked />
        <Pill kind="accent">{t('trial.sent')}</Pill>
        <Anchor href="#palettes" fz={14}>
          {t('trial.link')}
        </Anchor>
        <Progress value={share} aria-label={t('trial.progress')} className={classes.trialBar} />
      </div>
    </div>
  );
}
