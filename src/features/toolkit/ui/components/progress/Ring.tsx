import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Donut } from '#web/kit/charts/Donut.tsx';
import { formatNumber } from '#web/kit/format.ts';

const LESSONS = 12;

export function Ring() {
  const { t } = useTranslation('component-progress');
  const [done, setDone] = useState(7);
  const share = formatNumber(done / LESSONS, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Group gap={24}>
      <Donut
        parts={[{ id: 'done', name: t('ring.word'), value: done, text: share }]}
        whole={LESSONS}
        number={share}
        word={t('ring.word')}
        summary={t('ring.summary', { done: formatNumber(done), all: formatNumber(LESSONS) })}
      />
      <Stack gap={8}>
        <Button variant="default" disabled={done === LESSONS} onClick={() => setDone(done + 1)}>
          {t('ring.more')}
        </Button>
        <Button variant="default" disabled={done === 0} onClick={() => setDone(done - 1)}>
          {t('ring.less')}
        </Button>
      </Stack>
    </Group>
  );
}
