import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { KpiCard } from '#web/kit/charts/KpiCard.tsx';
import { formatNumber } from '#web/kit/format.ts';

export function Moving() {
  const { t } = useTranslation('component-figures');
  const [days, setDays] = useState([31, 28, 36, 40, 38]);
  const [before = 0, now = 0] = days.slice(-2);
  // Up and down around forty, the same for everybody.
  const next = () => setDays([...days, 40 + Math.round(12 * Math.sin(days.length * 2))]);
  return (
    <Stack gap={12} align="flex-start">
      <div style={{ inlineSize: '100%', maxInlineSize: 420 }} aria-live="polite">
        <KpiCard
          label={t('moving.signIns')}
          value={formatNumber(now)}
          change={{ now, before, beforeText: formatNumber(before) }}
          spark={days.slice(-10)}
        />
      </div>
      <Button variant="default" onClick={next}>
        {t('moving.next')}
      </Button>
    </Stack>
  );
}
