import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Notice } from '#web/kit/Notice.tsx';

export function LongText() {
  const { t } = useTranslation('component-notices');
  return (
    <Notice tone="warning">
      <strong>{t('longText.head')}</strong> {t('longText.words')}{' '}
      <Anchor component={Link} to="/pages/faq" underline="always">
        {t('longText.link')}
      </Anchor>
    </Notice>
  );
}
