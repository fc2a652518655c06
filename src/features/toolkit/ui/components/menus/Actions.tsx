import { Group, Text } from '@mantine/core';
import { IconCopy, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';

export function Actions() {
  const { t } = useTranslation('component-menus');
  const [last, setLast] = useState('');
  const action = (id: string, icon: typeof IconCopy) => ({
    id,
    icon,
    label: t(`actions.${id}`),
    run: () => setLast(t(`actions.${id}`)),
  });
  return (
    <>
      <Group gap={12} justify="space-between">
        <Text fw={550}>{t('actions.test')}</Text>
        <ActionsMenu
          label={t('actions.more')}
          actions={[
            action('edit', IconPencil),
            action('copy', IconCopy),
            { ...action('publish', IconSend), refused: t('actions.refused') },
            { ...action('delete', IconTrash), danger: true },
          ]}
        />
      </Group>
      <Text mt={12} c="dimmed" fz={13} aria-live="polite">
        {last ? t('actions.chosen', { name: last }) : t('actions.nothing')}
      </Text>
    </>
  );
}
