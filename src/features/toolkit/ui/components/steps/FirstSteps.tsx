import { Stepper } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const STEPS = ['profile', 'course', 'invite'] as const;

export function FirstSteps() {
  const { t } = useTranslation('component-steps');
  const [active, setActive] = useState(1);
  return (
    <Stepper active={active} onStepClick={setActive} orientation="vertical" size="sm" iconSize={28}>
      {STEPS.map((step) => (
        <Stepper.Step key={step} label={t(`stepper.${step}`)} description={t(`stepper.text.${step}`)} />
      ))}
    </Stepper>
  );
}
