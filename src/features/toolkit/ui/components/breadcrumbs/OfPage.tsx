import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';

export function OfPage() {
  const { t } = useTranslation('component-breadcrumbs');
  return <Breadcrumbs under="/apps/roles" here={t('ofPage.here')} label={t('ofPage.title')} />;
}
