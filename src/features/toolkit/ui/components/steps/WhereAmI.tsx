import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { StepList } from '#web/kit/StepList.tsx';

const STEPS = ['cart', 'address', 'payment'] as const;

export function WhereAmI() {
  const { t } = useTranslation('component-steps');
  const [at, setAt] = useState(0);
  return (
    <Stack gap={12}>
      <StepList label={t('list.label')} steps={STEPS.map((step) => t(`list.${step}`))} at={at} onStep={setAt} />
      <Text fz={14} role="status">
        {at < STEPS.length ? t(`list.text.${STEPS[at] ?? 'cart'}`) : t('list.done')}
      </Text>
      <Group gap={8}>
        <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('list.back')}
        </Button>
        <Button disabled={at === STEPS.length} onClick={() => setAt(at + 1)}>
          {t('list.next')}
        </Button>
      </Group>
    </Stack>
  );
}
