import { Group, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney } from '#web/kit/format.ts';
import { Segments } from '#web/kit/Segments.tsx';

const MONTHS = { monthly: 1, yearly: 12 } as const;

export function Wide() {
  const { t } = useTranslation('component-segmented');
  const [billing, setBilling] = useState<keyof typeof MONTHS>('monthly');
  const [seats, setSeats] = useState<string | number>(20);
  return (
    <Stack gap={12}>
      <Segments
        fullWidth
        aria-label={t('wide.label')}
        data={[
          { value: 'monthly', label: t('wide.monthly') },
          { value: 'yearly', label: t('wide.yearly') },
        ]}
        value={billing}
        onChange={(value) => setBilling(value === 'yearly' ? 'yearly' : 'monthly')}
      />
      <NumberInput label={t('wide.seats')} min={1} max={500} value={seats} onChange={setSeats} />
      <Group justify="space-between">
        <Text c="dimmed">{t(`wide.${billing}`)}</Text>
        <Text fw={600} aria-live="polite">
          {formatMoney(Number(seats) * 400 * MONTHS[billing])}
        </Text>
      </Group>
    </Stack>
  );
}
