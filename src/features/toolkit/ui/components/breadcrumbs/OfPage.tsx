import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';

export function OfPage() {
  const { t } = useTranslation('component-breadcrumbs');
  return <Breadcrumbs under="/apps/roles" here={t('ofPage.here')} label={t('ofPage.title')} />;
}
