import { Slider, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';

export function Locked() {
  const { t } = useTranslation('slider');
  const [seats, setSeats] = useState(14);
  return (
    <>
      <Text fz={13} fw={550} mb={8}>
        {t('locked.seats')}
      </Text>
      <Slider thumbLabel={t('locked.seats')} value={24} max={30} disabled />
      <Text c="dimmed" fz={13} mt={8} mb={20}>
        {t('locked.why')}
      </Text>
      <Text fz={13} fw={550} mb={8}>
        {t('locked.groups')}
      </Text>
      <Slider
        thumbLabel={t('locked.groups')}
        value={seats}
        onChange={setSeats}
        max={20}
        domain={[0, 30]}
        label={formatNumber}
        marks={[{ value: 20 }]}
      />
      <Text c="dimmed" fz={13} mt={8} aria-live="polite">
        {t('locked.some', { number: formatNumber(seats) })}
      </Text>
    </>
  );
}
