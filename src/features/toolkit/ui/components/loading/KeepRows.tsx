import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BusyBar } from '#web/kit/BusyBar.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { useSlow } from '#web/kit/states.tsx';

const ANSWER_MS = 1_800;

export function KeepRows() {
  const { t } = useTranslation('component-loading');
  const [isFetching, setFetching] = useState(false);
  const [tests, setTests] = useState(24);
  const isSlow = useSlow(isFetching);

  async function refresh() {
    setFetching(true);
    await new Promise((done) => setTimeout(done, ANSWER_MS));
    setTests((before) => before + 1);
    setFetching(false);
  }

  return (
    <Stack gap={12} aria-busy={isFetching}>
      <div style={{ blockSize: 4 }}>{isSlow && <BusyBar label={t('keep.busy')} />}</div>
      <Group justify="space-between">
        <Text fz={14}>{t('keep.tests', { number: formatNumber(tests) })}</Text>
        <Button variant="default" disabled={isFetching} onClick={() => void refresh()}>
          {t('keep.refresh')}
        </Button>
      </Group>
    </Stack>
  );
}
