import { Group, NumberInput, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { StepList } from '#web/kit/StepList.tsx';

const STEPS = ['applied', 'talked', 'accepted', 'enrolled'] as const;

export function StepsAlone() {
  const { t } = useTranslation('form-wizard');
  const [at, setAt] = useState(2);
  const [canGoBack, setCanGoBack] = useState(true);
  return (
    <Stack>
      <StepList
        label={t('alone.title')}
        steps={STEPS.map((step) => t(`alone.${step}`))}
        at={at}
        onStep={canGoBack ? setAt : undefined}
      />
      <Group gap={24} align="flex-end">
        <NumberInput
          label={t('alone.done')}
          w={120}
          min={0}
          max={STEPS.length}
          clampBehavior="strict"
          allowDecimal={false}
          value={at}
          onChange={(value) => setAt(Number(value))}
        />
        <Switch
          label={t('alone.back')}
          checked={canGoBack}
          mb={8}
          onChange={(event) => setCanGoBack(event.currentTarget.checked)}
        />
      </Group>
    </Stack>
  );
}
