import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CrumbList } from '#web/shell/Breadcrumbs.tsx';

export function LongNames() {
  const { t } = useTranslation('component-breadcrumbs');
  return (
    <CrumbList
      label={t('longNames.title')}
      crumbs={[
        { name: t('pages:knowledge-base'), link: '/pages/knowledge-base' },
        { name: t('longNames.category'), link: '/pages/faq' },
        { name: t('longNames.question') },
      ]}
    />
  );
}
