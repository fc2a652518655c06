import { Group, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';

const SIZES = [20, 22, 28, 32, 36, 40, 72, 96] as const;

export function Sizes() {
  const { t } = useTranslation('component-avatars');
  const [hasPicture, setPicture] = useState(true);
  return (
    <Stack gap={16}>
      <Group gap={12} align="flex-end">
        {SIZES.map((size) => (
          <PersonAvatar key={size} id={7} name="Amara Okafor" src={hasPicture ? '/avatars/07.svg' : null} size={size} />
        ))}
      </Group>
      <Switch
        label={t('sizes.picture')}
        checked={hasPicture}
        onChange={({ currentTarget }) => setPicture(currentTarget.checked)}
      />
    </Stack>
  );
}
