import { Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Status, type StatusShape } from '#web/kit/Status.tsx';

const SHAPES: StatusShape[] = ['active', 'pending', 'inactive', 'suspended'];

export function States() {
  const { t } = useTranslation('component-badges');
  const [shape, setShape] = useState<StatusShape>('pending');
  return (
    <Stack gap={16}>
      <Group gap={20}>
        {SHAPES.map((one) => (
          <Status key={one} shape={one}>
            {t(`states.${one}`)}
          </Status>
        ))}
      </Group>
      <Select
        label={t('states.label')}
        data={SHAPES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={shape}
        onChange={(next) => setShape(SHAPES.find((one) => one === next) ?? shape)}
      />
      <Group gap={12}>
        <Text fw={550}>Daniel Osei</Text>
        <Status shape={shape}>{t(`states.${shape}`)}</Status>
      </Group>
    </Stack>
  );
}
