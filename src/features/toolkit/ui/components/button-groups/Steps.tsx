import { Button, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate } from '#web/kit/format.ts';

const DAY_MS = 86_400_000;

export function Steps() {
  const { t } = useTranslation('component-button-groups');
  const [away, setAway] = useState(0);
  return (
    <>
      <Button.Group>
        <Button variant="default" px={10} aria-label={t('steps.before')} onClick={() => setAway(away - 1)}>
          <IconChevronLeft data-turns size={18} stroke={1.75} aria-hidden />
        </Button>
        <Button variant="default" onClick={() => setAway(0)}>
          {t('steps.today')}
        </Button>
        <Button variant="default" px={10} aria-label={t('steps.after')} onClick={() => setAway(away + 1)}>
          <IconChevronRight data-turns size={18} stroke={1.75} aria-hidden />
        </Button>
      </Button.Group>
      <Text mt={12} fw={550} aria-live="polite">
        {formatDate(Date.now() + away * DAY_MS)}
      </Text>
    </>
  );
}
