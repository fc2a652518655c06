import { Button, Text } from '@mantine/core';
import { IconArchive, IconCopy, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const ACTIONS = [
  { id: 'send', icon: IconSend },
  { id: 'copy', icon: IconCopy },
  { id: 'archive', icon: IconArchive },
] as const;

export function Upright() {
  const { t } = useTranslation('component-button-groups');
  const [last, setLast] = useState<(typeof ACTIONS)[number]['id']>();
  return (
    <>
      <Button.Group orientation="vertical" maw={240}>
        {ACTIONS.map(({ id, icon: Glyph }) => (
          <Button
            key={id}
            variant="default"
            justify="flex-start"
            leftSection={<Glyph size={16} stroke={1.75} aria-hidden />}
            onClick={() => setLast(id)}
          >
            {t(`upright.${id}.name`)}
          </Button>
        ))}
      </Button.Group>
      <Text mt={12} c="dimmed" fz={13} aria-live="polite">
        {last ? t(`upright.${last}.done`) : t('upright.hint')}
      </Text>
    </>
  );
}
