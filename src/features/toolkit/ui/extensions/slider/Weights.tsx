import { Slider, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Slider.module.css';

const PARTS = ['homework', 'tests', 'exam'] as const;
const percent = (value: number) => formatNumber(value / 100, { style: 'percent' });

export function Weights() {
  const { t } = useTranslation('slider');
  const [weights, setWeights] = useState({ homework: 20, tests: 30, exam: 40 });
  const total = PARTS.reduce((sum, part) => sum + weights[part], 0);
  return (
    <>
      <Text fz={13} fw={550} mb={12}>
        {t('weights.label')}
      </Text>
      <div className={classes.columns}>
        {PARTS.map((part) => (
          <div key={part} className={classes.column}>
            <Slider
              orientation="vertical"
              thumbLabel={t(`weights.${part}`)}
              value={weights[part]}
              onChange={(value) => setWeights({ ...weights, [part]: value })}
              step={5}
              label={null}
              h={120}
            />
            <b>{percent(weights[part])}</b>
            {t(`weights.${part}`)}
          </div>
        ))}
      </div>
      <Text component="div" c={total === 100 ? 'dimmed' : 'var(--lms-danger-text)'} fz={13} role="status">
        {total === 100 ? (
          t('weights.right', { total: percent(total) })
        ) : (
          <FieldError>{t('weights.wrong', { total: percent(total), whole: percent(100) })}</FieldError>
        )}
      </Text>
    </>
  );
}
