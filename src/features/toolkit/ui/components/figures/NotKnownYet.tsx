import { SimpleGrid, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { KpiCard } from '#web/kit/charts/KpiCard.tsx';
import { formatNumber } from '#web/kit/format.ts';

export function NotKnownYet() {
  const { t } = useTranslation('component-figures');
  const [isKnown, setKnown] = useState(false);
  const value = (number: number) => (isKnown ? formatNumber(number) : undefined);
  return (
    <Stack gap={12}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12} aria-busy={!isKnown}>
        <KpiCard label={t('kpi.learners')} value={value(1_284)} detail={t('kpi.since')} />
        <KpiCard label={t('kpi.answers')} value={value(9_406)} detail={t('kpi.since')} />
      </SimpleGrid>
      <Switch
        label={t('loading.known')}
        checked={isKnown}
        onChange={(event) => setKnown(event.currentTarget.checked)}
      />
    </Stack>
  );
}
