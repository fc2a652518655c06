import { Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Hue } from '#contract/hues.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HuePicker, HuePill, HueSquare } from '#web/kit/Hue.tsx';

export function Labels() {
  const { t } = useTranslation('component-badges');
  const [name, setName] = useState(t('labels.homework'));
  const [hue, setHue] = useState<Hue>('pine');
  return (
    <Stack gap={16}>
      <TextInput
        label={t('labels.name')}
        dir="auto"
        maxLength={30}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <HuePicker label={t('labels.colour')} value={hue} onChange={setHue} />
      <Group gap={16} mih={24}>
        {name && <HuePill hue={hue}>{name}</HuePill>}
        <Group gap={8}>
          <HueSquare hue={hue} />
          <span dir="auto">{name}</span>
        </Group>
      </Group>
    </Stack>
  );
}
