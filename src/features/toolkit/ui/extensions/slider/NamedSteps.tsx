import { Slider, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const STEPS = ['easy', 'medium', 'hard'] as const;

export function NamedSteps() {
  const { t } = useTranslation('slider');
  const [step, setStep] = useState(1);
  const nameOf = (at: number) => t(`steps.${STEPS[at] ?? 'medium'}`);
  return (
    <>
      <Text fz={13} fw={550} mb={8}>
        {t('steps.label')}
      </Text>
      <Slider
        thumbLabel={t('steps.label')}
        thumbValueText={nameOf}
        value={step}
        onChange={setStep}
        max={STEPS.length - 1}
        label={nameOf}
        restrictToMarks
        marks={STEPS.map((_, value) => ({ value, label: nameOf(value) }))}
        mb={28}
        mx={16}
      />
    </>
  );
}
