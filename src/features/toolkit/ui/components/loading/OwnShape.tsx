import { Card, Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Bone } from '#web/kit/states.tsx';

export function OwnShape() {
  const { t } = useTranslation('component-loading');
  const [isLoading, setLoading] = useState(true);
  return (
    <Stack gap={12}>
      <Card withBorder p={16} radius="md" h={72} aria-busy={isLoading}>
        <Group gap={12} wrap="nowrap">
          {isLoading ? <Bone width={32} round /> : <PersonAvatar id={3} name="Amara Okafor" size={32} />}
          <Stack gap={isLoading ? 10 : 0} flex={1}>
            {isLoading ? <Bone width="55%" /> : <Text fw={550}>{t('own.course')}</Text>}
            {isLoading ? (
              <Bone width="35%" />
            ) : (
              <Text c="dimmed" fz={13}>
                Amara Okafor
              </Text>
            )}
          </Stack>
        </Group>
      </Card>
      <Switch
        label={t('own.loading')}
        checked={isLoading}
        onChange={(event) => setLoading(event.currentTarget.checked)}
      />
    </Stack>
  );
}
