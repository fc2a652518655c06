import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CrumbList } from '#web/shell/Breadcrumbs.tsx';

export function OwnWay() {
  const { t } = useTranslation('component-breadcrumbs');
  return (
    <CrumbList
      label={t('ownWay.title')}
      crumbs={[
        { name: t('pages:faq'), link: '/pages/faq' },
        { name: t('pages:knowledge-base'), link: '/pages/knowledge-base' },
        { name: t('ownWay.here') },
      ]}
    />
  );
}
