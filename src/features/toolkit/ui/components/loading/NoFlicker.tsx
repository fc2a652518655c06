import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Bone, useSlow } from '#web/kit/states.tsx';

export function NoFlicker() {
  const { t } = useTranslation('component-loading');
  const [isWaiting, setWaiting] = useState(false);
  const [took, setTook] = useState<number>();
  const isSlow = useSlow(isWaiting);

  async function ask(ms: number) {
    setWaiting(true);
    await new Promise((done) => setTimeout(done, ms));
    setTook(ms);
    setWaiting(false);
  }

  return (
    <Stack gap={12}>
      <Group h={20} role="status">
        {isSlow ? (
          <Bone width="60%" />
        ) : (
          <Text fz={14}>
            {took === undefined ? t('flicker.first') : t('flicker.took', { took: formatNumber(took) })}
          </Text>
        )}
      </Group>
      <Group gap={8}>
        <Button variant="default" disabled={isWaiting} onClick={() => void ask(80)}>
          {t('flicker.quick')}
        </Button>
        <Button variant="default" disabled={isWaiting} onClick={() => void ask(1_500)}>
          {t('flicker.slow')}
        </Button>
      </Group>
    </Stack>
  );
}
