import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill, type PillKind } from '#web/kit/Pill.tsx';

const KINDS = {
  draft: 'neutral',
  sent: 'accent',
  downloaded: 'info',
  partial: 'warning',
  pastDue: 'danger',
  paid: 'success',
} as const satisfies Record<string, PillKind>;

const STATES = Object.keys(KINDS) as (keyof typeof KINDS)[];

export function Pills() {
  const { t } = useTranslation('component-badges');
  const [place, setPlace] = useState(0);
  const state = STATES[place] ?? 'draft';
  return (
    <Stack gap={16}>
      <Group gap={8}>
        {STATES.map((one) => (
          <Pill key={one} kind={KINDS[one]}>
            {t(`pills.${one}`)}
          </Pill>
        ))}
      </Group>
      <Group gap={12}>
        <Text fw={550}>{t('pills.invoice')}</Text>
        <span aria-live="polite">
          <Pill kind={KINDS[state]}>{t(`pills.${state}`)}</Pill>
        </span>
        <Button variant="default" onClick={() => setPlace((place + 1) % STATES.length)}>
          {t('pills.next')}
        </Button>
      </Group>
    </Stack>
  );
}
