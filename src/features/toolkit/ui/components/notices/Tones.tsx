import { Stack } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Notice } from '#web/kit/Notice.tsx';

export function Tones() {
  const { t } = useTranslation('component-notices');
  return (
    <Stack gap={8}>
      <Notice>{t('tones.info')}</Notice>
      <Notice tone="success">{t('tones.success')}</Notice>
      <Notice tone="warning">{t('tones.warning')}</Notice>
      <Notice tone="danger">{t('tones.danger')}</Notice>
    </Stack>
  );
}
