import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { TourEnd } from '#features/preferences/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tour } from '#web/kit/Tour.tsx';

export function HowItEnded() {
  const { t } = useTranslation('tour');
  const [isOpen, setOpen] = useState(false);
  const [ended, setEnded] = useState<TourEnd>();
  const stops = ['first', 'second', 'third'].map((id) => ({
    id,
    title: t(`ended.${id}.title`),
    body: t(`ended.${id}.body`),
  }));

  function end(how: TourEnd) {
    setOpen(false);
    setEnded(how);
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('ended.start')}
      </Button>
      <Text c="dimmed" fz={13} mt={12} role="status">
        {t(`ended.${ended ?? 'not'}`)}
      </Text>
      <Tour stops={stops} isOpen={isOpen} onEnd={end} />
    </>
  );
}
