import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BusyBar } from '#web/kit/BusyBar.tsx';

const LONG_MS = 3_000;

export function Unknown() {
  const { t } = useTranslation('component-progress');
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');

  function check() {
    setState('busy');
    setTimeout(() => setState('done'), LONG_MS);
  }

  return (
    <Stack gap={12}>
      {state === 'busy' && <BusyBar label={t('unknown.busy')} />}
      <Group justify="space-between">
        <Text c="dimmed" fz={13} role="status">
          {t(`unknown.${state}`)}
        </Text>
        <Button variant="default" disabled={state === 'busy'} onClick={check}>
          {t('unknown.start')}
        </Button>
      </Group>
    </Stack>
  );
}
