import { useTranslation } from '#web/i18n/useTranslation.ts';
import { NoAccess } from '#web/kit/states.tsx';

export function NotAllowed() {
  const { t } = useTranslation('component-states');
  return <NoAccess title={t('access.what')} permission={t('access.permission')} />;
}
