import { Button, Text } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { usePreferences } from '#web/preferences.ts';
import { startTour } from '#web/tour.ts';

export function ProductAgain() {
  const { t } = useTranslation('tour');
  const { tour } = usePreferences();
  return (
    <>
      <Button leftSection={<IconRoute size={16} stroke={1.75} aria-hidden />} onClick={startTour}>
        {t('product.start')}
      </Button>
      <Text c="dimmed" fz={13} mt={12} role="status">
        {t(`product.${tour ?? 'unseen'}`)}
      </Text>
    </>
  );
}
