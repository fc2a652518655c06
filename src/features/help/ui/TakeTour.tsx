import { Button } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useSession } from '#web/session.ts';
import { startTour } from '#web/tour.ts';

/** Shown around once more: for those who have something to be shown. */
export function TakeTour() {
  const { t } = useTranslation('help');
  const person = useSession();
  if (!person || person.viewer) return null;
  return (
    <Button variant="default" leftSection={<IconRoute size={16} stroke={1.75} aria-hidden />} onClick={startTour}>
      {t('base.tour')}
    </Button>
  );
}
