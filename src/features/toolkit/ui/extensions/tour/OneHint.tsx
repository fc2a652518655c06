import { Button, Group } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tour } from '#web/kit/Tour.tsx';

export function OneHint() {
  const { t } = useTranslation('tour');
  const [isOpen, setOpen] = useState(false);
  const hint = {
    id: 'import',
    target: '[data-stop="import"]',
    title: t('hint.title'),
    body: t('hint.body'),
    position: 'bottom-start' as const,
  };
  return (
    <Group>
      <Button variant="default" data-stop="import">
        {t('hint.import')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconBulb size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('hint.start')}
      </Button>
      <Tour stops={[hint]} isOpen={isOpen} onEnd={() => setOpen(false)} />
    </Group>
  );
}
