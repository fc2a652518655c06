import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';

export function Simple() {
  const { t } = useTranslation('component-page-header');
  return <PageHeader level={2} title={t('simple.heading')} help={t('simple.line')} />;
}
