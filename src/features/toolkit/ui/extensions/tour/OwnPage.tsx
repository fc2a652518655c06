import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tour } from '#web/kit/Tour.tsx';

export function OwnPage() {
  const { t } = useTranslation('tour');
  const [isOpen, setOpen] = useState(false);
  const stops = [
    { id: 'welcome', title: t('page.welcome.title'), body: t('page.welcome.body') },
    {
      id: 'progress',
      target: '[data-stop="progress"]',
      title: t('page.progress.title'),
      body: t('page.progress.body'),
    },
    { id: 'lesson', target: '[data-stop="lesson"]', title: t('page.lesson.title'), body: t('page.lesson.body') },
  ];
  return (
    <Stack gap={16}>
      <div data-stop="progress">
        <Text fw={550}>{t('page.course')}</Text>
        <Progress value={40} mt={8} aria-label={t('page.done')} />
      </div>
      <Group>
        <Button variant="default" data-stop="lesson">
          {t('page.next')}
        </Button>
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {t('page.start')}
        </Button>
      </Group>
      <Tour stops={stops} isOpen={isOpen} onEnd={() => setOpen(false)} />
    </Stack>
  );
}
