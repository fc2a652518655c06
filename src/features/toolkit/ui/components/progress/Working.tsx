import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';

const ALL = 400;
const STEP = 20;

export function Working() {
  const { t } = useTranslation('component-progress');
  const [done, setDone] = useState(0);
  const work = useInterval(() => setDone((before) => Math.min(ALL, before + STEP)), 150);
  const isDone = done === ALL;
  if (isDone && work.active) work.stop();

  function start() {
    if (isDone) setDone(0);
    work.start();
  }

  return (
    <Stack gap={12}>
      <Progress value={(done / ALL) * 100} size={6} aria-label={t('work.label')} />
      <Group justify="space-between">
        <Text c="dimmed" fz={13} role="status">
          {isDone ? t('work.done') : t('work.far', { done: formatNumber(done), all: formatNumber(ALL) })}
        </Text>
        {work.active ? (
          <Button variant="default" onClick={work.stop}>
            {t('work.stop')}
          </Button>
        ) : (
          <Button variant="default" onClick={start}>
            {done === 0 ? t('work.start') : isDone ? t('work.again') : t('work.goOn')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
