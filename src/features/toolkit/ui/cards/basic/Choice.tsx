import { Radio } from '@mantine/core';
import { useState } from 'react';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const FORMS = ['class', 'group', 'alone'] as const;

export function Choice() {
  const { t } = useTranslation('card-basic');
  const [form, setForm] = useState<string>('group');
  return (
    <Radio.Group label={t('choice.label')} value={form} onChange={setForm}>
      <div className={classes.pair}>
        {FORMS.map((one) => (
          <Radio.Card key={one} value={one} className={classes.choice} disabled={one === 'alone'}>
            <div className={classes.by}>
              <Radio.Indicator disabled={one === 'alone'} />
              <div>
                <span className={classes.name}>{t(`choice.${one}.name`)}</span>
                <span className={classes.quiet}>{t(`choice.${one}.detail`)}</span>
              </div>
            </div>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
