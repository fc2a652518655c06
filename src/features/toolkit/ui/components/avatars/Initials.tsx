import { Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';

export function Initials() {
  const { t } = useTranslation('component-avatars');
  const [name, setName] = useState('Jonas Keller');
  return (
    <>
      <TextInput
        label={t('initials.label')}
        dir="auto"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Group gap={12} mt={16} wrap="nowrap">
        <PersonAvatar id={name} name={name} size={72} />
        <Text fw={550} dir="auto" truncate>
          {name}
        </Text>
      </Group>
    </>
  );
}
